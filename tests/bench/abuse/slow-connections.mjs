import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { keepAliveClient } from '../client.mjs'
import { quantile, row } from '../report.mjs'
import { countStatuses, memoryRow, statusText } from './tally.mjs'

const slow = { headers: 600, bodies: 200 }
/** The interval between bytes, in milliseconds. */
const byteMs = 500
/** When the server must have closed all of them, in milliseconds. */
const patienceMs = 40_000
const limits = { otherMs: 100, lastMs: 35_000 }

/** Many connections that send their request byte by byte, while others request pages. */
export async function measureSlowConnections({ storefront }) {
  const head = `POST /cart HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(500)}\r\n\r\n`
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000'
  const connections = [
    ...Array.from({ length: slow.headers }, () => trickle(storefront.port, '', head)),
    ...Array.from({ length: slow.bodies }, () =>
      trickle(storefront.port, `POST /cart HTTP/1.1\r\nHost: localhost\r\n${form}\r\n\r\n`, 'x'.repeat(5000)),
    ),
  ]
  const started = performance.now()
  const ends = Promise.all(connections.map(({ ended }) => ended))
  const others = await askMeanwhile(storefront, ends)
  for (const { socket } of connections) socket.destroy()
  const answers = await ends
  const last = Math.max(...answers.map(({ at }) => at)) - started
  return [
    row('slow connections: opened', answers.length, '', null, statusText(countStatuses(answers))),
    row('slow connections: ended without an answer', answers.filter(({ status }) => status === 0).length, '', 0),
    row('slow connections: the last is over after', Math.round(last), 'ms', limits.lastMs),
    row('slow connections: pages asked for meanwhile', others.times.length, '', null, `home, one after another`),
    row('slow connections: of these, not answered', others.failed, '', 0),
    row('slow connections: 95 % of these within', Math.round(quantile(others.times, 0.95) ?? 0), 'ms', limits.otherMs),
    memoryRow('slow connections', others.peakMb),
  ]
}

/** A connection that sends its start at once and the rest byte by byte, until it is answered or closed. */
function trickle(port, start, rest) {
  const socket = connect(port, '127.0.0.1')
  let sentBytes = 0
  let answer = ''
  const timer = setInterval(() => {
    if (socket.writable && sentBytes < rest.length) socket.write(rest[sentBytes++])
  }, byteMs)
  socket.on('connect', () => socket.write(start))
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const ended = new Promise((done) => {
    const over = () => {
      clearInterval(timer)
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), at: performance.now() })
    }
    // An answer is the end, whether or not the connection stays open.
    socket.on('data', () => (over(), socket.destroy()))
    socket.on('close', over)
  })
  return { socket, ended }
}

/** Pages for others, until the slow connections are over. */
async function askMeanwhile({ port, residentMb }, ends) {
  const client = keepAliveClient(port, 1)
  const result = { times: [], failed: 0, peakMb: 0 }
  let isOver = false
  void Promise.race([ends, wait(patienceMs, null, { ref: false })]).then(() => (isOver = true))
  while (!isOver) {
    const answer = await client.get('/').catch(() => null)
    if (answer?.status === 200) result.times.push(answer.ms)
    else result.failed++
    result.peakMb = Math.max(result.peakMb, residentMb())
    await wait(50)
  }
  client.close()
  return result
}
