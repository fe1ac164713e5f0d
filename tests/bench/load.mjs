import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Sends the same request again and again over connections that stay open, and prints the results as JSON. It is a
 * program of its own, so that sending takes no time from the server. Its argument is JSON: the port, path and body of
 * the request, the number of connections, the seconds, and the seconds to warm up before.
 */

const { port, path, body, connections, warmUp, seconds } = JSON.parse(process.argv[2])
const text = JSON.stringify(body)
const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
const agent = new Agent({ keepAlive: true, maxSockets: connections })

let isOver = false
let answered = 0
let failed = 0
let bytes = 0

/** Whether the answer was HTTP 200; counts its bytes. */
function ask() {
  return new Promise((done) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      response.on('data', (chunk) => (bytes += chunk.length))
      response.on('error', () => done(false))
      response.on('end', () => done(response.statusCode === 200))
    })
    outgoing.on('error', () => done(false))
    outgoing.end(text)
  })
}

async function askOnAndOn() {
  while (!isOver) {
    if (await ask()) answered++
    else failed++
  }
}

const work = Promise.all(Array.from({ length: connections }, askOnAndOn))
await wait(warmUp * 1000)
answered = failed = bytes = 0
const started = performance.now()
await wait(seconds * 1000)
const perSecond = answered / ((performance.now() - started) / 1000)
console.log(JSON.stringify({ perSecond, failed, bytesEach: Math.round(bytes / Math.max(1, answered)) }))
isOver = true
await work
agent.destroy()
