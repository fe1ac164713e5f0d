import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Storefront } from './servers'

/** A proxy in front of a storefront that holds back the end of each page, from its `<main>` on, until `letGo`. */
export async function startSlowPages({ port }: Storefront) {
  let letGo = () => {}
  const released = new Promise<void>((done) => (letGo = done))
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const isPage = headers.accept?.startsWith('text/html')
    const onward = ask(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...(isPage && { 'accept-encoding': '' }) } },
      async (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        if (!isPage) return answer.pipe(response)
        const html = Buffer.concat(await answer.toArray())
        const main = html.indexOf('<main')
        response.write(html.subarray(0, main))
        await released
        response.end(html.subarray(main))
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    letGo,
    stop: () => new Promise<void>((done) => (server.close(() => done()), server.closeAllConnections())),
  }
}
