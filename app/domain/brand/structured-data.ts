/** A schema.org object. Callers keep the exact type; the full union is too large to pass around. */
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
