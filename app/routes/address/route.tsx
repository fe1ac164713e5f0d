import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { AddressLines } from '~/features/account/address-lines'
import { safePath } from '~/domain/safe-path'
import { parseFields } from '~/http/form.server'
import { usePrimaryAddress } from '~/features/account/address.server'
import accountStyles from '~/features/account/account.css?inline'
import { openShop } from '~/http/open-shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { useT } from '~/i18n/use-t'
import { addAddressPath, addressesPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [accountStyles] }

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** The saved addresses, to choose one. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  return {
    title: shop.t('address.title'),
    backTo: safePath(shop.url.searchParams.get('backTo'), ''),
    addresses: await shop.vendor.addresses.list(),
  }
}

const Choose = z.object({ addressId: z.string().min(1).max(64), backTo: z.string().max(2000).optional() })

/** Makes an address the primary one (rules 4.6). Somebody else's address is as if it did not exist. */
export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  const user = await shop.requireUser()
  const submission = parseFields(await shop.form(), Choose)
  if (submission.status !== 'success') {
    shop.reply.toast('error', shop.t('error.form'))
    return shop.redirect(addressesPath())
  }
  const { addressId, backTo } = submission.value
  try {
    const address = (await shop.vendor.addresses.list()).find(({ id }) => id === addressId)
    if (!address) {
      shop.reply.toast('error', shop.t('address.unknown'))
      return shop.redirect(addressesPath())
    }
    await usePrimaryAddress(shop, user.id, address)
    shop.reply.toast('success', shop.t('address.chosen'))
  } catch (error) {
    shop.reply.toast('error', failureText(error, shop.t))
  }
  return shop.redirect(safePath(backTo, addressesPath()))
}

export default function Addresses() {
  const { addresses, backTo } = useLoaderData<typeof loader>()
  const t = useT()
  const addHref = addAddressPath(backTo || addressesPath())
  return (
    <div className="page narrow">
      <div className="group-head">
        <h1>{t('address.title')}</h1>
        <a className="button compact" href={addHref}>
          <Icon name="plus" /> {t('address.add')}
        </a>
      </div>
      {addresses.length === 0 ? (
        <EmptyState picture="notHere" title={t('address.none')} />
      ) : (
        <ul className="group">
          {addresses.map((address) => (
            <li key={address.id} className="card address" data-current={address.isPrimary || undefined}>
              <AddressLines address={address}>
                {address.isPrimary ? (
                  <p className="tag">{t('address.current')}</p>
                ) : (
                  <form method="post">
                    <input type="hidden" name="addressId" value={address.id} />
                    <input type="hidden" name="backTo" value={backTo} />
                    <button
                      className="button quiet compact"
                      aria-label={t('address.useNamed', { address: address.address })}
                    >
                      {t('address.use')}
                    </button>
                  </form>
                )}
              </AddressLines>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
