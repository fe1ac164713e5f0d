import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { hasEnded } from '~/http/device/stored-sessions.server'
import { headOf, type RequestHead } from '~/http/request-policy/request-head.server'
import { healthPath } from '~/paths'
import { report } from '~/reports.server'
import { pageCache, type PageCache, type StoredPage } from './page-cache.server'
import { audienceOf, hostOf } from './page-request.server'

/** How long requests wait for a page that another one renders, before they render it themselves, in ms. */
const mostPatienceMs = 5000

/** The page cache in front of the site, which answers before anything else is done. The site is the same without it. */
export class PageFront {
  private readonly underway = new Map<string, Promise<void>>()
  /** One page at a time is rendered again in the background; waiting people come first. */
  private isRenewing = false

  constructor(
    /** Makes a page for a guest's request, which caches it if it may. */
    private readonly render: (request: Request) => Promise<Response>,
    private readonly cache: PageCache = pageCache,
    private readonly longestMakingMs = mostPatienceMs,
  ) {}

  /** Answers with a cached page, or calls `next`. A stale one is rendered again in the background. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const pageRequest = headOf(request)
    const found = this.cache.find(pageRequest)
    if (!found) return next()
    if (found.sessionId) {
      // It may have ended since, even on another instance.
      void hasEnded(found.sessionId).then((isOver) => (isOver ? next() : send(found, pageRequest, response)))
      return
    }
    if (!found.page.isFresh) void this.renew(found, pageRequest.path)
    send(found, pageRequest, response)
  }

  /**
   * Renders a page only once when several requests ask for it at the same time. The others wait until it is rendered,
   * not until it is sent, which its reader could delay. Then they get the cached page, or render their own.
   */
  async renderOnce(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const pageRequest = headOf(request)
    if (pageRequest.path === healthPath() || audienceOf(pageRequest) !== 'guests') return next()
    const name = `${hostOf(pageRequest)} ${pageRequest.headers.get('accept-language')} ${pageRequest.path}`
    const pageUnderWay = this.underway.get(name)
    if (pageUnderWay) {
      await pageUnderWay
      if (!response.destroyed) this.answer(request, response, next)
      return
    }
    const whenMade = untilMade(response, this.longestMakingMs)
    this.underway.set(name, whenMade)
    void whenMade.then(() => this.underway.delete(name))
    next()
  }

  /** Renders a stale page again: the old one stays if that fails, and is dropped if the page is no longer cacheable. */
  private async renew({ key, page, host, locale }: StoredPage, path: string) {
    if (this.isRenewing) return
    this.isRenewing = true
    try {
      const headers = { Host: host, 'Accept-Language': locale }
      const response = await this.render(new Request(`http://${host}${path}`, { headers }))
      await response.body?.cancel()
      if (response.status >= 500) page.keepStale()
      else if (this.cache.at(key)?.page === page) this.cache.forget(key)
    } finally {
      this.isRenewing = false
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

function send({ page }: StoredPage, pageRequest: RequestHead, response: ServerResponse) {
  report('page', { state: page.isFresh ? 'fresh' : 'stale' })
  const { status, headers, body } = page.answer(pageRequest)
  response.writeHead(status, headers).end(body)
}
