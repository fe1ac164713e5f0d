/** A thing of schema.org as pages tell search engines of it; who makes one has its exact type, too large a union to hand on. */
export type Thing = { '@type': string; name?: unknown }

/** Things as the text of a data element, in which nothing can end the element. */
export function jsonLd(things: readonly Thing[]): string {
  const [only] = things
  const graph =
    things.length === 1
      ? { '@context': 'https://schema.org', ...only }
      : { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
