import { describe, expect, test, vi } from 'vitest'
import { StoreDown } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { aUser } from '../../../tests/support/shop-builders'
import { beginRecharge, Recharges } from './recharges.server'
import { isRechargeOpen, outcomeOf, readRechargeReturn } from './return.server'
import { aMovement, aWalletOwner } from './wallet.test-support'

describe('a return address', () => {
  test.each([
    ['recharge=abc&success=pay_1', { id: 'abc', says: 'success', failure: null }],
    ['recharge=abc&fail=You%20cancelled', { id: 'abc', says: 'fail', failure: 'cancelled' }],
    ['recharge=abc?fail=No%20money', { id: 'abc', says: 'fail', failure: 'funds' }],
    ['recharge=abc?success=1', { id: 'abc', says: 'success', failure: null }],
    ['success=1&fail=x', { id: '', says: 'success', failure: null }],
    ['fail=', { id: '', says: 'fail', failure: 'other' }],
    ['', { id: '', says: null, failure: null }],
  ])('is parsed: %j', (query, expected) => expect(readRechargeReturn(new URLSearchParams(query))).toEqual(expected))
})

/** A customer who has started a recharge of 500 and returns by an address. */
async function begun() {
  const owner = aWalletOwner({ movements: [aMovement({ id: 'T-0' })] })
  const { user, open } = owner
  const recharges = new Recharges(await open(), user)
  await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway: 'stripe', amount: '500' })
  const id = (await recharges.latest())?.id ?? ''
  const comesBack = async (query: string) => {
    // A whole word, because a random id may have these letters in it.
    const shop = await open({ method: 'GET', path: `/wallet-payment?${query.replace(/=ID(?![\w-])/, `=${id}`)}` })
    return (await outcomeOf(shop, user)).outcome
  }
  return { ...owner, id, recharges, comesBack }
}

