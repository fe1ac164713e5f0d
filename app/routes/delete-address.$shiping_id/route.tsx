import { json } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressLine } from '~/domain/place/address'
import { safePath } from '~/domain/safe-path'
import { ownAddress, removeAddress } from '~/features/account/address.server'
import { isSameCustomer, leadToOwn, shownFor } from '~/features/account/customer'
import { failureAnswer } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { addressesPath, deleteAddressPath } from '~/paths'
import { Confirm } from '~/shell/dialog'
import { HiddenFields } from '~/ui/hidden-fields'
import { FormErrors } from '~/ui/notice'
import { VendorText } from '~/ui/text'

/** Asks before a saved address is deleted (rules 15.5). */
export const loader = shopLoader(async (shop, params) => {
  const user = await shop.requireUser()
  const address = await ownAddress(shop, params.shiping_id)
  return {
    title: shop.t('address.deleteTitle'),
    as: user.id,
    id: address.id,
    line: addressLine(address, shop.locale),
    backTo: safePath(shop.query.get('backTo'), ''),
  }
})

/** Deletes the address. The vendor's reason for refusing is shown on the confirmation page. */
export const action = formAction(async (shop, form, params) => {
  await shop.requireUser()
  if (!isSameCustomer(shop, form)) return leadToOwn(shop, addressesPath())
  try {
    await removeAddress(shop, params.shiping_id)
  } catch (error) {
    const [problem, status] = failureAnswer(error, shop.t)
    return json({ problem }, { status })
  }
  const backTo = safePath(form.get('backTo'), '')
  return shop.redirect(addressesPath(backTo), 'success', shop.t('address.deleted'))
})

export default function DeleteAddress() {
  const { title, as, id, line, backTo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  return (
    <Confirm
      title={title}
      text={t('address.deleteText')}
      action={deleteAddressPath(id)}
      isDestructive
      confirmLabel={t('address.delete')}
      cancelHref={addressesPath(backTo)}
    >
      <VendorText className="strong">{line}</VendorText>
      <FormErrors errors={answer && [answer.problem]} id="problem" />
      <HiddenFields values={{ [shownFor]: as, backTo }} />
    </Confirm>
  )
}
