import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import { readPictureUrl } from '~/http/images.server'
import { log } from '~/http/log.server'
import { frames, pictureWidths, type Frame } from '~/ui/picture-address'
import { DiskCache } from './disk-cache.server'
import { NoRoom } from './fair-queue'
import { fromVendorPicture, type PictureFile } from './fetch-picture.server'
import { isDrawing, PictureProblem, pictureType, TooSlow } from './picture'
import { makePicture } from './worker-pool.server'
import type { Format } from './worker/jobs'

type PictureRequest = { source: URL; width: number; height: number; format: Format }

/** Part of each key. Raise it when pictures are made differently. */
const edition = 2
const widthWithoutWish = 960

/** AVIF is smaller than WebP, and takes four times as long to make: too long for wide ones. */
const widestAvif = 960

const minutes = 60_000
const problems = new LRUCache<string, PictureProblem>({ max: 2000 })
/** Sources for which there was no time lately. */
const slow = new LRUCache<string, true>({ max: 2000, ttl: 5 * minutes })
/** The largest file that is sent as it is, in bytes. */
const mostAsIs = 2e6
const underway = new Map<string, Promise<PictureFile>>()
let disk: DiskCache | null | undefined

/** The server's copy of a picture, kept for a year (rules 22.13); `brandOf` names whose turn it takes to make one. */
export async function answerPicture({ url, headers }: Request, brandOf: () => Promise<string>): Promise<Response> {
  const wanted = readWanted(new URL(url), headers.get('Accept') ?? '')
  if (!wanted) return emptyResponse(404, 'public, max-age=300')
  const key = keyOf(wanted)
  const etag = `"${key.slice(0, 22)}"`
  const lasting = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable', ...always }
  if (headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers: lasting })
  try {
    const { bytes, mayKeep } = await cachedOrMade(key, wanted, brandOf)
    const caching = mayKeep ? lasting : { 'Cache-Control': 'no-store', ...always }
    return new Response(new Uint8Array(bytes), { headers: { ...caching, 'Content-Type': pictureType(bytes) } })
  } catch (error) {
    if (error instanceof NoRoom) return emptyResponse(503, 'no-store', { 'Retry-After': '5' })
    if (!(error instanceof PictureProblem)) throw error
    return error.isLasting ? emptyResponse(404, 'public, max-age=300') : emptyResponse(502, 'no-store')
  }
}

/** Pictures that were made ahead lately. */
const madeAhead = new LRUCache<string, true>({ max: 500 })

/** Makes a picture before the browser asks for it (rules 22.13). If that fails, the browser's request tries again. */
export async function makeAhead(address: string, brand: string) {
  if (madeAhead.has(address)) return
  madeAhead.set(address, true)
  const headers = { Accept: 'image/avif,image/webp' }
  await answerPicture(new Request(new URL(address, 'http://localhost'), { headers }), async () => brand).catch(() => {})
}

/** A picture opened as a document belongs to this origin, so its policy allows nothing. */
const always = {
  Vary: 'Accept',
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

function emptyResponse(status: number, caching: string, more: Record<string, string> = {}) {
  return new Response(null, { status, headers: { ...always, ...more, 'Cache-Control': caching } })
}

function readWanted(url: URL, accept: string): PictureRequest | null {
  const parsedUrl = env().PICTURES === 'as-is' ? null : readPictureUrl(url)
  const width = parsedUrl?.width || widthWithoutWish
  if (!parsedUrl || !pictureWidths.some((one) => one === width) || !Object.hasOwn(frames, parsedUrl.frame)) return null
  const height = Math.round(width * frames[parsedUrl.frame as Frame])
  return { source: parsedUrl.source, width, height, format: formatFor(accept, width) }
}

function keyOf({ source, width, height, format }: PictureRequest) {
  return createHash('sha256').update(`${edition} ${width}x${height} ${format} ${source.href}`).digest('hex')
}

/** The picture from the disk, or made now, once for all simultaneous requests. */
async function cachedOrMade(key: string, wanted: PictureRequest, brandOf: () => Promise<string>): Promise<PictureFile> {
  const cachedBytes = await cache()?.get(key)
  if (cachedBytes && pictureType(cachedBytes)) return { bytes: cachedBytes, mayKeep: true }
  const others = underway.get(key)
  if (others) return others
  const making = brandOf()
    .then((brand) => make(key, wanted, brand))
    .finally(() => underway.delete(key))
  underway.set(key, making)
  return making
}

async function make(key: string, wanted: PictureRequest, brand: string): Promise<PictureFile> {
  const { source } = wanted
  const problem = problems.get(source.href)
  if (problem) throw problem
  try {
    const made = await fromVendorPicture(source, brand, (file) => copyOf(file, wanted, brand))
    if (made.mayKeep) await cache()?.set(key, made.bytes)
    return made
  } catch (error) {
    if (error instanceof PictureProblem) {
      problems.set(source.href, error, { ttl: (error.isLasting ? 5 : 0.25) * minutes })
      log.warn({ picture: source.origin + source.pathname, reason: error.message }, 'no picture')
    }
    throw error
  }
}

/** A copy in the wanted size; the vendor's own file, not to be kept, while there is no time to make one. */
async function copyOf({ bytes, mayKeep }: PictureFile, { source, ...size }: PictureRequest, brand: string) {
  const asIs = { bytes, mayKeep: false }
  const mayBeShown = bytes.length <= mostAsIs && pictureType(bytes) !== '' && !isDrawing(bytes)
  if (mayBeShown && slow.has(source.href)) return asIs
  try {
    return { bytes: await makePicture({ kind: 'picture', bytes, ...size }, brand), mayKeep }
  } catch (error) {
    if (!mayBeShown || !(error instanceof TooSlow || error instanceof NoRoom)) throw error
    if (error instanceof TooSlow) slow.set(source.href, true)
    return asIs
  }
}

function cache() {
  const { PICTURE_CACHE, PICTURE_CACHE_MB } = env()
  return (disk ??= PICTURE_CACHE === 'off' ? null : new DiskCache(PICTURE_CACHE, PICTURE_CACHE_MB * 1e6))
}

/** The best format for a width that a browser says it accepts. */
export function formatFor(accept: string, width: number): Format {
  if (width <= widestAvif && accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'plain'
}
