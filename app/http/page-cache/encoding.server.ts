import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const known = new LRUCache<string, Encoding>({ max: 200 })

/** The encoding in which a browser with this Accept-Encoding header gets a document: the smallest that it takes. */
export function encodingOf(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const encoding = known.get(accepted) ?? choose(accepted)
  if (accepted.length <= 200) known.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const taken = new Map(accepted.toLowerCase().split(',').map(weighed))
  const takes = (name: string) => (taken.get(name) ?? taken.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(takes) ?? 'identity'
}

/** A name in the list with its weight, 1 by default. */
function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight)]
}
