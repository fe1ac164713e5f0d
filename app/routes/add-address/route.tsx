import { useActionData, useLoaderData } from '@remix-run/react'
import { customerOf, type User } from '~/domain/account/user'
import type { NewAddress } from '~/domain/place/address'
import { AddressFields } from '~/features/account/address-fields'
import { answerAddress, shownAddress } from '~/features/account/address-form.server'
import { deliverToNew, placeToSave } from '~/features/account/address.server'
import { submitTimes, TooLate } from '~/features/submit-once/submission-log.server'
import { submitOnce } from '~/features/submit-once/submit-once.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf, newKey } from '~/http/store/keys.server'
import { useT } from '~/i18n/use-t'
import { addAddressPath, addressesPath, homePath } from '~/paths'
import { Sheet } from '~/shell/dialog'
import { shortPatience } from '~/vendor-api/send'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Adding an address, on a page or in a sheet, by typing or on a map. The chosen place is filled in. */
export const loader = shopLoader(async (shop) => {
  const user = await shop.requireUser()
  // The form can do without them, so their timeout is short.
  const saved = await orNull(shop.vendor.addresses.list(shortPatience))
  return {
    title: shop.t('address.addTitle'),
    policy: { maps: shop.settings.mapsBrowserKey !== '' } satisfies PagePolicy,
    isFirst: saved?.length === 0,
    shown: await shownAddress(shop, user, placeToSave(shop, saved)),
  }
})

export const action = formAction(async (shop, form) => {
  const user = await shop.requireUser()
  return answerAddress(shop, form, async (address) =>
    deliverToNew(shop, user.id, address, await addOnce(shop, user, address)),
  )
})

/**
 * Saves a new address once: one that is saved already, by another press or in another tab, is not added again (rules
 * 15.11). `id` is null if the vendor does not name it. Throws what `submitFailure` has words for.
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

export default function AddAddress() {
  const { title, isFirst, shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  return (
    <Sheet title={title} backTo={shown.backTo}>
      <AddressFields
        shown={shown}
        answer={answer}
        action={addAddressPath(shown.backTo)}
        leaveLabel={t(isFirst ? 'address.skip' : 'confirm.cancel')}
        leaveHref={isFirst && shown.backTo === addressesPath() ? homePath() : shown.backTo}
      />
    </Sheet>
  )
}
