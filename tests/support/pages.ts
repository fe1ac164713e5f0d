import { createServer } from 'node:http'
import { listen } from './listen.mjs'

type Page = { html: string } | { svg: string }

/** A third-party site on this machine: its answers by path, and no answer for null. */
export async function startServer(answer: (path: string) => Page | null | void) {
  const server = createServer(({ url = '/' }, response) => {
    const page = answer(url)
    const [type, text] = !page
      ? ['text/plain', '']
      : 'html' in page
        ? ['text/html', page.html]
        : ['image/svg+xml', page.svg]
    response.writeHead(page ? 200 : 404, { 'Content-Type': type }).end(text)
  })
  return listen(server)
}
