import { request } from 'node:http'
import { hiddenFields } from '../../support/forms.mjs'
import { Customer } from './customer.mjs'

const boundary = 'boundary-of-a-report'
const patienceMs = 60_000

/** A signed-in customer with the form of a report open. */
export async function reporter({ port }, person) {
  const customer = new Customer(() => port)
  await customer.signIn(person)
  return { customer, port, fields: hiddenFields((await customer.ask('/report-bug')).text, 'report') }
}

/** A report with or without a picture; returns the status, 0 for no answer, the text and the milliseconds. */
export function sendReport(who, picture) {
  const body = bodyOf(who, picture)
  const { outgoing, answer } = openReport(who, body.length)
  outgoing.end(body)
  return answer
}

/** A report whose picture arrives up to a point, and then byte by byte. */
export function sendReportSlowly(who, picture, until) {
  const body = bodyOf(who, picture)
  const { outgoing, answer } = openReport(who, body.length)
  outgoing.write(body.subarray(0, until))
  const trickle = setInterval(() => outgoing.writable && outgoing.write(body.subarray(until, (until += 1))), 500)
  return answer.finally(() => clearInterval(trickle))
}

function bodyOf({ fields }, picture) {
  const typed = { ...fields, title: 'The map is empty', description: `It stays grey. ${Math.random()}` }
  const part = (head, content) => [`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`, content, '\r\n']
  const parts = Object.entries(typed).flatMap(([name, value]) => part(`name="${name}"`, value))
  if (picture) parts.push(...part('name="picture"; filename="shot.png"', picture))
  return Buffer.concat([...parts, `--${boundary}--\r\n`].map((one) => Buffer.from(one)))
}

function openReport({ port, customer }, length) {
  const headers = {
    Host: `localhost:${port}`,
    Cookie: customer.cookieHeader,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': length,
  }
  const started = performance.now()
  const options = { host: '127.0.0.1', port, method: 'POST', path: '/report-bug', headers, agent: false }
  const outgoing = request({ ...options, timeout: patienceMs })
  const answer = new Promise((done) => {
    const end = (status, text = '') => done({ status, text, ms: performance.now() - started })
    outgoing.on('error', () => end(0))
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('response', (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', () => end(0))
      response.on('end', () => end(response.statusCode, Buffer.concat(chunks).toString()))
    })
  })
  return { outgoing, answer }
}
