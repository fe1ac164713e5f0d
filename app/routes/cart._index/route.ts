import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { cartView, loadCart } from '~/features/cart/cart.server'
import { openShop } from '~/http/open-shop.server'
import { reviewPath } from '~/paths'
import {
  addItem,
  changeLines,
  checkOut,
  clearCart,
  removeFromCart,
  removeUnavailable,
  restoreCart,
  setLineQuantity,
  wantsJson,
} from './actions.server'

/** The cart as JSON for its island; a person who comes here sees the review screen. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  if (!wantsJson(args.request)) return shop.redirect(reviewPath())
  return shop.reply.json({ cart: cartView(shop, await loadCart(shop)) })
}

/** Every change of the cart. A form gets a redirect back, the island the new cart. */
export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  const form = await shop.form()
  switch (form.get('intent')) {
    case 'add':
      return addItem(args.request, shop, form)
    case 'replace':
      return addItem(args.request, shop, form, { replace: true })
    case 'set-quantity':
      return setLineQuantity(args.request, shop, form)
    case 'remove':
      return removeFromCart(args.request, shop, form)
    case 'change':
      return changeLines(args.request, shop, form)
    case 'clear':
      return clearCart(args.request, shop, form)
    case 'remove-unavailable':
      return removeUnavailable(args.request, shop)
    case 'restore':
      return restoreCart(args.request, shop, form)
    case 'check-out':
      return checkOut(shop)
    default:
      shop.reply.toast('error', shop.t('error.form'))
      return shop.redirect(reviewPath())
  }
}
