import { weightedList } from '~/domain/text/weighted-list'
import { boundedCache } from '~/http/bounded-cache.server'
import type { HeaderReader } from '~/http/request-policy/request-head.server'
import { dictionary } from '~/styles/compression-dictionary.server'

/** How a page is encoded; `dcz` is Zstandard with our dictionary. */
export type Encoding = 'dcz' | 'br' | 'gzip' | 'identity'

/** The request headers that decide the encoding. */
export const varyByEncoding = 'Accept-Encoding, Available-Dictionary'

/** Who reads a page: one person; all guests, from here; or all guests, also from caches in front of the site. */
export type Readers = 'one' | 'guests' | 'shared'

const encodingByHeader = boundedCache<Encoding>(200)

/** The encoding in which a browser gets a page. */
export function encodingOf(headers: HeaderReader, readers: Readers): Encoding {
  const accepted = headers.get('accept-encoding')
  if (!accepted) return 'identity'
  // Many caches would give a page that needs the dictionary to browsers without one.
  const hasDictionary = readers !== 'shared' && headers.get('available-dictionary') === dictionary.available
  const key = `${readers} ${hasDictionary} ${accepted}`
  const known = encodingByHeader.get(key)
  if (known) return known
  const encoding = choose(accepted, readers, hasDictionary)
  if (accepted.length <= 200) encodingByHeader.set(key, encoding)
  return encoding
}

/** Brotli is the smallest without the dictionary, but takes 2 to 3 ms: too long for a page that is sent once. */
function choose(accepted: string, readers: Readers, hasDictionary: boolean) {
  const weights = new Map(weightedList(accepted))
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (hasDictionary && isAccepted('dcz')) return 'dcz'
  const order = readers === 'one' ? (['gzip', 'br'] as const) : (['br', 'gzip'] as const)
  return order.find(isAccepted) ?? 'identity'
}
