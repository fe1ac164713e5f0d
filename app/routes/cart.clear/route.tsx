import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/domain/safe-path'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { cartPath, homePath } from '~/paths'
import { Confirm } from '~/shell/dialog'
import { HiddenFields } from '~/ui/hidden-fields'

/** Asks before the cart is emptied (rules 7.6). With an empty cart, as after the answer, it leads back. */
export const loader = shopLoader((shop) => {
  const backTo = safePath(shop.query.get('backTo'), homePath())
  return shop.cart.storeId ? { title: shop.t('cart.clearTitle'), backTo } : shop.redirect(backTo)
})

export default function ClearCart() {
  const { title, backTo } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Confirm
      title={title}
      text={t('cart.clearText')}
      action={cartPath()}
      confirmLabel={t('cart.clear')}
      cancelHref={backTo}
      isCartForm
    >
      <HiddenFields values={{ intent: 'clear', backTo }} />
    </Confirm>
  )
}
