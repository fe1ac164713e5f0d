import { expect, test } from '../support/test'

/** Pictures made by the server (rules 22.13), of whatever shape the vendor has them. */
test.use({ ownStorefront: { PICTURES: 'resized' } })

test('pictures come from this site alone, as wide as they are seen, and a letter stands for a broken one', async ({
  page,
  demo,
  problems,
  visitor,
}) => {
  await page.goto('/')
  const seen = () =>
    page.locator('.pic img').evaluateAll(async (images) => {
      for (const image of images as HTMLImageElement[]) image.loading = 'eager'
      await Promise.all(images.map((image) => (image as HTMLImageElement).decode().catch(() => undefined)))
      return (images as HTMLImageElement[]).map(({ currentSrc, naturalWidth, clientWidth, dataset }) => ({
        path: new URL(currentSrc).pathname,
        isThere: naturalWidth > 0,
        isWide: naturalWidth > 2.5 * Math.max(clientWidth, 120),
        letter: dataset.initial,
      }))
    })
  const own = await seen()
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter(({ path, isThere, isWide }) => !isThere || isWide || !path.startsWith('/picture/'))).toEqual([])

  const address = own[0]?.path ?? ''
  const inFormat = async (Accept: string) => (await visitor.ask(address, { headers: { Accept } })).headers
  expect((await inFormat('image/avif,image/webp'))['content-type']).toBe('image/avif')
  expect((await inFormat('image/webp'))['content-type']).toBe('image/webp')
  expect((await inFormat('*/*'))['content-type']).toBe('image/jpeg')
  expect((await inFormat('*/*'))['cache-control']).toBe('public, max-age=31536000, immutable')
  const forged = await visitor.ask(address.replace(/[\w-]{8}(?=\/pictures)/, 'AAAAAAAA'))
  expect(forged.status).toBe(404)

  problems.allowStatus(404)
  await demo.pictures('odd')
  await page.goto('/vendor/green-bowl')
  const odd = await seen()
  expect(odd.filter(({ isThere }) => !isThere).length).toBeGreaterThan(0)
  expect(odd.filter(({ isThere, letter }) => !isThere && !letter)).toEqual([])
})
