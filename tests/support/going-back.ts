import { expect, type Page } from '@playwright/test'
import { island } from './live'

type Reason = { type: string; reason: string }

/**
 * Returns a check that nothing on the current page, after use, keeps it out of the back/forward cache. The check leaves
 * the page and comes back, to an empty page at its address.
 */
export async function watchGoingBack(page: Page): Promise<(name: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  // The reasons arise when the page is left, so coming back need not load it again.
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: '' })
  })
  // A headless browser reports that it has no such cache, and any reasons in the page, which are mistakes. The
  // exception is `no-store`: the cookies that this test exchanges may change while such a page is cached.
  const isMistake = ({ type, reason }: Reason) => type !== 'Circumstantial' && !reason.startsWith('CacheControlNoStore')
  return async (name) => {
    await island(page)
    await page.goto('/healthz')
    const reported = new Promise<Reason[]>((done) =>
      devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => done(notRestoredExplanations)),
    )
    await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] })
    await page.goBack({ waitUntil: 'commit' })
    await devtools.send('Fetch.disable')
    expect((await reported).filter(isMistake), name).toEqual([])
  }
}

const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }]
