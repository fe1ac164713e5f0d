import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * Sends recorded answers as static files: the least time in which a page could be painted. It is a program of its own.
 * PORT is its port, FILES the file with the answers: `{ [path]: { status, headers, body } }`, bodies in base64.
 */

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.FILES ?? '', 'utf8'))).map(([path, { status, headers, body }]) => [
    path,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
)

const server = createServer(({ url }, response) => {
  const { status, headers, body } = answers.get(url) ?? { status: 404, headers: {}, body: '' }
  response.writeHead(status, headers).end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
