import { expect, test } from '../support/test'

test('after the first page, pages come without the styles that the browser already has', async ({ page, t }) => {
  const first = await page.goto('/')
  expect(first?.headers()['content-encoding']).toBe('br')
  // The browser fetches the dictionary when it has nothing else to do, and says nothing when it is there.
  await expect.poll(async () => (await page.goto('/sign-in'))?.headers()['content-encoding']).toBe('dcz')
  const small = Number((await page.goto('/sign-in'))?.headers()['content-length'])
  expect(small).toBeLessThan(5000)
  await expect(page.getByLabel(t('signIn.identifier'))).toBeVisible()
})
