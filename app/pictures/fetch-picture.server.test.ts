import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fetchPicture, type FetchRules } from './fetch-picture.server'
import { MemoryBudget } from './memory-budget'
import { PictureProblem } from './picture'
import { publicLookup } from './public-lookup.server'
import { anOrigin } from './test-pictures'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const png = { 'Content-Type': 'image/png' }

/** Why a picture is not fetched, and whether that is permanent. */
async function problemOf(source: string, rules: FetchRules) {
  const error: unknown = await fetchPicture(new URL(source), rules).then(
    ({ bytes }) => `fetched ${bytes.length} bytes`,
    (problem: unknown) => problem,
  )
  if (!(error instanceof PictureProblem)) throw error
  return { reason: error.message, isLasting: error.isLasting }
}

const lasting = (reason: string) => ({ reason, isLasting: true })

test('a picture is fetched without anything about the visitor', async () => {
  let asked: unknown
  const origin = await anOrigin((request, response) => {
    asked = request.headers
    response.writeHead(200, png).end('bytes')
  })
  const { bytes, mayKeep } = await fetchPicture(new URL(`${origin}/a.png`), { origins: [origin] })
  expect(bytes.toString()).toBe('bytes')
  expect(mayKeep).toBe(true)
  expect(Object.keys(asked as object).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
})

test('a picture that must not be cached says so', async () => {
  const origin = await anOrigin((_request, response) =>
    response.writeHead(200, { ...png, 'Cache-Control': 'private, no-store' }).end('bytes'),
  )
  expect(await fetchPicture(new URL(origin), { origins: [origin] })).toMatchObject({ mayKeep: false })
})

describe('nothing is requested from', () => {
  test('an origin that is not allowed', async () => {
    let asked = 0
    const other = await anOrigin((_request, response) => response.end(String(asked++)))
    expect(await problemOf(other, { origins: ['http://cdn.test'] })).toEqual(lasting('an origin that is not allowed'))
    expect(asked).toBe(0)
  })

  test.each([
    ['another port of this machine', (port: number) => `http://127.0.0.1:${port}/secret`],
    ['this machine by name', (port: number) => `http://localhost:${port}/secret`],
    ['the machine’s description in a cloud', () => 'http://169.254.169.254/latest/meta-data'],
    ['a file', () => 'file:///etc/passwd'],
    ['data', () => 'data:image/png;base64,AAAA'],
  ])("a redirect's target: %s", async (_name, target) => {
    let asked = 0
    const inside = await anOrigin((_request, response) => response.writeHead(200, png).end(String(asked++)))
    const origin = await anOrigin((_request, response) =>
      response.writeHead(302, { Location: target(Number(new URL(inside).port)) }).end(),
    )
    expect(await problemOf(origin, { origins: [origin] })).toEqual(lasting('an origin that is not allowed'))
    expect(asked).toBe(0)
  })

  test('an allowed name that resolves to this machine or its network', async () => {
    let asked = 0
    const inside = await anOrigin((_request, response) => response.writeHead(200, png).end(String(asked++)))
    const origin = `http://cdn.test:${new URL(inside).port}`
    for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:127.0.0.1']) {
      const lookup = publicLookup(async () => [{ address, family: address.includes(':') ? 6 : 4 }])
      expect(await problemOf(origin, { origins: [origin], lookup })).toEqual({
        reason: 'not a public address',
        isLasting: false,
      })
    }
    expect(asked).toBe(0)
  })
})

test('redirects are followed twice, to allowed targets', async () => {
  const last = await anOrigin((_request, response) => response.writeHead(200, png).end('moved'))
  const origin = await anOrigin(({ url }, response) =>
    response.writeHead(302, { Location: { '/1': '/2', '/2': last }[url ?? ''] ?? '/loop' }).end(),
  )
  const rules = { origins: [origin, last] }
  expect((await fetchPicture(new URL(`${origin}/1`), rules)).bytes.toString()).toBe('moved')
  expect(await problemOf(`${origin}/loop`, rules)).toEqual(lasting('too many redirects'))
})

