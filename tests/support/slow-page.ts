import { request as ask, createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.mjs'
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
        const html = await buffer(answer)
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
  const { port: ownPort, stop } = await listen(server)
  return { origin: `http://localhost:${ownPort}`, letGo, stop }
}
