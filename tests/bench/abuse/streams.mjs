import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { row } from '../report.mjs'
import { startDemo, startStorefront } from '../servers.mjs'
import { asha, Customer } from './customer.mjs'
import { memoryRow } from './tally.mjs'

/** Longer than the interval of a chat, in milliseconds. */
const listenMs = 6000
const waves = 20
const ofOneWave = 250
/** The available places: per address, and in total. */
const places = { fromOne: 300, inAll: 3000 }
/** Each of these open streams holds a connection. */
const residentMb = 300

/** Event streams that are opened and closed, at once or later, and the places left for others afterwards. */
export async function measureStreams() {
  const demo = await startDemo()
  const storefront = await startStorefront(demo.origin)
  const customer = new Customer(() => storefront.port)
  await customer.signIn(asha)
  let peakMb = 0
  for (let wave = 0; wave < waves; wave++) {
    const streams = Array.from({ length: ofOneWave }, () => open(storefront.port, customer, `10.0.0.${wave}`))
    // One of three closes before the first byte, one after its answer starts, one stays until all are open.
    for (const [nth, stream] of streams.entries())
      if (nth % 3 === 0) stream.leave()
      else if (nth % 3 === 1) void stream.answered.then(stream.leave)
    await Promise.all(streams.map(({ answered }) => answered))
    for (const { leave } of streams) leave()
    peakMb = Math.max(peakMb, storefront.residentMb())
  }
  await wait(1000)
  const before = await callCount(demo)
  await wait(listenMs)
  const calls = (await callCount(demo)) - before
  const all = Array.from({ length: places.inAll }, (_, at) =>
    open(storefront.port, customer, `10.0.1.${Math.floor(at / places.fromOne)}`),
  )
  const statuses = await Promise.all(all.map(({ answered }) => answered))
  for (const { leave } of all) leave()
  peakMb = Math.max(peakMb, storefront.residentMb())
  await Promise.all([storefront.stop(), demo.stop()])
  const openedCount = waves * ofOneWave
  const takenCount = statuses.filter((status) => status !== 200).length
  return [
    row('streams: opened and left', openedCount, '', null, 'a third before the first byte, a third with it'),
    row('streams: places that were not free afterwards', takenCount, '', 0, `of ${places.inAll}`),
    row('streams: vendor calls while nobody listens', calls, '', 0),
    memoryRow('streams', peakMb, residentMb),
  ]
}

/** Listens to the support chat from an address; `answered` resolves to the status, 0 for none. */
function open(port, customer, address) {
  const headers = {
    Host: `localhost:${port}`,
    Cookie: customer.cookieHeader,
    Accept: 'text/event-stream',
    'X-Client-Address': address,
  }
  const outgoing = request({ host: '127.0.0.1', port, path: '/chat-events', headers, agent: false })
  const answered = new Promise((done) => {
    outgoing.on('response', (response) => {
      response.resume()
      response.on('error', () => undefined)
      done(response.statusCode)
    })
    outgoing.on('error', () => done(0))
  })
  outgoing.end()
  return { answered, leave: () => void outgoing.destroy() }
}

const callCount = async (demo) => (await demo.calls()).filter(({ call }) => call === 'getmessage').length
