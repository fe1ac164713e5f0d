import type { Page } from '@playwright/test'

/** What the browser prefetched, by path, with the result: 'Ready', or why not. */
export async function fetchedAhead(page: Page): Promise<Map<string, string>> {
  const fetched = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status, prefetchStatus }) =>
    fetched.set(new URL(prefetchUrl).pathname, status === 'Ready' ? status : prefetchStatus),
  )
  await devtools.send('Preload.enable')
  return fetched
}
