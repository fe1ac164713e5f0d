import { expect, test } from 'vitest'
import { rowsOf, startDemo, type Reply } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

const settingsOf = (reply: Reply) => reply.body.settings as Record<string, unknown>

test.each([
  ['localhost', 10001, 'en', 'fr', 'No'],
  ['127.0.0.1', 10001, 'en', 'fr', 'No'],
  ['LocalHost:3000', 10001, 'en', 'fr', 'No'],
  ['grocery.localhost', 10002, 'en', '', 'Yes'],
  ['arabia.localhost', 10003, 'ar', 'en', 'No'],
])('%s is a brand of its own', async (host, vendor_id, primary_lang, secondary_lang, is_single_restaurant) => {
  const reply = await demo.call('get-vendor-settings', { order_web: host })
  expect(settingsOf(reply)).toMatchObject({ vendor_id, primary_lang, secondary_lang, is_single_restaurant })
  const languages = await demo.get(`/api/v1/get-language?order_web=${host}`)
  expect(rowsOf(languages).map((row) => row.abbrivation)).toEqual([primary_lang, secondary_lang].filter(Boolean))
})

test('an unknown host has no settings', async () => {
  const reply = await demo.call('get-vendor-settings', { order_web: 'elsewhere.example' })
  expect(reply.body).toEqual({ code: 101, msg: 'Not found' })
})

test('settings and languages of an unknown brand are not found', async () => {
  expect((await demo.get('/api/v1/settings?vendor_id=10001')).code).toBe(200)
  expect((await demo.get('/api/v1/settings?vendor_id=1')).code).toBe(101)
  expect((await demo.get('/api/v1/get-language?order_web=elsewhere.example')).code).toBe(101)
})
