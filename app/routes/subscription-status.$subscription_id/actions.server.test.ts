import { expect, test, vi } from 'vitest'
import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { aSubscription } from '~/domain/test-builders'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { makeInvoice, pause, restart, setQuantity } from './actions.server'

const refused = (vendorMessage: string) => new VendorError('refused', 'x', { vendorMessage })

/** A subscription at a vendor that refuses every change if `fails` says so. */
async function about({
  fails,
  now = aSubscription(),
  invoice,
}: { fails?: Error; now?: SubscriptionDetail | Error | null; invoice?: string } = {}) {
  const send = () => vi.fn(async () => (fails ? Promise.reject(fails) : undefined))
  const calls = {
    ...{
      pause: send(),
      restart: send(),
      setQuantity: send(),
      details: vi.fn(async () => (now instanceof Error ? Promise.reject(now) : now)),
    },
    invoice: vi.fn(async () => (fails ? Promise.reject(fails) : { url: invoice ?? '', number: 'INV-1' })),
  }
  const user = aUser()
  const shop = await aShop({ user, vendor: { subscriptions: calls }, settings: { subscriptionsEnabled: true } })
  return { calls, today: vendorNow(shop.settings).date, about: { shop, user, id: '331' } }
}

const readAnswer = async (response: Response) => {
  const body = (await response.json()) as {
    section: string
    result: { error?: Record<string, string[]> }
    invoice: { url: string } | null
  }
  return { ...body, status: response.status, errors: body.result.error ?? null }
}

const ahead = '2099-05-01'

test('a pause is sent with its days and confirmed', async () => {
  const { about: to, calls } = await about()
  const response = await pause(to, fields({ from: ahead, to: '2099-05-03' }))
  expect(calls.pause).toHaveBeenCalledWith('5501', '331', { from: ahead, to: '2099-05-03' })
  expect([leadsTo(response), toastOf(response)?.text]).toEqual(['/subscription-status/331#main', 'Pause planned'])
})

test.each([
  [{}, { from: ['subscriptions.dateNeeded'] }],
  [{ from: 'soon' }, { from: ['subscriptions.dateNeeded'] }],
  [{ from: '2099-02-30' }, { from: ['subscriptions.dateNeeded'] }],
  [{ from: '2020-01-01' }, { from: ['subscriptions.pause.past'] }],
  [{ from: ahead, to: '2099-04-30' }, { to: ['subscriptions.datesWrong'] }],
  [{ from: ahead, to: 'x'.repeat(5000) }, { to: ['subscriptions.dateNeeded'] }],
])('a pause of %j is reported at its field and not sent', async (form, errors) => {
  const { about: to, calls } = await about()
  expect((await readAnswer(await pause(to, fields(form as Record<string, string>)))).errors).toEqual(errors)
  expect(calls.pause).not.toHaveBeenCalled()
})

test('a change already made, by a second press or another tab, is not an error', async () => {
  const again = { fails: refused('Only an active subscription can be paused') }
  const paused = await about({ ...again, now: aSubscription({ status: 'paused', pauseFrom: '2026-01-01' }) })
  expect(toastOf(await pause(paused.about, fields({ from: paused.today })))?.text).toBe('Your subscription is paused')
  const active = await about({ fails: refused('This subscription is not paused') })
  expect(toastOf(await restart(active.about))?.text).toBe('Subscription resumed')
})

test('a change that is made though its answer was lost is not an error', async () => {
  const lost = { fails: new VendorError('network', 'x') }
  const paused = await about({ ...lost, now: aSubscription({ status: 'paused', pauseFrom: '2026-01-01' }) })
  expect(toastOf(await pause(paused.about, fields({ from: paused.today })))?.text).toBe('Your subscription is paused')
  const deliveries = [{ date: ahead, quantity: 4, orderId: '', status: 'unknown' as const }]
  const { about: to } = await about({ ...lost, now: aSubscription({ quantity: 3, deliveries }) })
  for (const [quantity, date, text] of [
    ['3', '', 'Quantity changed'],
    ['4', ahead, 'Quantity changed'],
    ['4', '', undefined],
    ['3', ahead, undefined],
  ] as const)
    expect(toastOf(await setQuantity(to, fields({ quantity, date })))?.text).toBe(text)
})

test('any other refusal is reported at its form in the vendor’s words', async () => {
  const { about: to } = await about({
    fails: refused('Not today'),
    now: aSubscription({ status: 'cancelled', quantity: 3 }),
  })
  expect(await readAnswer(await restart(to))).toMatchObject({
    section: 'restart',
    status: 422,
    errors: { '': ['Not today'] },
  })
  expect(await readAnswer(await setQuantity(to, fields({ quantity: '3' })))).toMatchObject({
    section: 'quantity',
    status: 422,
    errors: { '': ['Not today'] },
  })
})

test('a refusal is reported at its form even if the current state cannot be read', async () => {
  const { about: to } = await about({ fails: refused('Not today'), now: new VendorError('timeout', 'x') })
  expect(await readAnswer(await pause(to, fields({ from: ahead })))).toMatchObject({
    status: 422,
    errors: { '': ['Not today'] },
  })
})

test("another customer's subscription, according to the vendor, does not exist", async () => {
  const { about: to } = await about({ fails: refused('This subscription does not exist'), now: null })
  await expect(restart(to)).rejects.toMatchObject({ status: 404 })
})

test('a failing vendor is reported, and nothing is shown as done', async () => {
  const { about: to } = await about({ fails: new VendorError('timeout', 'x') })
  const response = await pause(to, fields({ from: ahead }))
  expect([toastOf(response), response.status]).toEqual([null, 502])
})

test('a quantity applies to all future deliveries or to one day', async () => {
  const { about: to, calls } = await about()
  await setQuantity(to, fields({ quantity: '3', date: '' }))
  await setQuantity(to, fields({ quantity: '4', date: ahead }))
  expect(calls.setQuantity.mock.calls.map((call: unknown[]) => call[2])).toEqual([
    { quantity: 3, date: '' },
    { quantity: 4, date: ahead },
  ])
})

test.each(['', '0', '-1', '1.5', 'two', '1e9'])('a quantity of %j is reported at its field', async (quantity) => {
  const { about: to, calls } = await about()
  expect(Object.keys((await readAnswer(await setQuantity(to, fields({ quantity })))).errors ?? {})).toEqual([
    'quantity',
  ])
  expect(calls.setQuantity).not.toHaveBeenCalled()
})

test('an invoice opens only at an https address or at the vendor API’s own origin', async () => {
  for (const [url, shown] of [
    ['https://cdn.example.com/inv/331.pdf', 'https://cdn.example.com/inv/331.pdf'],
    ['http://vendor.test/invoices/1', 'http://vendor.test/invoices/1'],
    ['http://elsewhere.test/inv', null],
    ['https://user:secret@elsewhere.test/inv', null],
    ['javascript:alert(1)', null],
    ['', null],
  ] as const) {
    const answer = await readAnswer(
      await makeInvoice((await about({ invoice: url })).about, fields({ from: '', to: '' })),
    )
    expect(answer.invoice?.url ?? null, url).toBe(shown)
    expect(answer.errors === null, url).toBe(shown !== null)
  }
})
