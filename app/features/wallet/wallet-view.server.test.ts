import { describe, expect, test, vi } from 'vitest'
import { StoreDown } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { VendorError } from '~/vendor-api/errors'
import { beginRecharge, Recharges } from './recharges.server'
import { historyView, readWallet, rechargeView } from './wallet-view.server'
import { aMovement, aWalletOwner } from './wallet.test-support'

describe('the wallet', () => {
  const failed = new VendorError('server', 'x')
  const read = async (failing: ('balance' | 'history')[], error: unknown = failed) => {
    const { open, user, calls } = aWalletOwner({ movements: [aMovement()] })
    for (const call of failing) calls[call].mockRejectedValue(error)
    return readWallet(await open({ method: 'GET' }), user)
  }

  test('shows as much as can be read', async () => {
    expect(await read([])).toMatchObject({ balance: '150', movements: [{ id: 'T-1' }] })
    expect(await read(['balance'])).toMatchObject({ balance: '150', movements: [{ id: 'T-1' }] })
    expect(await read(['history'])).toEqual({ balance: '150', movements: null })
    await expect(read(['balance', 'history'])).rejects.toBe(failed)
  })

  test.each(['balance', 'history'] as const)(
    'is not shown after the session ended, whichever call says so: %s',
    async (call) => {
      const signIn = new Response(null, { status: 302 })
      await expect(read([call], signIn)).rejects.toBe(signIn)
    },
  )
})

describe('the recharge form', () => {
  test('offers the known gateways, and preselects the last one', async () => {
    const { open, user } = aWalletOwner()
    const view = async (path = '/wallet') => rechargeView(await open({ method: 'GET', path }), user, [])
    expect(await view()).toMatchObject({
      gateway: '',
      groups: [{ methods: [{ name: 'Stripe' }] }, { methods: [{ name: 'PayU' }] }],
      underWay: null,
    })
    expect(await view('/wallet?amount=200&gateway=payu')).toMatchObject({ amount: '200', gateway: 'payu' })
    const intent = await new Recharges(await open(), user).intent()
    await beginRecharge(await open(), user, { intent, gateway: 'stripe', amount: '500' })
    expect(await view()).toMatchObject({ gateway: 'stripe', underWay: { amount: '₹500.00', gateway: 'Stripe' } })
  })

  test('returns typed text only to the customer who typed it', async () => {
    const { open, user } = aWalletOwner()
    const view = async (as: string) =>
      rechargeView(await open({ method: 'GET', path: `/wallet?as=${as}&amount=200&gateway=payu` }), user, [])
    expect(await view(user.id)).toMatchObject({ amount: '200', gateway: 'payu' })
    expect(await view('5502')).toMatchObject({ amount: '', gateway: '' })
    const typed = { as: user.id, amount: '77' }
    const typedOver = await open({ method: 'GET', path: '/wallet?amount=200', typed })
    expect(await rechargeView(typedOver, user, [])).toMatchObject({ amount: '77' })
  })

  test('is shown even while the key-value store is down', async () => {
    const { open, user } = aWalletOwner()
    const storeFailure = vi.spyOn(keyValueStore, 'swap').mockRejectedValue(new StoreDown())
    expect(await rechargeView(await open({ method: 'GET' }), user, [])).toMatchObject({ underWay: null })
    storeFailure.mockRestore()
  })
})

describe('the history', () => {
  const movements = Array.from({ length: 41 }, (_, at) => aMovement({ id: `T-${at}` }))
  const pageOf = async (page: string) =>
    historyView(await aWalletOwner().open({ method: 'GET', path: `/wallet?page=${page}` }), movements)

  test.each([
    ['', 1, 'T-0', null, '/wallet?page=2'],
    ['2', 2, 'T-20', '/wallet', '/wallet?page=3'],
    ['3', 3, 'T-40', '/wallet?page=2', null],
    ['99', 3, 'T-40', '/wallet?page=2', null],
    ['-1', 1, 'T-0', null, '/wallet?page=2'],
    ['x', 1, 'T-0', null, '/wallet?page=2'],
  ])('has pages of twenty: %j', async (asked, page, first, newer, older) => {
    const view = await pageOf(asked)
    expect([view.page, view.pages, view.rows[0]?.number, view.newer, view.older]).toEqual([
      page,
      3,
      first,
      newer,
      older,
    ])
  })

  test('subtracts what was spent, adds everything else, and links to orders', async () => {
    const rows = [aMovement({ kind: 'spent', orderId: '70012' }), aMovement({ kind: 'other', orderId: '70012' })]
    const view = historyView(await aWalletOwner().open({ method: 'GET' }), rows)
    expect(view.rows).toMatchObject([
      { isSpent: true, amount: '−₹500.00', order: { id: '70012', href: '/order-details/70012' } },
      { isSpent: false, amount: '+₹500.00', order: '' },
    ])
  })
})
