import type { Page } from '@playwright/test'

/** What the browser fetched beforehand, by path, and what became of it: 'Ready', or why not (any more). */
export async function fetchedAhead(page: Page): Promise<Map<string, string>> {
  const fetched = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status, prefetchStatus }) =>
    fetched.set(new URL(prefetchUrl).pathname, status === 'Ready' ? status : prefetchStatus),
  )
  await devtools.send('Preload.enable')
  return fetched
}
