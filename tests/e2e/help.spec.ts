import { expect, test } from '../support/test'

test('the vendor’s pages open in a frame, external pages in their own tab', async ({ page, t, problems }) => {
  await page.goto('/pages')
  const list = page.getByRole('main')
  await expect(list.getByRole('link', { name: 'Food safety' })).toHaveAttribute('href', 'https://www.fssai.gov.in/')
  await list.getByRole('link', { name: t('footer.refund') }).click()
  await expect(page).toHaveURL('/pages/refund')
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*(scripts|same-origin|top-navigation|forms))/)
  await page.setViewportSize({ width: 1280, height: 1400 })
  expect((await frame.boundingBox())?.height).toBe(750)
  await expect(page.frameLocator('iframe').getByText('Tell us within a day')).toBeVisible()

  await page.goto('/pages/food-safety')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(list.getByRole('link', { name: t('pages.open') })).toHaveAttribute('rel', /noopener/)

  for (const [path, title, headings] of [
    ['/terms', 'Terms & Conditions', []],
    ['/privacypolicy', 'Privacy Policy', []],
    ['/help', t('help.title'), ['About us']],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.frameLocator('iframe').locator('p').first()).toBeVisible()
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText([...headings])
  }
  problems.allowStatus(404)
  await page.goto('/pages/none')
  await expect(page.getByRole('heading', { name: t('error.notFound.title') })).toBeVisible()
})

test("only a page that frames the vendor's text may frame anything, and only from this site", async ({ visitor }) => {
  const policy = async (path: string) => String((await visitor.open(path)).headers['content-security-policy'])
  expect(await policy('/pages/refund')).toMatch(/frame-src 'self'$/)
  expect(await policy('/page-text?slug=refund')).toMatch(
    /^default-src 'none';.*frame-ancestors 'self'; sandbox allow-popups/,
  )
  for (const query of ['', '?slug=food-safety', '?slug=none', '?legal=none', '?slug=https://evil.example/'])
    expect((await visitor.ask(`/page-text${query}`)).status, query).toBe(404)
  for (const path of ['/', '/pages', '/pages/food-safety', '/faq'])
    expect(await policy(path)).not.toContain('frame-src')
})

test("questions open on their answers and can be searched; support lists the vendor's contacts", async ({
  page,
  t,
}) => {
  await page.goto('/faq')
  const questions = page.getByRole('main').locator('details')
  const first = questions.first()
  await expect(first.locator('p')).toBeHidden()
  await first.locator('summary').click()
  await expect(first.locator('p')).toBeVisible()
  await page.getByLabel(t('faq.search')).fill('WALLET cash')
  await page.getByRole('button', { name: t('faq.find') }).click()
  await expect(questions).toHaveCount(1)
  await expect(questions.first().getByText('In cash at the door')).toBeVisible()
  await page.goto('/faq?q=zzzz')
  await expect(page.getByRole('heading', { name: t('faq.nothingFound') })).toBeVisible()
  await page.getByRole('link', { name: t('faq.all') }).click()
  await expect(page).toHaveURL('/faq')

  await page.getByRole('link', { name: t('faq.more') }).click()
  await expect(page).toHaveURL('/support')
  const link = (label: string) => page.getByRole('main').getByRole('link', { name: label })
  await expect(link(t('support.phone'))).toHaveAttribute('href', /^tel:\d+$/)
  await expect(link(t('support.whatsapp'))).toHaveAttribute('href', 'https://wa.me/919000000099')
  await expect(link(t('support.email'))).toHaveAttribute('href', 'mailto:help@localhost')
})

test.describe('a vendor without contacts, questions or pages', () => {
  const bare = { static_pages: null, pages: [], support_field: [] }
  test.use({
    changedVendor: {
      change: (call, body) => {
        if (call === 'get-vendor-settings') Object.assign((body as { settings: object }).settings, bare)
        return call === 'get_faq_all' ? { code: 101, msg: 'None', Result: [] } : body
      },
    },
  })

  test('says so on every screen, and hides the links to them', async ({ visitor, t }) => {
    expect((await visitor.open('/pages')).text).toContain(t('pages.none'))
    expect((await visitor.open('/support')).text).toContain(t('support.none'))
    expect((await visitor.open('/faq')).text).toContain(t('faq.none'))
    for (const path of ['/terms', '/privacypolicy', '/help']) expect((await visitor.open(path)).status, path).toBe(404)
  })
})

test.describe('a vendor without questions', () => {
  test.use({
    changedVendor: { change: (call, body) => (call === 'get_faq_all' ? { code: 101, msg: 'None', Result: [] } : body) },
  })

  test('offers its support in their place', async ({ page, t }) => {
    await page.goto('/faq')
    await page.getByRole('main').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: t('support.title') })).toBeVisible()
  })
})
