import { LRUCache } from 'lru-cache'
import { weightedList } from '~/domain/text/weighted-list'
import type { HeaderReader } from '~/http/request-policy/request-head.server'
import { dictionary } from '~/styles/compression-dictionary.server'

/** How a page is encoded; `dcz` is Zstandard with our dictionary. */
export type Encoding = 'dcz' | 'br' | 'gzip' | 'identity'

/** The request headers that decide the encoding. */
export const varyByEncoding = 'Accept-Encoding, Available-Dictionary'

const encodingByHeader = new LRUCache<string, Encoding>({ max: 200 })

/**
 * The encoding in which a browser gets a page: the smallest that it takes. A shared page never depends on a dictionary,
 * because many caches would give it to browsers without one.
 */
export function encodingOf(headers: HeaderReader, { isShared = false } = {}): Encoding {
  const accepted = headers.get('accept-encoding')
  if (!accepted) return 'identity'
  const hasDictionary = !isShared && headers.get('available-dictionary') === dictionary.available
  const key = `${hasDictionary} ${accepted}`
  const known = encodingByHeader.get(key)
  if (known) return known
  const encoding = choose(accepted, hasDictionary)
  if (accepted.length <= 200) encodingByHeader.set(key, encoding)
  return encoding
}

function choose(accepted: string, hasDictionary: boolean) {
  const weights = new Map(weightedList(accepted))
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (hasDictionary && isAccepted('dcz')) return 'dcz'
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}
