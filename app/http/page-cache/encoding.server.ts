import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const encodingByHeader = new LRUCache<string, Encoding>({ max: 200 })

/** The encoding in which a browser with this Accept-Encoding header gets a document: the smallest that it takes. */
export function encodingOf(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const encoding = encodingByHeader.get(accepted) ?? choose(accepted)
  if (accepted.length <= 200) encodingByHeader.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(withWeight))
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}

/** A name in the list with its weight, 1 by default. */
function withWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight)]
}
