import { useActionData, useLoaderData } from '@remix-run/react'
import { AddressFields } from '~/features/account/address-fields'
import { answerAddress, shownAddress } from '~/features/account/address-form.server'
import { changeAddress, ownAddress } from '~/features/account/address.server'
import { isSameCustomer, leadToOwn } from '~/features/account/customer'
import { sealPlace } from '~/features/place/places.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { addressesPath } from '~/paths'
import { Sheet } from '~/shell/dialog'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Changing a saved address, in the form that it was added with (rules 15.5). */
export const loader = shopLoader(async (shop, params) => {
  const user = await shop.requireUser()
  const address = await ownAddress(shop, params.shiping_id)
  return {
    title: shop.t('address.editTitle'),
    policy: { maps: shop.settings.mapsBrowserKey !== '' } satisfies PagePolicy,
    shown: await shownAddress(shop, user, sealPlace(address), address),
  }
})

export const action = formAction(async (shop, form, params) => {
  await shop.requireUser()
  if (!isSameCustomer(shop, form)) return leadToOwn(shop, addressesPath())
  return answerAddress(shop, form, async (address) =>
    changeAddress(shop, await ownAddress(shop, params.shiping_id), address),
  )
})

export default function UpdateAddress() {
  const { title, shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  return (
    <Sheet title={title} backTo={shown.backTo}>
      <AddressFields shown={shown} answer={answer} leaveLabel={t('confirm.cancel')} leaveHref={shown.backTo} />
    </Sheet>
  )
}
