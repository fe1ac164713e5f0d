import { expect, test } from '../support/test'

test('a store’s card shows a wide logo whole and fills its frame with a photograph, and a dish fills its frame with any', async ({
  page,
  brand,
  demo,
  problems,
}) => {
  problems.allow(/404/, /ERR_BLOCKED_BY_ORB/)
  await demo.pictures('odd')
  const shown = async (pictures: string) =>
    [...new Set((await page.locator(pictures).evaluateAll(look)).filter(Boolean))].sort()
  await page.goto('/')
  expect(await shown('.store img')).toEqual(['other fills', 'wide whole'])
  await page.goto(`/vendor/${brand.store.slug}`)
  const dishes = await shown('.dish img')
  expect(dishes).toContain('wide fills')
  expect(dishes.filter((one) => !one?.endsWith('fills'))).toEqual([])

  /** Runs in the browser: how each loaded picture is shown. */
  function look(pictures: (HTMLElement | SVGElement)[]) {
    return Promise.all(pictures.map((picture) => lookAt(picture as HTMLImageElement)))

    async function lookAt(picture: HTMLImageElement) {
      picture.loading = 'eager'
      const frame = picture.parentElement?.getBoundingClientRect()
      if (!frame || (await picture.decode().catch(() => 'missing'))) return null
      const { width, height } = picture.getBoundingClientRect()
      const fit = getComputedStyle(picture).objectFit === 'cover' ? Math.max : Math.min
      const scale = fit(width / picture.naturalWidth, height / picture.naturalHeight)
      const [across, down] = [scale * picture.naturalWidth - frame.width, scale * picture.naturalHeight - frame.height]
      const isWhole = across < 1 && down < 1
      const fills = across > -1 && down > -1
      return `${picture.naturalWidth > 3 * picture.naturalHeight ? 'wide' : 'other'} ${isWhole ? 'whole' : ''}${fills ? 'fills' : ''}`
    }
  }
})
