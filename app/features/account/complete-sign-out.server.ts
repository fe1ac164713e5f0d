import { emptyCart } from '~/domain/cart/cart'
import { messengerCookies } from '~/domain/help/messenger'
import { forgetPending } from '~/features/account/pending.server'
import { forgetTyped } from '~/http/forms/typed.server'
import type { Shop } from '~/http/shop/shop.server'

/** Signs the customer out and removes everything personal from the device (rules 14.6). */
export async function completeSignOut(shop: Shop, to: string) {
  await shop.signOut()
  await shop.drafts.forgetPerson()
  shop.device.saveCart(emptyCart())
  forgetPending(shop)
  forgetTyped(shop.short)
  shop.reply.clearSite()
  shop.reply.forgetCookies(messengerCookies(shop.settings))
  return shop.redirect(to)
}
