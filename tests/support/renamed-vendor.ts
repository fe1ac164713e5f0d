import { request as ask, createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.mjs'

/** A vendor's id as calls and answers spell it, and the name that follows it. */
const anId = /(vendor_id\W+\d{5})(\d{6})?\b/g

/**
 * A proxy under which vendors take a new name for each test, so that their storefront has never met them and has cached
 * nothing of them. A name is a number: it follows the ids of the vendors and stands before their hosts.
 */
export async function startRenamedVendor() {
  let name = 100_000
  let vendorOrigin = ''

  /** Whether a call was left behind by an earlier test. */
  const isLate = (text: string) => [...text.matchAll(anId)].some(([, , other]) => other !== String(name))
  const withOwnNames = (text: string) => text.replaceAll(`${name}.`, '').replace(anId, '$1')
  const withNewNames = (text: string) => text.replace(anId, `$1${name}`)

  /** Passes a request on. Bodies are read as Latin-1, a byte per character, so that pictures stay intact. */
  async function passOn(request: IncomingMessage) {
    const { method, headers, url = '/' } = request
    const body = (await buffer(request)).toString('latin1')
    if (isLate(url + body)) throw new Error('late')
    const content = Buffer.from(withOwnNames(body), 'latin1')
    const { 'transfer-encoding': _, ...others } = headers
    const answer = await new Promise<IncomingMessage>((done, fail) =>
      ask(
        new URL(withOwnNames(url), vendorOrigin),
        { method, headers: { ...others, ...(content.length > 0 && { 'content-length': content.length }) } },
        done,
      )
        .on('error', fail)
        .end(content),
    )
    return { answer, content: Buffer.from(withNewNames((await buffer(answer)).toString('latin1')), 'latin1') }
  }

  const server = createServer((request, response) => {
    passOn(request).then(
      ({ answer: { statusCode = 502, headers }, content }) => {
        delete headers['transfer-encoding']
        response.writeHead(statusCode, { ...headers, 'content-length': content.length }).end(content)
      },
      () => response.destroy(),
    )
  })
  return {
    ...(await listen(server)),
    /** Gives the vendors at an address a new name, and returns it. */
    rename(origin: string) {
      vendorOrigin = origin
      name += 1
      return String(name)
    },
  }
}
