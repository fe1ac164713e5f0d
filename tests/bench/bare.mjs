import { createServer } from 'node:http'

/**
 * A bare Node server that answers everything with the same bytes: the most that any server can reach. It is a program
 * of its own. PORT is its port. Its answer is posted to it: `{ headers, body }`, the body in base64.
 */

let headers = {}
let body = Buffer.from('not set yet')

const server = createServer((request, response) => {
  if (request.method === 'POST') return void setAnswer(request).then(() => response.end())
  response.writeHead(200, headers).end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')

async function setAnswer(request) {
  const answer = JSON.parse(await new Response(request).text())
  headers = answer.headers
  body = Buffer.from(answer.body, 'base64')
}