describe('a response is refused that is', () => {
  test.each([
    ['a page', { 'Content-Type': 'text/html' }, 200, 'not a picture'],
    ['a picture that is compressed once more', { ...png, 'Content-Encoding': 'gzip' }, 200, 'not a picture'],
    ['one that is announced as too large', { ...png, 'Content-Length': '5000' }, 200, 'too large'],
    ['one that is not there', png, 404, 'status 404'],
    ['a redirect that leads nowhere', {}, 302, 'status 302'],
  ])('%s', async (_name, headers, status, reason) => {
    const origin = await anOrigin((_request, response) => response.writeHead(status, headers).end('x'.repeat(1)))
    expect(await problemOf(origin, { origins: [origin], mostBytes: 1000 })).toEqual(lasting(reason))
  })

  test('endless: it is cut off at the size limit', async () => {
    const origin = await anOrigin((_request, response) => {
      response.writeHead(200, png)
      const more = () => response.destroyed || (response.write('x'.repeat(500)), setImmediate(more))
      more()
    })
    expect(await problemOf(origin, { origins: [origin], mostBytes: 10_000 })).toEqual(lasting('too large'))
  })

  test.each(['before the first byte', 'after it'])('stalled %s: it is tried again later', async (when) => {
    const origin = await anOrigin((_request, response) => {
      if (when === 'after it') response.writeHead(200, png).write('x')
    })
    const collecting = setInterval(collectGarbage, 5)
    onTestFinished(() => clearInterval(collecting))
    const reservation = new MemoryBudget({ bytes: 10, bytesOfOne: 10, reservationsOfOne: 1 }).reserve('a brand')
    expect(await problemOf(origin, { origins: [origin], milliseconds: 100, reservation })).toEqual({
      reason: 'too slow',
      isLasting: false,
    })
  })

  test('stalled, and would end with its connection: what has arrived is not taken as all of it', async () => {
    const origin = await anOrigin(({ socket }) => void socket.write('HTTP/1.1 200 OK\r\n\r\nhalf'))
    expect(await problemOf(origin, { origins: [origin], milliseconds: 100 })).toEqual({
      reason: 'too slow',
      isLasting: false,
    })
  })

  test('a switch to another protocol: it is tried again later', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'
    const origin = await anOrigin(({ socket }) => void socket.write(switching))
    expect(await problemOf(origin, { origins: [origin] })).toEqual({ reason: 'no answer', isLasting: false })
  })

  test('a server error: it is tried again later', async () => {
    const origin = await anOrigin((_request, response) => response.writeHead(503).end())
    expect(await problemOf(origin, { origins: [origin] })).toEqual({ reason: 'status 503', isLasting: false })
  })
})

describe('an idle connection that the other side closed', () => {
  /** An origin that answers `answered` requests on each connection, and then closes it without a word. */
  async function closingOrigin(answered: (connection: number) => number) {
    const seen: number[] = []
    const connections = new Map<unknown, { number: number; asked: number }>()
    const origin = await anOrigin((request, response) => {
      const { socket } = request
      const known = connections.get(socket) ?? { number: connections.size, asked: 0 }
      connections.set(socket, known)
      seen.push(known.number)
      if (++known.asked > answered(known.number)) socket.destroy()
      else response.writeHead(200, png).end('bytes')
    })
    const fetched = () => fetchPicture(new URL(origin), { origins: [origin] }).then(({ bytes }) => bytes.toString())
    return { origin, seen, fetched }
  }

  test('is not used again: the picture is requested once more over another', async () => {
    const { seen, fetched } = await closingOrigin(() => 1)
    expect([await fetched(), await fetched()]).toEqual(['bytes', 'bytes'])
    expect(seen).toEqual([0, 0, 1])
  })

  test('is retried only once', async () => {
    const { origin, seen, fetched } = await closingOrigin((connection) => (connection === 0 ? 1 : 0))
    await fetched()
    expect(await problemOf(origin, { origins: [origin] })).toEqual({ reason: 'socket hang up', isLasting: false })
    expect(seen).toEqual([0, 0, 1])
  })

  test('is no reason to retry at an origin that closes fresh ones', async () => {
    const { origin, seen } = await closingOrigin(() => 0)
    expect(await problemOf(origin, { origins: [origin] })).toEqual({ reason: 'socket hang up', isLasting: false })
    expect(seen).toEqual([0])
  })
})
