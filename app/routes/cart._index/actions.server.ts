import { cartCount, cartSubtotal, emptyCart, lineKey, removeLine, setQuantity } from '~/domain/cart'
import { checkoutGate, enforcedMinimum } from '~/domain/minimum-order'
import { formatMoney } from '~/domain/money'
import { acceptPrices } from '~/domain/pricing'
import { safePath } from '~/domain/safe-path'
import { addToCart, cartView, loadCart } from '~/http/cart.server'
import { parseFields } from '~/http/form.server'
import type { Shop } from '~/http/shop.server'
import type { CartAnswer } from '~/islands/cart/cart-view'
import { failureText } from '~/http/vendor-failures.server'
import { homePath, itemPath, replaceCartPath, reviewPath, signInPath, storePath } from '~/paths'
import { AddItem, ClearCart, gatherChoices, RestoreCart, SetQuantity } from './schema'

export function wantsJson(request: Request) {
  return request.headers.get('Accept')?.includes('application/json') ?? false
}

type Reply = {
  backTo: string
  message?: string
  tone?: 'success' | 'error'
  ask?: string
  problems?: CartAnswer['problems']
}

/** Answers a change: the island gets the cart and what to say; a form goes back, with a toast or to the page that asks. */
async function reply(request: Request, shop: Shop, { backTo, message, tone = 'error', ask, problems }: Reply) {
  if (wantsJson(request)) {
    const cart = cartView(shop, await loadCart(shop))
    const told = tone === 'success' ? { said: message } : { message }
    return shop.json({ cart, ...told, ask, problems } satisfies CartAnswer)
  }
  if (message) shop.toast(tone, message)
  return shop.redirect(ask ?? backTo)
}

/** Adds an item; another store's cart is asked about first (FLOWS 4.7), incomplete choices are completed on the item's page. */
export async function addItem(request: Request, shop: Shop, form: URLSearchParams, { replace = false } = {}) {
  const submission = parseFields(gatherChoices(form), AddItem)
  if (submission.status !== 'success')
    return reply(request, shop, { backTo: homePath(), message: shop.t('error.generic') })
  const { storeId, itemId, quantity, choice } = submission.value
  const backTo = safePath(submission.value.backTo, homePath())
  try {
    const outcome = await addToCart(shop, { storeId, itemId, quantity, choiceIds: choice }, { replace })
    if (outcome.ok) {
      return await reply(request, shop, {
        backTo: `${backTo}#item-${encodeURIComponent(itemId)}`,
        message: shop.t('cart.added', { name: outcome.name }),
        tone: 'success',
      })
    }
    if (outcome.reason === 'cart.otherStore')
      return await reply(request, shop, { backTo, ask: replaceCartPath(submission.value) })
    const problems = outcome.errors?.map(({ groupId, choiceId, reason, bound }) => ({
      group: choiceId ?? groupId,
      text: shop.t(reason, { bound }),
    }))
    return await reply(request, shop, {
      backTo: problems ? itemPath(storeId, itemId) : backTo,
      message: shop.t(outcome.reason),
      problems,
    })
  } catch (error) {
    return failed(shop, backTo, error, request)
  }
}

/** Sets a line's quantity, up to its stock; 0 removes the line (spec 4 'Cart'). */
export async function setLineQuantity(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, SetQuantity)
  if (submission.status !== 'success')
    return reply(request, shop, { backTo: homePath(), message: shop.t('error.generic') })
  const { line: key, quantity } = submission.value
  const backTo = safePath(submission.value.backTo, reviewPath())
  const line = shop.cart.lines.find((other) => lineKey(other) === key)
  if (!line) return reply(request, shop, { backTo })
  try {
    if (quantity === 0) {
      shop.device.saveCart(removeLine(shop.cart, key))
      return await reply(request, shop, { backTo })
    }
    const item = await shop.vendor.menus.item(shop.cart.storeId, line.itemId)
    const outcome = setQuantity(shop.cart, key, quantity, item?.stock ?? 0)
    if (outcome.ok) shop.device.saveCart(outcome.cart)
    return await reply(request, shop, { backTo, message: outcome.ok ? undefined : shop.t(outcome.reason) })
  } catch (error) {
    return failed(shop, backTo, error, request)
  }
}

export async function clearCart(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, ClearCart)
  shop.device.saveCart(emptyCart())
  shop.device.saveCheckout({ attempt: null })
  return reply(request, shop, {
    backTo: safePath(submission.payload.backTo, homePath()),
    message: shop.t('cart.empty'),
    tone: 'success',
  })
}

/** Brings a cart back from local storage when its cookie is gone, at today's prices; what is gone stays out. */
export async function restoreCart(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, RestoreCart)
  if (shop.device.hasCart) return reply(request, shop, { backTo: homePath() })
  const claimed = submission.status === 'success' ? submission.value : emptyCart()
  shop.device.saveCart({ storeId: claimed.storeId, lines: claimed.lines.map((line) => ({ ...line, priceSeen: '0' })) })
  try {
    shop.device.saveCart(acceptPrices(shop.cart, (await loadCart(shop)).lines))
  } catch (error) {
    shop.device.saveCart(emptyCart())
    return failed(shop, homePath(), error, request)
  }
  return reply(request, shop, { backTo: homePath() })
}

/** View Cart (FLOWS 5): a guest signs in, an empty cart and one below the store's minimum are told so, else on to review. */
export async function checkOut(shop: Shop) {
  if (!shop.user) return shop.redirect(signInPath(reviewPath()))
  try {
    const { store, lines } = await loadCart(shop, { fresh: true })
    const minimum = store ? enforcedMinimum(store) : '0'
    const gate = checkoutGate({ count: cartCount(shop.cart), subtotal: cartSubtotal(lines), minimum })
    if (gate.ok) return await shop.redirect(reviewPath())
    shop.toast(
      'error',
      shop.t(gate.reason === 'cart.empty' ? 'cart.addItems' : 'cart.minimum', {
        amount: formatMoney(minimum, shop.settings.currency) ?? '',
      }),
    )
    return await shop.redirect(store ? storePath(store.slug) : homePath())
  } catch (error) {
    shop.toast('error', failureText(error, shop.t))
    return shop.redirect(reviewPath())
  }
}

/** A vendor failure while changing the cart: the cart stays as it was, and the customer is told. */
async function failed(shop: Shop, backTo: string, error: unknown, request: Request) {
  const message = failureText(error, shop.t)
  if (wantsJson(request)) throw new Response(null, { status: 502 })
  shop.toast('error', message)
  return shop.redirect(backTo)
}