describe('the result of a recharge', () => {
  test.each(['recharge=ID&success=pay_1', 'success=pay_1', '', 'recharge=ID'])(
    'is still open for %j',
    async (query) => {
      const { comesBack } = await begun()
      const isClaimedPaid = query.includes('success')
      expect(await comesBack(query)).toMatchObject({ status: 'open', isClaimedPaid, mayComeIn: true })
    },
  )

  test.each(['recharge=ID&success=pay_1', 'recharge=ID&fail=x', 'fail=x', ''])(
    'is added when the wallet says so, whatever %j claims, each time',
    async (query) => {
      const { comesBack, wallet } = await begun()
      wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
      for (let time = 0; time < 2; time++) expect(await comesBack(query)).toMatchObject({ status: 'added' })
    },
  )

  test('is failed if its own address says so, in our words, and late money still counts', async () => {
    const { comesBack, wallet } = await begun()
    expect(await comesBack('recharge=ID&fail=You%20cancelled')).toMatchObject({
      status: 'failed',
      reason: 'You cancelled the payment.',
    })
    expect(await comesBack('recharge=ID')).toMatchObject({ status: 'failed', reason: '' })
    // Anybody could claim this reason.
    expect(await comesBack('fail=No%20money')).toMatchObject({ status: 'failed', reason: '' })
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack('recharge=ID&fail=You%20cancelled')).toMatchObject({ status: 'added', reason: '' })
  })

  test('is open again if it was paid after all, by going back to the gateway after cancelling', async () => {
    const { comesBack } = await begun()
    expect(await comesBack('recharge=ID&fail=You%20cancelled')).toMatchObject({ status: 'failed' })
    // Anybody could claim this.
    expect(await comesBack('success=pay_1')).toMatchObject({ status: 'failed' })
    expect(await comesBack('recharge=ID&success=pay_1')).toMatchObject({ status: 'open', mayComeIn: true })
  })

  test('is only “not confirmed” for a failure that anybody could claim, and stays open', async () => {
    const { comesBack } = await begun()
    expect(await comesBack('fail=Call%200900')).toMatchObject({ status: 'unheard', reason: '', mayComeIn: true })
    expect(await comesBack('')).toMatchObject({ status: 'open' })
  })

  test('is hidden from another customer, and for an unknown id', async () => {
    const { id, comesBack } = await begun()
    expect(await comesBack('recharge=made-up&success=1')).toEqual({ status: 'none' })
    const other = aWalletOwner()
    for (const query of [`recharge=${id}&success=1`, 'success=1', 'fail=x', '']) {
      const shop = await other.open({ method: 'GET', path: `/wallet-payment?${query}` })
      expect((await outcomeOf(shop, other.user)).outcome).toEqual({ status: 'none' })
    }
  })

  test('stays added even if the vendor lists only the latest movements', async () => {
    const { comesBack, wallet } = await begun()
    wallet.movements = [aMovement({ id: 'T-1' })]
    expect(await comesBack('')).toMatchObject({ status: 'added' })
    wallet.movements = []
    expect(await comesBack('recharge=ID&fail=x')).toMatchObject({ status: 'added' })
  })

  test('is “not heard of” after a quarter of an hour, and late money still counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { comesBack, wallet } = await begun()
    vi.setSystemTime(Date.now() + 16 * 60_000)
    expect(await comesBack('recharge=ID')).toMatchObject({ status: 'unheard', mayComeIn: false })
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack('recharge=ID')).toMatchObject({ status: 'added' })
    vi.useRealTimers()
  })

  test('needs its own movement: one movement counts for one recharge', async () => {
    const { user, open, wallet, recharges, comesBack } = await begun()
    const first = (await recharges.latest())?.id
    await recharges.renew(await recharges.intent())
    await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway: 'stripe', amount: '500' })
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack(`recharge=${first}`)).toMatchObject({ status: 'added' })
    expect(await comesBack('')).toMatchObject({ status: 'open' })
    wallet.movements = [aMovement({ id: 'T-2' }), ...wallet.movements]
    expect(await comesBack('')).toMatchObject({ status: 'added' })
  })

  test('of two with the same amount is added for the one that was paid, even if the other was looked at first', async () => {
    const { user, open, wallet, recharges, comesBack, id } = await begun()
    await recharges.renew(await recharges.intent())
    await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway: 'stripe', amount: '500' })
    const paid = (await recharges.latest())?.id
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack(`recharge=${id}&fail=You%20cancelled`)).toMatchObject({ status: 'added' })
    expect(await comesBack(`recharge=${paid}&success=pay_2`)).toMatchObject({ status: 'added' })
    expect(await comesBack(`recharge=${id}&fail=You%20cancelled`)).toMatchObject({ status: 'failed' })
    // If both say so, the movement stays where it is.
    expect(await comesBack(`recharge=${id}&success=pay_1`)).toMatchObject({ status: 'open' })
    expect(await comesBack(`recharge=${paid}&success=pay_2`)).toMatchObject({ status: 'added' })
    wallet.movements = [aMovement({ id: 'T-2' }), ...wallet.movements]
    expect(await comesBack(`recharge=${id}&success=pay_1`)).toMatchObject({ status: 'added' })
  })

  test('of three with the same amount is added for one that was paid, however many look at once', async () => {
    const { user, open, wallet, recharges, comesBack, id } = await begun()
    const paid: string[] = []
    for (const gateway of ['stripe', 'payu']) {
      await recharges.renew(await recharges.intent())
      await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway, amount: '500' })
      paid.push((await recharges.latest())?.id ?? '')
    }
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack(`recharge=${id}`)).toMatchObject({ status: 'added' })
    const looks = await Promise.all(paid.map((one) => comesBack(`recharge=${one}&success=pay_1`)))
    expect(looks.map(({ status }) => status).sort()).toEqual(['added', 'open'])
  })

  test('of two with the same amount stays open for the other one, which may still be paid at its gateway', async () => {
    const { user, open, wallet, recharges, comesBack, id } = await begun()
    await recharges.renew(await recharges.intent())
    await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway: 'stripe', amount: '500' })
    const paid = (await recharges.latest())?.id
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack(`recharge=${id}`)).toMatchObject({ status: 'added' })
    expect(await comesBack(`recharge=${paid}&success=pay_2`)).toMatchObject({ status: 'added' })
    expect(await comesBack(`recharge=${id}`)).toMatchObject({ status: 'open', mayComeIn: true })
  })

  test('is not reported while the key-value store is down', async () => {
    const { comesBack } = await begun()
    const storeFailure = vi.spyOn(keyValueStore, 'get').mockRejectedValue(new StoreDown())
    await expect(comesBack('success=1')).rejects.toMatchObject({ status: 503 })
    storeFailure.mockRestore()
  })
})

test('a recharge leads to its gateway only while it waits for the payment, and only its own customer', async () => {
  const { id, user, open, wallet } = await begun()
  const isOpen = async (one = id, of = user) => isRechargeOpen(await open(), of, one)
  expect([await isOpen(), await isOpen('made-up'), await isOpen(id, aUser({ id: '5502' }))]).toEqual([
    true,
    false,
    false,
  ])
  wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
  expect(await isOpen()).toBe(false)
})
