import { describe, expect, test, vi } from 'vitest'
import { keyValueStore } from '~/http/store/store.server'
import { RedisGone } from '~/http/store/redis.server'
import { beginRecharge } from '~/routes/wallet/begin-recharge.server'
import { Recharges } from './recharges.server'
import { outcomeOf, readReturn } from './return.server'
import { aMovement, aWalletOwner } from './wallet.test-support'

describe('a way back', () => {
  test.each([
    ['recharge=abc&success=pay_1', { id: 'abc', says: 'success', failure: null }],
    ['recharge=abc&fail=You%20cancelled', { id: 'abc', says: 'fail', failure: 'cancelled' }],
    ['recharge=abc?fail=No%20money', { id: 'abc', says: 'fail', failure: 'funds' }],
    ['recharge=abc?success=1', { id: 'abc', says: 'success', failure: null }],
    ['success=1&fail=x', { id: '', says: 'success', failure: null }],
    ['fail=', { id: '', says: 'fail', failure: 'other' }],
    ['', { id: '', says: null, failure: null }],
  ])('of %j', (query, said) => expect(readReturn(new URLSearchParams(query))).toEqual(said))
})

/** A customer who has begun a recharge of 500, and comes back by an address. */
async function begun(movements = [aMovement({ id: 'T-0' })]) {
  const owner = aWalletOwner({ movements })
  const { user, open } = owner
  const recharges = new Recharges(await open(), user)
  await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway: 'stripe', amount: '500' })
  const id = (await recharges.latest())?.id ?? ''
  const comesBack = async (query: string) => {
    const shop = await open({ method: 'GET', path: `/wallet-payment?${query.replace('ID', id)}` })
    return (await outcomeOf(shop, user)).outcome
  }
  return { ...owner, id, recharges, comesBack }
}

describe('what became of a recharge', () => {
  test.each(['recharge=ID&success=pay_1', 'success=pay_1', '', 'recharge=ID'])('%j is waited for', async (query) => {
    const { comesBack } = await begun()
    expect(await comesBack(query)).toMatchObject({ standing: 'open', mayComeIn: true })
  })

  test.each(['recharge=ID&success=pay_1', 'recharge=ID&fail=x', 'fail=x', ''])(
    'it was added when the wallet says so, whatever %j claims, and twice',
    async (query) => {
      const { comesBack, wallet } = await begun()
      wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
      for (let time = 0; time < 2; time++) expect(await comesBack(query)).toMatchObject({ standing: 'added' })
    },
  )

  test('it failed where its own address says so, in words of ours for those that came with it, and money that comes late still counts', async () => {
    const { comesBack, wallet } = await begun()
    expect(await comesBack('recharge=ID&fail=You%20cancelled')).toMatchObject({
      standing: 'failed',
      reason: 'You cancelled the payment.',
    })
    expect(await comesBack('recharge=ID')).toMatchObject({ standing: 'failed', reason: '' })
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack('recharge=ID&fail=x')).toMatchObject({ standing: 'added' })
  })

  test('a failure that any address claims says only that nothing is confirmed, and closes nothing', async () => {
    const { comesBack } = await begun()
    expect(await comesBack('fail=Call%200900')).toMatchObject({ standing: 'unheard', reason: '', mayComeIn: true })
    expect(await comesBack('')).toMatchObject({ standing: 'open' })
  })

  test('another customer, or an id that nobody was given, has nothing to see', async () => {
    const { id, comesBack } = await begun()
    expect(await comesBack('recharge=made-up&success=1')).toEqual({ standing: 'none' })
    const other = aWalletOwner()
    for (const query of [`recharge=${id}&success=1`, 'success=1', 'fail=x', '']) {
      const shop = await other.open({ method: 'GET', path: `/wallet-payment?${query}` })
      expect((await outcomeOf(shop, other.user)).outcome).toEqual({ standing: 'none' })
    }
  })

  test('what has come in once stays so, also where the vendor tells the latest movements only', async () => {
    const { comesBack, wallet } = await begun()
    wallet.movements = [aMovement({ id: 'T-1' })]
    expect(await comesBack('')).toMatchObject({ standing: 'added' })
    wallet.movements = []
    expect(await comesBack('recharge=ID&fail=x')).toMatchObject({ standing: 'added' })
  })

  test('nothing heard for a quarter of an hour is told, and what comes in later still counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { comesBack, wallet } = await begun()
    vi.setSystemTime(Date.now() + 16 * 60_000)
    expect(await comesBack('recharge=ID')).toMatchObject({ standing: 'unheard', mayComeIn: false })
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack('recharge=ID')).toMatchObject({ standing: 'added' })
    vi.useRealTimers()
  })

  test('one movement answers for one recharge', async () => {
    const { user, open, wallet, recharges, comesBack } = await begun()
    const first = (await recharges.latest())?.id
    await recharges.renew(await recharges.intent())
    await beginRecharge(await open(), user, { intent: await recharges.intent(), gateway: 'stripe', amount: '500' })
    wallet.movements = [aMovement({ id: 'T-1' }), ...wallet.movements]
    expect(await comesBack(`recharge=${first}`)).toMatchObject({ standing: 'added' })
    expect(await comesBack('')).toMatchObject({ standing: 'open' })
    wallet.movements = [aMovement({ id: 'T-2' }), ...wallet.movements]
    expect(await comesBack('')).toMatchObject({ standing: 'added' })
  })

  test('while the store is gone nothing is said of it', async () => {
    const { comesBack } = await begun()
    const gone = vi.spyOn(keyValueStore, 'get').mockRejectedValue(new RedisGone())
    await expect(comesBack('success=1')).rejects.toMatchObject({ status: 503 })
    gone.mockRestore()
  })
})
