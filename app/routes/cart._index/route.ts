import { safePath } from '~/domain/safe-path'
import { loadCart, reachedCartView } from '~/features/cart/cart.server'
import { takeBack } from '~/features/checkout/order-pictures.server'
import { shopAction, shopLoader } from '~/http/shop/open-shop.server'
import { cookieCheckPath, reviewPath } from '~/paths'
import { answerForm, wantsJson } from './actions.server'

/**
 * The cart as JSON for its island; a person who opens this address sees the review. A form that came without any cookie
 * leads here first, so that somebody whose browser keeps none is told.
 */
export const loader = shopLoader(async (shop, _, request) => {
  if (!wantsJson(request)) {
    const backTo = shop.query.get('backTo')
    return shop.redirect(backTo && !shop.hasCookies ? cookieCheckPath(backTo) : safePath(backTo, reviewPath()))
  }
  return shop.reply.json({ cart: await reachedCartView(shop, await loadCart(shop)) })
})

/** Every change of the cart. Pictures of removed lines are deleted with them. */
export const action = shopAction(async (shop, _, request) => {
  const { pictures } = shop.drafts.checkout
  const answer = await answerForm(request, shop, await shop.form())
  if (shop.drafts.checkout.pictures.length === 0) takeBack(shop, pictures)
  return answer
})
