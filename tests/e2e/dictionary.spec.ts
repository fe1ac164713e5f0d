import { expect, test } from '../support/test'

test('after the first page, pages come without the styles that the browser already has', async ({ page, t }) => {
  const first = await page.goto('/')
  expect(first?.headers()['content-encoding']).toBe('br')
  // The browser fetches the dictionary when it is idle, and no event says that it has it.
  await expect.poll(async () => (await page.goto('/sign-in'))?.headers()['content-encoding']).toBe('dcz')
  const small = Number((await page.goto('/sign-in'))?.headers()['content-length'])
  expect(small).toBeLessThan(5000)
  await expect(page.getByLabel(t('signIn.identifier'))).toBeVisible()
})
