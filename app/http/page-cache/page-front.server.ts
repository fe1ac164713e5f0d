import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { audienceOf, hostOf, type PageRequest } from './page-request.server'
import { pageCache, type PageCache, type Found } from './page-cache.server'
import { report } from '~/reports.server'
import { hasEnded } from '~/http/device/ended-sessions.server'
import { healthPath } from '~/paths'

/** Makes a page for a guest's request, which caches it if it may. */
type Render = (request: Request) => Promise<Response>

/** How many pages are rendered again in the background at once; waiting people come first. */
const mostRenewals = 1

/** How long others wait for a page that somebody makes before they make their own, in ms. */
const mostPatienceMs = 5000

/**
 * The page cache in front of the site: it answers with cached documents before anything else is done. The site is the same
 * without it.
 */
export class PageFront {
  private readonly underway = new Map<string, Promise<void>>()
  private readonly renewing = new Set<string>()

  constructor(
    private readonly render: Render,
    private readonly kept: PageCache = pageCache,
    private readonly longestMakingMs = mostPatienceMs,
  ) {}

  /** Answers with a cached document, or goes on. A stale one is rendered again meanwhile, once. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const asked = readRequest(request)
    const found = this.kept.find(asked)
    if (!found) return next()
    if (found.sessionId) return void this.answerSignedIn(found.sessionId, () => send(found, asked, response), next)
    const { isFresh } = found.document
    report('page', { state: isFresh ? 'fresh' : 'stale' })
    if (!isFresh) void this.renew(found, asked.path)
    send(found, asked, response)
  }

  /**
   * When several ask for the same page at once, one of them makes it. The others wait until it is made, not until it is sent,
   * which its reader controls; then they get it too, or make their own.
   */
  async together(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const asked = readRequest(request)
    if (asked.path === healthPath() || audienceOf(asked) !== 'guests') return next()
    const name = `${hostOf(asked)} ${asked.header('accept-language')} ${asked.path}`
    const making = this.underway.get(name)
    if (making) {
      await making
      if (!response.destroyed) this.answer(request, response, next)
      return
    }
    const made = untilMade(response, this.longestMakingMs)
    this.underway.set(name, made)
    void made.then(() => this.underway.delete(name))
    next()
  }

  /** The session may have ended since, even on another instance. */
  private async answerSignedIn(sessionId: string, answer: () => void, next: () => void) {
    if (await hasEnded(sessionId)) next()
    else answer()
  }

  /**
   * Renders a stale document again. While that fails the old one stays; if the result is not a document, the old one is wrong.
   */
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

/** Resolves when an answer is made, whether or not anybody reads it. Nobody waits longer than the deadline. */
function untilMade(response: ServerResponse, deadlineMs: number) {
  return new Promise<void>((done) => {
    const end = () => {
      clearTimeout(deadline)
      done()
    }
    const deadline = setTimeout(end, deadlineMs)
    onHeaders(response, end)
    response.once('close', end)
  })
}

function send({ document }: Found, asked: PageRequest, response: ServerResponse) {
  const { status, headers, body } = document.answer(asked)
  response.writeHead(status, headers).end(body)
}

function readRequest({ method = '', url = '', headers }: IncomingMessage): PageRequest {
  return {
    method,
    path: url,
    header(name) {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
  }
}
