import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/domain/safe-path'
import { AddItem } from '~/features/cart/schema'
import { parseFields } from '~/http/forms/form.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { cartPath, homePath } from '~/paths'
import { Confirm } from '~/shell/dialog'
import { HiddenFields } from '~/ui/hidden-fields'

/** Asks before another store's cart is replaced (rules 7.1). If there is none, as after the answer, it leads back. */
export const loader = shopLoader(async (shop) => {
  const submission = parseFields(shop.query, AddItem)
  if (submission.status !== 'success') return shop.redirect(homePath())
  const item = submission.value
  const backTo = safePath(item.backTo, homePath())
  const { storeId } = shop.cart
  if (!storeId || storeId === item.storeId) return shop.redirect(backTo)
  const nameOf = async (id: string) => (await shop.vendor.stores.byId(id, shop.place))?.name ?? ''
  const [current = '', next = ''] = await Promise.all([storeId, item.storeId].map(nameOf))
  return {
    title: shop.t('cart.clearTitle'),
    text: shop.t('cart.replaceText', { current, next }),
    item: { ...item, replaces: storeId },
    backTo,
  }
})

export default function ReplaceCart() {
  const { title, text, item, backTo } = useLoaderData<typeof loader>()
  const { storeId, itemId, quantity, replaces } = item
  const t = useT()
  return (
    <Confirm
      title={title}
      text={text}
      action={cartPath()}
      confirmLabel={t('cart.replace')}
      cancelHref={backTo}
      isCartForm
    >
      <HiddenFields values={{ intent: 'replace', storeId, itemId, quantity, replaces, backTo }} />
      {item.choice.map((choice) => (
        <input key={choice} type="hidden" name="choice" value={choice} />
      ))}
    </Confirm>
  )
}
