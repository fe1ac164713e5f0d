import type { NewAddress } from '~/domain/place/address'
import { customerOf, type User } from '~/domain/account/user'
import { TooLate, submitTimes } from '~/features/submit-once/submission-log.server'
import { submitOnce } from '~/features/submit-once/submit-once.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf, newKey } from '~/http/store/keys.server'

/**
 * Saves a new address once: one that is saved already, by another press or in another tab, is not added again (rules 15.11).
 * `id` is null if the vendor does not name it. Throws what `submitFailure` has words for.
 */
export async function addOnce(shop: Shop, user: User, address: NewAddress): Promise<{ id: string | null }> {
  shop.connection.setDeadline(submitTimes.deadline)
  const { add, list } = shop.vendor.addresses
  const key = wordsHash(address)
  // Each submit has its own subject, so that an address that was deleted can be saved again.
  const submit = { customer: `address:${customerOf(shop, user)}`, subject: newKey(), key }
  const outcome = await submitOnce(submit, {
    kind: 'address',
    prepare: async () => ({
      kind: 'ready',
      fingerprint: key,
      baseline: { at: Date.now(), known: [] },
      send: async () => ({ kind: 'placed', id: (await add(address)).id ?? '', made: null }),
    }),
    async candidates() {
      const saved = await orNull(list())
      return saved && saved.filter((one) => wordsHash(one) === key).map(({ id }) => ({ id, madeAt: null }))
    },
  })
  // Another press holds the lock for too long.
  if (outcome.kind !== 'placed') throw new TooLate()
  return { id: outcome.id || null }
}

/** A hash of what tells addresses apart. Vendors may round coordinates, so some 10 m make no difference. */
const wordsHash = ({ address, house, flat, landmark, tag, latitude, longitude }: NewAddress) =>
  hashOf([address, house, flat, landmark, tag, latitude.toFixed(4), longitude.toFixed(4)].map((word) => word.trim()))
