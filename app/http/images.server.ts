import { LRUCache } from 'lru-cache'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { allowedImage } from '~/domain/brand/image-url'
import { env } from '~/env.server'

/** Origins that pictures may come from: the vendor API's own and those the host lists. */
export function imageOrigins(): string[] {
  return [...new Set([new URL(env().VENDOR_API_URL).origin, ...env().IMAGE_ORIGINS])]
}

/** Origins that a page itself loads pictures from: none but this site, unless they are shown as they are. */
export const pageImageOrigins = () => (env().PICTURES === 'as-is' ? imageOrigins() : [])

/** Where the server's own copies of pictures are found (rules 22.13). */
const own = '/picture'

/** Characters of the signature: 48 bits, which nobody guesses over the net, and few enough to stand in a page often. */
const signed = 8

/** A page shows some hundred pictures: their signatures are kept. */
const ownUrls = new LRUCache<string, string>({ max: 10_000 })
const longestKnown = 300

/** A vendor's picture address when its origin is allowed, else ''. The server's own copy of it, unless pictures are shown as they are. */
export function pictureUrl(source: string): string {
  const address = allowedImage(source, imageOrigins())
  return env().PICTURES === 'as-is' || address.startsWith('/') ? address : ownPictureUrl(address)
}

/**
 * The address of the server's copy of a picture, without a width. It is signed: nobody can let the server ask for anything that
 * no page shows, however allowed its origin is, and the signature says which origin that is.
 */
function ownPictureUrl(source: string): string {
  if (source === '') return ''
  const known = ownUrls.get(source)
  if (known) return known
  const { origin, pathname, search } = new URL(source)
  const url = `${own}/${signature(origin + pathname + search, env().SESSION_SECRET[0] ?? '')}${pathname}${search}`
  if (source.length <= longestKnown) ownUrls.set(source, url)
  return url
}

/** What such an address leads to, and the width and frame that it asks for, 0 for none; null for an address that no page has shown. */
export function readPictureUrl({ pathname, search }: URL): { source: URL; width: number; frame: string } | null {
  const [, width = '0', frame = '', given = '', path = ''] =
    /^\/picture(?:\/(\d{2,4})([a-z]?))?\/([\w-]{8})(\/.*)$/.exec(pathname) ?? []
  for (const origin of imageOrigins()) {
    const source = origin + path + search
    if (given && env().SESSION_SECRET.some((secret) => isSame(given, signature(source, secret))))
      return { source: new URL(source), width: Number(width), frame }
  }
  return null
}

function signature(source: string, secret: string) {
  return createHmac('sha256', secret).update(`picture ${source}`).digest('base64url').slice(0, signed)
}

const isSame = (given: string, made: string) => timingSafeEqual(Buffer.from(given), Buffer.from(made))
