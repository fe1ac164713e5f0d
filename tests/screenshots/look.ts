import type { Page } from '@playwright/test'
import { test as base, type Options } from '../support/test'

export type Look = Options & {
  /** The pictures of the demo: the brands' own, or odd ones. */
  pictures: 'own' | 'odd'
  /** The text size compared to the browser's, or null for the default. */
  textSize: string | null
}

export const test = base.extend<Look>({
  pictures: ['own', { option: true }],
  textSize: [null, { option: true }],
})

/** Visits a shop once, because the web font is only shown if the browser already has it from this host. */
export async function fetchFont(page: Page, home = '/') {
  await page.goto(home)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Waits until the fonts and all pictures of the page have loaded, also below the fold; broken ones stay broken. */
export async function everythingShown(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Takes a picture of the whole page in a window of its height, so that sticky elements do not cover the middle. */
export async function takePicture(page: Page, path: string) {
  const viewport = page.viewportSize()
  if (!viewport) throw new Error('Pictures need a window of a known size')
  await everythingShown(page)
  // An overlay is placed in the window, so the window keeps its size.
  const isCovered = (await page.locator('dialog[open], [popover]:popover-open').count()) > 0
  const height = isCovered ? 0 : await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) })
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path, animations: 'disabled' })
  await page.setViewportSize(viewport)
}
