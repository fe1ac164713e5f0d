import { createServer } from 'node:http'

/**
 * A bare Node server that answers everything with the same bytes: what can be reached at all. A program of its own, whose
 * environment says on which port; what it is to send is posted to it: `{ headers, body }`, the body in base64.
 */

let headers = {}
let body = Buffer.from('not told yet')

const server = createServer((request, response) => {
  if (request.method === 'POST') return void learn(request).then(() => response.end())
  response.writeHead(200, headers).end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')

async function learn(request) {
  const told = JSON.parse(await new Response(request).text())
  headers = told.headers
  body = Buffer.from(told.body, 'base64')
}
