import { expect, test } from '../support/test'

test('a store’s card shows a wide logo whole, and fills its frame with a photograph', async ({
  page,
  demo,
  problems,
}) => {
  problems.allow(/404/, /ERR_BLOCKED_BY_ORB/)
  await demo.pictures('odd')
  await page.goto('/')
  const shown = await page.locator('.store img').evaluateAll(look)
  expect([...new Set(shown.filter(Boolean))].sort()).toEqual(['other fills', 'wide whole'])

  /** Runs in the browser: how each loaded picture is shown. */
  function look(pictures: (HTMLElement | SVGElement)[]) {
    return Promise.all(pictures.map((picture) => lookAt(picture as HTMLImageElement)))

    async function lookAt(picture: HTMLImageElement) {
      picture.loading = 'eager'
      const frame = picture.parentElement?.getBoundingClientRect()
      if (!frame || (await picture.decode().catch(() => 'missing'))) return null
      const { width, height } = picture.getBoundingClientRect()
      const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight)
      const [across, down] = [scale * picture.naturalWidth - frame.width, scale * picture.naturalHeight - frame.height]
      const isWhole = across < 1 && down < 1
      const fills = across > -1 && down > -1
      return `${picture.naturalWidth > 3 * picture.naturalHeight ? 'wide' : 'other'} ${isWhole ? 'whole' : ''}${fills ? 'fills' : ''}`
    }
  }
})
