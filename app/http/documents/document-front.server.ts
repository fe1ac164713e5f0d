import type { IncomingMessage, ServerResponse } from 'node:http'
import { audienceOf, hostOf, type DocumentRequest } from '~/http/documents/document-request.server'
import { documents, type Documents, type Found } from '~/http/documents/documents.server'
import { hasEnded } from '~/http/device/ended-sessions.server'

/** Makes a page as for a guest's request; what comes of it is kept, or not, on the way. */
type Render = (request: Request) => Promise<Response>

/** Documents that are made anew behind the scenes at the same time: people who wait for a page of their own come first. */
const mostRenewals = 1

/**
 * What a server puts in front of the site: it answers with kept documents before anything else is done. The site is the same
 * without it.
 */
export class DocumentFront {
  private readonly underway = new Map<string, Promise<void>>()
  private readonly renewing = new Set<string>()

  constructor(
    private readonly render: Render,
    private readonly kept: Documents = documents,
  ) {}

  /** Answers with a kept document, or goes on. A stale one is made anew meanwhile, once. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const asked = readRequest(request)
    const found = this.kept.find(asked)
    if (!found) return next()
    if (found.sessionId) return void this.answerSignedIn(found.sessionId, () => send(found, asked, response), next)
    if (!found.document.isFresh) void this.renew(found, asked.path)
    send(found, asked, response)
  }

  /** Lets one of those who ask for the same page at the same time make it, and the others wait whether it can be theirs too. */
  async together(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const asked = readRequest(request)
    // A stream of events ends when its page is left, which nobody can wait for.
    const isEndless = asked.header('accept') === 'text/event-stream'
    if (isEndless || audienceOf(asked) !== 'guests') return next()
    const name = `${hostOf(asked)} ${asked.header('accept-language')} ${asked.path}`
    const first = this.underway.get(name)
    if (first) {
      await first
      if (!response.destroyed) this.answer(request, response, next)
      return
    }
    this.underway.set(
      name,
      new Promise((done) => {
        for (const event of ['finish', 'close'])
          response.once(event, () => {
            this.underway.delete(name)
            done()
          })
      }),
    )
    next()
  }

  /** A session may have ended since, also on another instance. */
  private async answerSignedIn(sessionId: string, answer: () => void, next: () => void) {
    if (await hasEnded(sessionId)) next()
    else answer()
  }

  /** Makes a stale document anew. While that fails the old one stays; when no document comes of it, the old one is wrong. */
  private async renew({ key, document, host, locale }: Found, path: string) {
    if (this.renewing.size >= mostRenewals || this.renewing.has(key)) return
    this.renewing.add(key)
    try {
      const headers = { Host: host, 'Accept-Language': locale }
      const response = await this.render(new Request(`http://${host}${path}`, { headers }))
      await response.body?.cancel()
      if (response.status >= 500) document.rest()
      else if (this.kept.at(key)?.document === document) this.kept.forget(key)
    } finally {
      this.renewing.delete(key)
    }
  }
}

function send({ document }: Found, asked: DocumentRequest, response: ServerResponse) {
  const { status, headers, body } = document.answer(asked)
  response.writeHead(status, headers).end(body)
}

function readRequest({ method = '', url = '', headers }: IncomingMessage): DocumentRequest {
  return {
    method,
    path: url,
    header(name) {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
  }
}
