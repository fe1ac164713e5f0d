import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AddressFields } from '~/features/account/address-fields'
import { answerAddress, shownAddress } from '~/features/account/address-form.server'
import { deliverToNew, placeToSave } from '~/features/account/address.server'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { orNull } from '~/http/shop/part.server'
import { useT } from '~/i18n/use-t'
import { addAddressPath, addressesPath, homePath } from '~/paths'
import { Sheet } from '~/shell/sheet'
import { addOnce } from './add-once.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Adding an address, on a page or in a sheet, by typing or on a map. The place that the customer browses is filled in. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await shop.requireUser()
  const saved = await orNull(shop.vendor.addresses.list())
  return {
    title: shop.t('address.addTitle'),
    policy: { maps: shop.settings.mapsBrowserKey !== '' } satisfies PagePolicy,
    isFirst: saved?.length === 0,
    shown: await shownAddress(shop, user, placeToSave(shop, saved)),
  }
}

export const action = formAction(async (shop, form) => {
  const user = await shop.requireUser()
  return answerAddress(shop, user, form, async (address) =>
    deliverToNew(shop, user.id, address, await addOnce(shop, user, address)),
  )
})

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
