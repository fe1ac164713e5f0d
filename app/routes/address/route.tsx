import { json } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { addressLine, type Address } from '~/domain/place/address'
import { safePath } from '~/domain/safe-path'
import { AddressFields } from '~/features/account/address-fields'
import { shownAddress } from '~/features/account/address-form.server'
import { AddressLines } from '~/features/account/address-lines'
import { chooseAddress, placeToSave } from '~/features/account/address.server'
import { shownFor } from '~/features/account/customer'
import { parseFields } from '~/http/forms/form.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { addAddressPath, addressesPath, deleteAddressPath, homePath, updateAddressPath } from '~/paths'
import { Button } from '~/ui/form'
import { HiddenFields } from '~/ui/hidden-fields'
import { ButtonLink, TextLink } from '~/ui/link'
import { FormErrors } from '~/ui/notice'

export { profileScreen as handle } from '~/features/account/account-screen'

/** The saved addresses, to choose and change; if there are none, the form for the first one (rules 15.9). */
export const loader = shopLoader(async (shop) => {
  const user = await shop.requireUser()
  const addresses = await shop.vendor.addresses.list()
  return {
    title: shop.t('address.title'),
    as: user.id,
    backTo: safePath(shop.query.get('backTo'), ''),
    addresses,
    policy: { maps: addresses.length === 0 && shop.settings.mapsBrowserKey !== '' } satisfies PagePolicy,
    first: addresses.length === 0 ? await shownAddress(shop, user, placeToSave(shop, addresses)) : null,
  }
})

const Choice = z.object({ addressId: z.string().min(1).max(64), backTo: z.string().optional() })

/** Makes an address primary, or says why not on the list of addresses. */
export const action = formAction(async (shop, form) => {
  const user = await shop.requireUser()
  const submission = parseFields(form, Choice)
  if (submission.status !== 'success') return json({ problem: shop.t('error.form') }, { status: 400 })
  const { addressId, backTo } = submission.value
  const refused = await chooseAddress(shop, user, form, addressId)
  if (refused) return json({ problem: refused.problem }, { status: refused.status })
  return shop.redirect(safePath(backTo, addressesPath()))
})

export default function Addresses() {
  const { title, as, addresses, backTo, first } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const addHref = addAddressPath(backTo || addressesPath())
  return (
    <div className="page medium">
      <div className="group-head">
        <h1>{title}</h1>
        {!first && <ButtonLink look="compact" href={addHref} icon="plus" label={t('address.add')} />}
      </div>
      <FormErrors errors={answer && [answer.problem]} id="problem" />
      {first ? (
        <>
          <p className="quiet">{t('address.none')}</p>
          <AddressFields
            shown={first}
            answer={undefined}
            action={addHref}
            leaveLabel={t('address.skip')}
            leaveHref={backTo || homePath()}
          />
        </>
      ) : (
        <ul className="group">
          {addresses.map((address) => (
            <SavedAddress key={address.id} address={address} as={as} backTo={backTo} />
          ))}
        </ul>
      )}
    </div>
  )
}

type Props = {
  address: Address
  /** The id of the customer the page is shown to. */
  as: string
  backTo: string
}

/** A saved address in the list, with its actions. */
function SavedAddress({ address, as, backTo }: Props) {
  const t = useT()
  const values = { address: addressLine(address, useLocale()) }
  return (
    <li className="card address" data-current={address.isPrimary || undefined}>
      <AddressLines address={address} isCurrent={address.isPrimary}>
        {!address.isPrimary && (
          <form method="post">
            <HiddenFields values={{ [shownFor]: as, addressId: address.id, backTo }} />
            <Button look="quiet compact" aria-label={t('address.useNamed', values)} label={t('address.use')} />
          </form>
        )}
      </AddressLines>
      <p className="beside address-actions">
        <TextLink
          href={updateAddressPath(address.id, backTo && addressesPath(backTo))}
          icon="pencil"
          label={t('address.edit')}
          aria-label={t('address.editNamed', values)}
        />
        <TextLink
          href={deleteAddressPath(address.id, backTo)}
          icon="trash2"
          label={t('address.delete')}
          aria-label={t('address.deleteNamed', values)}
          opensDialog
        />
      </p>
    </li>
  )
}
