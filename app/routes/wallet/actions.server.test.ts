import { describe, expect, test, vi } from 'vitest'
import type { Settings } from '~/domain/brand/settings'
import { Recharges } from '~/features/wallet/recharges.server'
import { rechargeView } from '~/features/wallet/wallet-view.server'
import { aMovement, aWalletOwner } from '~/features/wallet/wallet.test-support'
import { StoreDown } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, fields, leadsTo, returnPageOf, toastOf } from '../../../tests/support/shop-builders'
import { recharge, startOver } from './actions.server'

/** A customer at the wallet, who sends its current form. */
function atTheWallet(parts: Parameters<typeof aWalletOwner>[0] = {}) {
  const owner = aWalletOwner(parts)
  const { user, open, wallet } = owner
  const currentForm = async () => {
    const adding = await rechargeView(await open({ method: 'GET' }), user, wallet.movements)
    return { as: user.id, idempotencyKey: adding?.idempotencyKey ?? '', amount: '500', gateway: 'stripe' }
  }
  const submit = async (changes: Record<string, string> = {}, form?: Awaited<ReturnType<typeof currentForm>>) =>
    recharge(await open(), fields({ ...(form ?? (await currentForm())), ...changes }))
  return { ...owner, currentForm, submit }
}

const bodyOf = async (response: Response) => (await response.json()) as { result: { error?: Record<string, string[]> } }

