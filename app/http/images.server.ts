import { createHmac, timingSafeEqual } from 'node:crypto'
import { allowedImage } from '~/domain/brand/image-url'
import { env } from '~/env.server'
import { boundedCache } from '~/http/bounded-cache.server'

/** Origins that pictures may come from: the vendor API's own and those the host lists. */
export function imageOrigins(): string[] {
  return [...new Set([new URL(env().VENDOR_API_URL).origin, ...env().IMAGE_ORIGINS])]
}

/** Origins from which pages load pictures: only this site, unless pictures are served as they are. */
export const pageImageOrigins = () => (env().PICTURES === 'as-is' ? imageOrigins() : [])

/** The path of the server's own copies of pictures (rules 22.13). */
const ownPath = '/picture'

/** Characters of the signature: 48 bits cannot be guessed over the network, and keep a page of pictures short. */
const signatureLength = 8

/** A page shows some hundred pictures, so their signatures are cached. */
const ownUrls = boundedCache<string>(10_000, { memoMethod: ownPictureUrl })
const longestKnown = 300

/** Our copy's address (with `PICTURES=as-is` the vendor's own), or '' if a picture's origin is not allowed. */
export function pictureUrl(source: string): string {
  const address = allowedImage(source, imageOrigins())
  if (env().PICTURES === 'as-is' || address === '' || address.startsWith('/')) return address
  return address.length <= longestKnown ? ownUrls.memo(address) : ownPictureUrl(address)
}

/** Our copy's address, without a width. The signature covers the origin: only pictures that pages show are fetched. */
function ownPictureUrl(source: string): string {
  const { origin, pathname, search } = new URL(source)
  return `${ownPath}/${signature(origin + pathname + search, env().SESSION_SECRET[0] ?? '')}${pathname}${search}`
}

/** The source, width (0 for none) and frame that such an address asks for; null when the signature is wrong. */
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
  return createHmac('sha256', secret).update(`picture ${source}`).digest('base64url').slice(0, signatureLength)
}

const isSame = (given: string, made: string) => timingSafeEqual(Buffer.from(given), Buffer.from(made))
