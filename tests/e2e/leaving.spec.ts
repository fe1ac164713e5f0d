import { chromium } from '@playwright/test'
import { asha } from '../support/brands'
import { expect, test } from '../support/test'
import { watch } from '../support/watch'

test('after signing out the way back shows nothing of the person, and no storage is left', async ({
  visitor,
  storefront,
  brand,
  hasScripts,
  launchOptions,
  contextOptions,
  problems,
}) => {
  // Playwright turns off the cache that makes the way back instant, which is what could show a person's pages again.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const baseURL = storefront.url(brand.host)
  const context = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: hasScripts })
  await watch(context, problems)
  await visitor.signIn()
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseURL })))
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && asked.push(new URL(request.url()).pathname)))

  await page.goto('/')
  await expect(page.locator('body')).toContainText(asha.name)
  if (hasScripts) await page.evaluate(() => localStorage.setItem('latitude', '23.02'))
  await page.goto('/sign-out')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('body')).toContainText(asha.name)
  // The page came out of that cache: nobody was asked for it.
  expect(asked).toEqual(['/', '/sign-out'])

  await page.goto('/sign-out')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  if (hasScripts) expect(await page.evaluate(() => localStorage.getItem('latitude'))).toBeNull()
  const before = asked.length
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(asha.name)
  expect(asked.slice(before)).toContain('/')
  await browser.close()
})