describe('a recharge', () => {
  test('leads to its gateway, which returns to the result', async () => {
    const { submit, calls, user, open } = atTheWallet()
    const response = await submit({ amount: '٥٠٠٫5' })
    expect([response.status, leadsTo(response)]).toEqual([303, 'https://checkout.stripe.com/pay/1'])
    const [begun] = await new Recharges(await open(), user).list()
    expect(calls.recharge).toHaveBeenCalledWith({
      userId: user.id,
      mobile: user.mobile,
      gateway: 'stripe',
      amount: '500.5',
      returnUrl: `http://localhost/wallet-payment?recharge=${begun?.id}`,
    })
    // Nothing that could fail is asked once its link is there.
    expect(calls.history).toHaveBeenCalledTimes(1)
  })

  test('by form or script leads to the page that contains it', async () => {
    const { submit, calls } = atTheWallet()
    calls.recharge.mockResolvedValue({ kind: 'form', action: 'https://secure.payu.in/f', method: 'post', fields: [] })
    expect(leadsTo(await submit({ gateway: 'payu' }))).toMatch(/^\/payment-online\?for=recharge-[\w-]{22}$/)
  })

  test('is made once by five parallel submits in different tabs', async () => {
    const { submit, calls } = atTheWallet()
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => submit()))
    expect(new Set(responses.map(leadsTo))).toEqual(new Set(['https://checkout.stripe.com/pay/1']))
    expect(calls.recharge).toHaveBeenCalledTimes(1)
  })

  test('that is reloaded, or sent again from a new page before it is paid, leads to the same payment', async () => {
    const { submit, currentForm, calls } = atTheWallet()
    const form = await currentForm()
    for (const postedForm of [form, form, undefined]) expect((await submit({}, postedForm)).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(1)
  })

  test('of another amount or method is a new one', async () => {
    const { submit, calls } = atTheWallet()
    await submit()
    await submit({ amount: '501' })
    await submit({ gateway: 'payu' })
    expect(calls.recharge).toHaveBeenCalledTimes(2 + 1)
  })

  test('of the same amount is a new one once the first has been added', async () => {
    const { submit, wallet, calls } = atTheWallet()
    await submit()
    wallet.movements = [aMovement({ id: 'T-2' })]
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(2)
  })

  test('from an old form starts nothing after the first was added, and says so', async () => {
    const { submit, currentForm, wallet, calls } = atTheWallet()
    const form = await currentForm()
    await submit({}, form)
    wallet.movements = [aMovement({ id: 'T-2' })]
    const response = await submit({}, form)
    expect(leadsTo(response)).toBe('/wallet?amount=500&gateway=stripe')
    expect(toastOf(response)?.text).toMatch(/^₹500.00 was already added to your wallet/)
    expect(calls.recharge).toHaveBeenCalledTimes(1)
  })

  test('that is shown again has the decimal mark of the page’s prices, as it was typed', async () => {
    const currency = { sign: 'KD', decimals: 3, locale: 'de' }
    const { submit, currentForm, wallet } = atTheWallet({ currency })
    const form = await currentForm()
    await submit({ amount: '1,125' }, form)
    wallet.movements = [aMovement({ id: 'T-2', amount: '1.125' })]
    expect(leadsTo(await submit({ amount: '1,125' }, form))).toBe('/wallet?amount=1%2C125&gateway=stripe')
  })

  test('whose gateway returned without a payment can be tried again, but not from its old form', async () => {
    const { submit, currentForm, open, user, calls } = atTheWallet()
    const form = await currentForm()
    await submit({}, form)
    const recharges = new Recharges(await open(), user)
    const begun = await recharges.latest()
    if (begun) await recharges.mark(begun.id, 'failed')
    expect(leadsTo(await submit({}, form))).toBe('/wallet?amount=500&gateway=stripe')
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(2)
  })

  test('whose link to the gateway was lost is started afresh by the next form', async () => {
    const { submit, currentForm, open, user, calls } = atTheWallet()
    const form = await currentForm()
    await submit({}, form)
    const begun = await new Recharges(await open(), user).latest()
    await keyValueStore.set(`gateway-redirect:10001:${user.id}:recharge-${begun?.id}`, null, 60_000)
    const response = await submit({}, form)
    expect(leadsTo(response)).toBe('/wallet?amount=500&gateway=stripe')
    expect(toastOf(response)?.text).toBe((await open()).t('wallet.again'))
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(2)
  })

  test('whose end could not be recorded is found by its own record', async () => {
    const { submit, calls } = atTheWallet()
    const write = keyValueStore.setHeld.bind(keyValueStore)
    const writing = vi
      .spyOn(keyValueStore, 'setHeld')
      .mockImplementation((...entry) =>
        JSON.stringify(entry).includes('"placed"') ? Promise.reject(new StoreDown()) : write(...entry),
      )
    expect((await submit()).status).toBe(303)
    writing.mockRestore()
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(1)
  })

  test('does not wait for another customer', async () => {
    const [slow, other] = [atTheWallet(), atTheWallet()]
    let answer = () => {}
    slow.calls.recharge.mockImplementationOnce(() => new Promise((done) => (answer = () => done(null))))
    const first = slow.submit()
    await vi.waitFor(() => expect(slow.calls.recharge).toHaveBeenCalled())
    expect((await other.submit()).status).toBe(303)
    answer()
    expect((await first).status).toBe(422)
  })

  test('of another session is another one', async () => {
    const { submit, session, calls } = atTheWallet()
    await submit()
    session.id = 'another-device'
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(2)
  })

  test('that the customer gives up is started afresh, once for all tabs', async () => {
    const { submit, currentForm, open, calls } = atTheWallet()
    const form = await currentForm()
    await submit({}, form)
    expect(leadsTo(await startOver(await open(), fields(form)))).toBe('/wallet?amount=500&gateway=stripe')
    expect((await submit()).status).toBe(303)
    await startOver(await open(), fields(form))
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(2)
  })

  test('of somebody who is no longer signed in changes nothing', async () => {
    const { currentForm, open, calls } = atTheWallet()
    const form = { ...(await currentForm()), as: '5502' }
    const response = await recharge(await open(), fields(form))
    const error = { '': ['You are signed in with another account now. Nothing was changed.'] }
    expect([response.status, (await bodyOf(response)).result]).toEqual([409, { status: 'error', error }])
    expect(calls.recharge).not.toHaveBeenCalled()
  })
})

