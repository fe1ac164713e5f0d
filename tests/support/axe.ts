import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

type WithAxe = { axe: typeof axe }

/** Minified, because injecting axe into a page takes as long as the check itself. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no accessibility violation on the current page, frames included. */
export async function expectAccessible(page: Page) {
  for (const frame of page.frames()) await bringAxe(frame)
  expect(await violationsOf(page), `accessibility of ${page.url()}`).toEqual([])
}

/** The same in the dark theme, which differs only in colours. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await bringAxe(page.mainFrame())
  expect(await violationsOf(page, ['color-contrast']), `contrast of ${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Waits for short animations, such as fading in, but not for a toast, whose animation is its timer. */
function violationsOf(page: Page, runOnly?: string[]) {
  return page.evaluate(async (rules) => {
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
    await Promise.allSettled(short.map(({ finished }) => finished))
    const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
    const { violations } = await (window as unknown as WithAxe).axe.run(document, options)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
  }, runOnly)
}

/** Injects axe, which a page that changes in place keeps. A page checks its frames, whatever their site. */
async function bringAxe(frame: Frame) {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(`${axeSource};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
}
