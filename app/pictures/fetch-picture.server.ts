import { get as getPlain, Agent as PlainAgent, type IncomingMessage } from 'node:http'
import { get as getSecure, Agent as SecureAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { imageOrigins } from '~/http/images.server'
import { FairQueue, NoRoom } from './fair-queue'
import { MemoryBudget, type Reservation } from './memory-budget'
import { PictureProblem } from './picture'
import { isNamedAddress, publicLookup } from './public-lookup.server'

export type PictureFile = { bytes: Buffer; mayKeep: boolean }

/** Where pictures may come from, how long they may take, how large they may be, and the room that they take. */
export type FetchRules = {
  origins: string[]
  /** The media type to request instead of pictures, as its start: `text/html`. */
  type?: string
  lookup?: LookupFunction
  milliseconds?: number
  mostBytes?: number
  reservation?: Reservation
}

const mostRedirects = 2
const headers = { 'Accept-Encoding': 'identity', 'User-Agent': 'storefront-pictures' }

/** Separate agents, so that no connection is reused that was opened to an unchecked address. */
const agents = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) }

/**
 * Fetches a picture, or what `type` names, only from an allowed origin: other redirects are refused, and so are names
 * that resolve to a private address. Throws a `PictureProblem`, and `NoRoom` if there is no room for it.
 */
export async function fetchPicture(source: URL, rules: FetchRules): Promise<PictureFile> {
  const { refused } = rules.reservation ?? {}
  // Held until the end, because `any` does not hold it: Node would collect it before the time is up.
  const deadline = AbortSignal.timeout(rules.milliseconds ?? 8000)
  const signal = refused ? AbortSignal.any([deadline, refused]) : deadline
  try {
    const response = await follow(source, rules, signal)
    const bytes = await readAll(response, rules)
    // Where the end of a body is that of its connection, Node takes what has arrived as all of it.
    signal.throwIfAborted()
    return { bytes, mayKeep: mayKeep(response) }
  } catch (error) {
    if (refused?.aborted) throw new NoRoom()
    if (error instanceof PictureProblem) throw error
    throw new PictureProblem(deadline.aborted ? 'too slow' : (error as Error).message, false)
  }
}

async function follow(source: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = source
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!rules.origins.includes(url.origin)) throw new PictureProblem('an origin that is not allowed')
    const response = await get(url, rules, signal)
    const { statusCode = 0 } = response
    if (statusCode === 200) return checkType(response, rules)
    response.destroy()
    const target = response.headers.location ?? ''
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && target !== '' && URL.canParse(target, url)
    if (!isRedirect) throw new PictureProblem(`status ${statusCode}`, statusCode < 500 && statusCode !== 429)
    url = new URL(target, url)
  }
  throw new PictureProblem('too many redirects')
}

/** Requests it, and once more over a fresh connection if the other side had closed the idle one that was used. */
function get(url: URL, rules: FetchRules, signal: AbortSignal, isAgain = false) {
  const { type, lookup = publicLookup() } = rules
  const secure = url.protocol === 'https:'
  const options = {
    headers: { ...headers, Accept: type ?? 'image/*' },
    signal,
    agent: !isAgain && agents[secure ? 'https:' : 'http:'],
    ...(!isNamedAddress(url.hostname) && { lookup }),
  }
  return new Promise<IncomingMessage>((done, failed) => {
    const request = (secure ? getSecure : getPlain)(url, options, done)
    const lost = (error: Error) => {
      if (request.reusedSocket && !signal.aborted) done(get(url, rules, signal, true))
      else failed(error)
    }
    request.once('error', lost).once('response', () => request.off('error', lost).on('error', failed))
    // Node closes a connection that switches to another protocol, without an error.
    request.once('close', () => failed(new Error('no answer')))
  })
}

/** Storage services often send no useful content type; any other type that is not a picture is refused. */
function checkType(response: IncomingMessage, { type: wanted }: FetchRules) {
  const type = response.headers['content-type'] ?? 'image/'
  const isEncoded = !['', 'identity'].includes(response.headers['content-encoding'] ?? '')
  const isWanted = wanted ? type.toLowerCase().startsWith(wanted) : /^image\/|\/octet-stream/i.test(type)
  if (isWanted && !isEncoded) return response
  response.destroy()
  throw new PictureProblem(`not ${wanted ?? 'a picture'}`)
}

async function readAll(response: IncomingMessage, { mostBytes: most = 10e6, reservation }: FetchRules) {
  const parts: Buffer[] = []
  let size = Number(response.headers['content-length'] ?? 0)
  if (size <= most) {
    size = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size > most || reservation?.take(part.length) === false) break
    }
  }
  response.destroy()
  if (size > most) throw new PictureProblem('too large')
  return Buffer.concat(parts)
}

function mayKeep({ headers }: IncomingMessage) {
  return !/\b(?:no-store|private)\b/i.test(headers['cache-control'] ?? '')
}

/** Limits the simultaneous downloads, also per brand, because a brand's server may be slow or never stop sending. */
const queue = new FairQueue({ atOnce: 16, waiting: 300 }, { atOnce: 4, waiting: 150 })

/** Limits the memory of downloads until pictures are made of them. */
const memory = new MemoryBudget({ bytes: 24e6, bytesOfOne: 12e6, reservationsOfOne: Infinity })

/** Fetches a vendor's picture and returns what `make` makes of it. Throws a `PictureProblem`, or `NoRoom`. */
export function fromVendorPicture<Made>(source: URL, brand: string, make: (file: PictureFile) => Promise<Made>) {
  return queue.run(async () => {
    const reservation = memory.reserve(brand)
    try {
      const file = await fetchPicture(source, { origins: imageOrigins(), reservation })
      reservation.fix()
      return await make(file)
    } finally {
      memory.leave(reservation)
    }
  }, brand)
}