describe('a refused recharge', () => {
  test.each([
    ['', 'wallet.addAmount'],
    [' ', 'wallet.addAmount'],
    ['0', 'wallet.addAmount'],
    ['0.001', 'price.invalid'],
    ['-5', 'price.invalid'],
    ['NaN', 'wallet.addAmount'],
    ['1e3', 'price.invalid'],
    ['5 USD', 'price.invalid'],
    ['9'.repeat(300), 'price.invalid'],
    ['10000', 'wallet.limitExceeded'],
    ['10,000.00', 'wallet.limitExceeded'],
  ])('of %j is reported at the field', async (amount, error) => {
    const { submit, calls } = atTheWallet()
    const response = await submit({ amount })
    expect([400, 422]).toContain(response.status)
    expect((await bodyOf(response)).result).toMatchObject({ error: { amount: [error] } })
    expect(calls.recharge).not.toHaveBeenCalled()
  })

  test.each(['', 'razorpay', 'unheard-of', 'cash', '../admin'])(
    'by %j is reported at the payment methods',
    async (gateway) => {
      const { submit, calls } = atTheWallet()
      const error = gateway ? 'pay.methodGone' : 'payment.choose'
      expect((await bodyOf(await submit({ gateway }))).result).toMatchObject({ error: { gateway: [error] } })
      expect(calls.recharge).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['x', 'wallet.addAmount'],
    ['10000', 'wallet.limitExceeded'],
  ])('of %j without a method says together what is wrong with both', async (amount, error) => {
    const { currentForm, open } = atTheWallet()
    const { gateway: _, ...form } = await currentForm()
    const response = await recharge(await open(), fields({ ...form, amount }))
    expect((await bodyOf(response)).result.error).toEqual({ amount: [error], gateway: ['payment.choose'] })
  })

  test('while there is no wallet gets a 404, and while it takes no money leads back to it and says so', async () => {
    const at = async (settings: Partial<Settings>) => {
      const { open, user } = atTheWallet(settings)
      const shop = await open()
      return recharge(shop, fields({ as: user.id, idempotencyKey: 'a', amount: '500', gateway: 'stripe' }))
    }
    await expect(at({ walletMenuEnabled: false })).rejects.toMatchObject({ status: 404 })
    const answer = (await at({ takesRecharges: false })) as Response
    expect([leadsTo(answer), toastOf(answer)?.text]).toEqual(['/wallet', 'Money cannot be added at the moment.'])
  })

  test('by a guest leads to sign-in and back, with what was typed', async () => {
    const form = fields({ as: '5501', idempotencyKey: 'a', amount: '500', gateway: 'stripe' })
    const shop = await aShop({ settings: { walletMenuEnabled: true }, path: '/wallet', form })
    const thrown = await recharge(shop, await shop.form()).catch((error: unknown) => error)
    expect(await returnPageOf(thrown as Response)).toEqual({
      path: '/wallet?typed=…',
      fields: { as: '5501', amount: '500', gateway: 'stripe' },
    })
  })
})

describe('a recharge that does not start', () => {
  test('because the vendor refused says why, and may be tried again', async () => {
    const { submit, calls } = atTheWallet()
    calls.recharge.mockRejectedValueOnce(new VendorError('refused', 'x', { vendorMessage: 'Not today' }))
    const response = await submit()
    expect([response.status, (await bodyOf(response)).result?.error]).toEqual([422, { '': ['Not today'] }])
    expect((await submit()).status).toBe(303)
  })

  test.each([
    ['does not say what follows', null],
    ['leads where payments have no business', { kind: 'redirect', url: 'https://evil.example/pay' }],
    [
      'leads elsewhere by its script',
      { kind: 'sdk', gateway: 'x', params: { a: 1 }, script: 'http://a.test/', page: '' },
    ],
  ] as const)('because the answer %s says so', async (_what, gatewayRedirect) => {
    const { submit, calls } = atTheWallet()
    calls.recharge.mockResolvedValue(gatewayRedirect && { ...gatewayRedirect })
    const { result } = await bodyOf(await submit())
    expect(result?.error?.['']?.[0]).toMatch(/^This payment method does not work right now/)
  })

  test('because its answer was lost says that nothing was charged, and may be tried again at once', async () => {
    const { submit, calls } = atTheWallet()
    calls.recharge.mockRejectedValueOnce(new VendorError('timeout', 'x'))
    const { result } = await bodyOf(await submit())
    expect(result?.error?.['']?.[0]).toMatch(/we got no answer\. You were not charged/)
    expect((await submit()).status).toBe(303)
    expect(calls.recharge).toHaveBeenCalledTimes(2)
  })

  test('because the history cannot be read sends nothing', async () => {
    const { submit, calls } = atTheWallet()
    calls.history.mockRejectedValueOnce(new VendorError('server', 'get_user_wallet_history'))
    const response = await submit()
    expect([response.status, (await bodyOf(response)).result?.error]).toEqual([502, { '': ['Server error'] }])
    expect(calls.recharge).not.toHaveBeenCalled()
  })

  test('because the key-value store is down says that nothing was charged', async () => {
    const { submit, currentForm, calls } = atTheWallet()
    const form = await currentForm()
    const storeFailure = vi.spyOn(keyValueStore, 'get').mockRejectedValue(new StoreDown())
    const response = await submit({}, form)
    storeFailure.mockRestore()
    expect([response.status, (await bodyOf(response)).result?.error?.['']?.[0]]).toEqual([
      503,
      expect.stringMatching(/^We cannot add money right now/),
    ])
    expect(calls.recharge).not.toHaveBeenCalled()
  })
})
