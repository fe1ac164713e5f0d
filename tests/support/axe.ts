import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'

type WithAxe = { axe: typeof axe }

/** No accessibility violation on the page as it is now, frames included. */
export async function expectAccessible(page: Page) {
  for (const frame of page.frames()) await bringAxe(frame)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as WithAxe).axe.run(document, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
  })
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** A page that changes in place keeps it. Whatever site a frame is of, the page it stands in asks it. */
async function bringAxe(frame: Frame) {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(`${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
}
