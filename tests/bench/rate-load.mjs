import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Requests one page again and again over connections that stay open, and prints the number of answers. It is a program
 * of its own and as cheap as possible, so that it measures the server: it writes the same bytes each time and reads
 * only the status and length of an answer. Its argument is JSON: the port, the head of the request, the number of
 * connections, and the seconds. `{visit}` in the head becomes a new number in each request.
 */

const { port, head, connections, seconds } = JSON.parse(process.argv[2])
const [before, after] = head.split('{visit}')
const same = Buffer.from(head, 'latin1')
const endOfHead = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

let isOver = false
let answered = 0
let failed = 0
let visits = 0
const sockets = new Set(Array.from({ length: connections }, open))

await wait(seconds * 1000)
isOver = true
console.log(JSON.stringify({ answered, failed }))
sockets.forEach((socket) => socket.destroy())

function open() {
  const socket = connect(port, '127.0.0.1', () => socket.write(nextRequest()))
  socket.setNoDelay(true)
  let head = null
  let rest = null
  let missing = 0
  let isLast = false
  socket.on('data', (chunk) => {
    if (rest === null) {
      head = head ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(endOfHead)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      missing = lengthOf(text)
      isLast = /\r\nconnection: close/i.test(text)
      chunk = head.subarray(end + endOfHead.length)
      head = null
    }
    missing -= chunk.length
    rest = chunk
    if (missing > 0 || (missing !== 0 && !chunk.subarray(-lastChunk.length).equals(lastChunk))) return
    rest = null
    answered++
    if (!isLast) socket.write(nextRequest())
  })
  socket.on('error', () => failed++)
  // A proxy ends a connection after a number of requests.
  socket.on('close', () => !isOver && sockets.add(open()))
  return socket
}

function nextRequest() {
  return after === undefined ? same : Buffer.from(`${before}${visits++}${after}`, 'latin1')
}

/** The length of an answer's body; NaN for one that comes in chunks. */
function lengthOf(text) {
  if (!text.startsWith('HTTP/1.1 200 ')) failed++
  return Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])
}
