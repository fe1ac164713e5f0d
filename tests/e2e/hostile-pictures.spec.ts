import { startServer } from '../support/pages'
import { startStorefront } from '../support/servers'
import { expect, test } from '../support/test'
import { changeValues, startVendorProxy } from '../support/vendor-proxy'

// The other tests start a storefront that fetches pictures from another site.
test.describe('the pictures of the vendors', () => {
  /** The server resizes pictures of every shape that vendors have (rules 22.13). */
  test.use({ ownStorefront: { PICTURES: 'resized' } })

  test('pictures come from this site only, as wide as they are shown, and a letter replaces a broken one', async ({
    page,
    demo,
    problems,
    visitor,
  }) => {
    // A busy server shows a photograph as it is, which may not be kept (rules 22.13).
    const shownAsIs = new Set<string>()
    page.on('response', (response) => {
      if (response.headers()['cache-control'] === 'no-store') shownAsIs.add(new URL(response.url()).pathname)
    })
    await page.goto('/')
    const logo = page.locator('.logo img')
    const instead = await logo.evaluate((image) => getComputedStyle(image, '::after').content)
    expect(instead, 'drawn if the logo fails to load').toContain('Tiffin Street')
    const picturesOnPage = () =>
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
    const own = await picturesOnPage()
    expect(own.length).toBeGreaterThan(8)
    expect(own.filter(({ path, isThere }) => !isThere || !path.startsWith('/picture/'))).toEqual([])
    expect(own.filter(({ path, isWide }) => isWide && !shownAsIs.has(path))).toEqual([])

    const copyType = async (path: string, Accept: string) => {
      const { headers } = await visitor.ask(path, { headers: { Accept } })
      const isCopy = headers['cache-control'] !== 'no-store'
      if (isCopy) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      return isCopy ? headers['content-type'] : 'as it is'
    }
    const copyTypes = async (path: string) => {
      const types = []
      for (const accept of ['image/avif,image/webp', 'image/webp', '*/*']) types.push(await copyType(path, accept))
      return types
    }
    let types: (string | undefined)[] = ['as it is']
    for (const { path } of own) if (types.includes('as it is')) types = await copyTypes(path)
    expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    const address = own[0]?.path ?? ''
    const forged = await visitor.ask(address.replace(/[\w-]{8}(?=\/pictures)/, 'AAAAAAAA'))
    expect(forged.status).toBe(404)

    problems.allowStatus(404)
    await demo.pictures('odd')
    await page.goto('/vendor/green-bowl')
    const odd = await picturesOnPage()
    expect(odd.filter(({ isThere }) => !isThere).length).toBeGreaterThan(0)
    expect(odd.filter(({ isThere, letter }) => !isThere && !letter)).toEqual([])
  })
})

test('a vendor’s page loads nothing from other sites, whatever its HTML says, and shows its allowed pictures', async ({
  page,
  demo,
}) => {
  const foreignRequests: string[] = []
  const evil = await startServer((path) => void foreignRequests.push(path))
  const at = (path: string) => `${evil.origin}/${path}`
  const html = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="${at('sheet.css')}">
    <style>@import url(${at('import.css')});body{background:url(${at('style.png')})}</style></head>
    <body background="${at('body.png')}"><h1>Refunds</h1><p style="background:url(${at('p.png')})">Tell us within a day</p>
    <img alt="Ours" src="/picture.svg" srcset="${at('set.png')} 2x"><img alt="Foreign" src="${at('img.png')}">
    <picture><source srcset="${at('source.png')}"><img alt="None" src="${at('none.png')}"></picture>
    <svg width="9" height="9"><image href="${at('svg.png')}" width="9" height="9"/></svg><video src="${at('video.mp4')}" poster="${at('poster.png')}"></video>
    <iframe src="${at('frame')}"></iframe><object data="${at('object.svg')}"></object><script>new Image().src='${at('script.png')}'</script></body></html>`
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>'
  const own = await startServer((path) =>
    path === '/refund' ? { html } : path === '/picture.svg' ? { svg: picture } : null,
  )
  const vendor = await startVendorProxy(demo, (call, body) =>
    call === 'get-vendor-settings'
      ? changeValues(body, (key, value) =>
          key === 'url' && /refund/.test(String(value)) ? `${own.origin}/refund` : value,
        )
      : body,
  )
  const storefront = await startStorefront(vendor.origin, { PICTURES: 'resized', IMAGE_ORIGINS: own.origin })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(`${storefront.url()}/pages/refund`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Tell us within a day')).toBeVisible()
  await expect(frame.getByRole('img')).toHaveCount(1)
  await expect(frame.getByRole('img', { name: 'Ours' })).toHaveAttribute('src', /^\/picture\/960\//)
  await expect
    .poll(() => frame.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect([[...hosts], foreignRequests]).toEqual([[new URL(storefront.url()).host], []])
  for (const one of [storefront, vendor, own, evil]) await one.stop()
})

test('a page’s first picture is made before a browser asks for it', async ({ brand, demo }) => {
  const fetched: string[] = []
  const pictures = await startServer((path) => {
    fetched.push(path)
    return { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>' }
  })
  const vendor = await startVendorProxy(demo, (_call, body) =>
    changeValues(body, (_key, value) =>
      /\/cover\/|\/cover-/.test(String(value)) ? `${pictures.origin}/cover.svg` : value,
    ),
  )
  const storefront = await startStorefront(vendor.origin, { PICTURES: 'resized', IMAGE_ORIGINS: pictures.origin })
  expect((await fetch(`${storefront.url()}/vendor/${brand.store.slug}`)).status).toBe(200)
  await expect.poll(() => fetched).toEqual(['/cover.svg'])
  for (const one of [storefront, vendor, pictures]) await one.stop()
})
