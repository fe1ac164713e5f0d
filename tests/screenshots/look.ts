import type { Page } from '@playwright/test'
import { test as base, type Options } from '../support/test'

export type Look = Options & {
  /** The set of pictures the demo shows: the brands' own, or odd ones. */
  pictures: 'own' | 'odd'
  /** The size of the text against the browser's own, or null to leave it. */
  textSize: string | null
}

export const test = base.extend<Look>({
  pictures: ['own', { option: true }],
  textSize: [null, { option: true }],
})

/** Visits the shop once: the web font is shown only where the browser has it already. */
export async function fetchFont(page: Page) {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Waits until the fonts and all pictures of the page are there, those further down as well; broken ones stay broken. */
export async function everythingShown(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
