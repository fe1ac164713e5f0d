import { emptyCart, lineKey, removeLine, setQuantity } from '~/domain/cart/cart'
import { applyChanges, storeName } from '~/domain/cart/cart-changes'
import { checkoutBlocker } from '~/domain/checkout/blocker'
import { acceptPrices, withoutUnavailable, withState } from '~/domain/cart/pricing'
import { safePath } from '~/domain/safe-path'
import { addedText, addToCart, loadCart, reachedCartView, type LoadedCart } from '~/features/cart/cart.server'
import { blockerText } from '~/features/checkout/checkout.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import type { CartAnswer } from '~/islands/cart/cart-view'
import { failureText } from '~/http/shop/vendor-failures.server'
import { homePath, itemPath, replaceCartPath, reviewPath, signInPath, storePath } from '~/paths'
import {
  AddItem,
  ChangeLines,
  ClearCart,
  gatherChoices,
  RemoveLine,
  RestoreCart,
  SetQuantity,
} from '~/features/cart/schema'

export function wantsJson(request: Request) {
  return request.headers.get('Accept')?.includes('application/json') ?? false
}

type Reply = {
  backTo: string
  message?: string
  /** The text that the island announces besides showing the message. */
  announcement?: string
  tone?: 'success' | 'error'
  ask?: string
  problems?: CartAnswer['problems']
  /** The priced cart, if it was already loaded. */
  priced?: LoadedCart
}

/** Answers a change: the island gets the cart and a message; a form is redirected back with a toast, or to the page that asks. */
async function reply(request: Request, shop: Shop, reply: Reply) {
  const { backTo, message, announcement, tone = 'error', ask, problems, priced } = reply
  if (wantsJson(request)) {
    const cart = await reachedCartView(shop, priced ?? (await loadCart(shop)))
    const messages = tone === 'success' ? { announcement: message } : { message, announcement }
    return shop.reply.json({ cart, ...messages, ask, problems } satisfies CartAnswer)
  }
  if (message) shop.reply.toast(tone, message)
  return shop.redirect(ask ?? backTo)
}

/** Answers a form that no page of ours has sent. */
const refuse = (request: Request, shop: Shop) =>
  reply(request, shop, { backTo: homePath(), message: shop.t('error.generic') })

/** Adds an item; asks about another store's cart first (rules 7.1), and for missing choices on the item's page. */
export async function addItem(request: Request, shop: Shop, form: URLSearchParams, { replace = false } = {}) {
  const submission = parseFields(gatherChoices(form), AddItem)
  if (submission.status !== 'success') return refuse(request, shop)
  const { storeId, itemId, quantity, choice } = submission.value
  const backTo = `${safePath(submission.value.backTo, homePath())}#item-${encodeURIComponent(itemId)}`
  try {
    const outcome = await addToCart(shop, { storeId, itemId, quantity, choiceIds: choice }, { replace })
    if (outcome.ok) {
      const message = addedText(shop, outcome)
      const isFewer = outcome.added !== undefined
      return await reply(request, shop, { backTo, message, announcement: message, tone: isFewer ? 'error' : 'success' })
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
    return answerFailure(shop, backTo, error, request)
  }
}

/**
 * Sets a line's quantity, up to its stock. A minus pressed on a page where the line had one unit removes one; it removes the
 * line only if no more than one is left.
 */
export async function setLineQuantity(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, SetQuantity)
  if (submission.status !== 'success') return refuse(request, shop)
  const { line: key, quantity } = submission.value
  const backTo = safePath(submission.value.backTo, reviewPath())
  const line = shop.cart.lines.find((other) => lineKey(other) === key)
  if (!line) return reply(request, shop, { backTo })
  try {
    if (quantity === 0) {
      const quantities = new Map([[key, line.quantity - 1]])
      shop.device.saveCart(applyChanges(shop.cart, { store: storeName(shop.cart), quantities }))
      return await reply(request, shop, { backTo })
    }
    const item = await shop.vendor.menus.item(shop.cart.storeId, line.itemId)
    const outcome = setQuantity(shop.cart, key, quantity, item?.stock ?? 0)
    if (outcome.ok) shop.device.saveCart(outcome.cart)
    return await reply(request, shop, { backTo, message: outcome.ok ? undefined : shop.t(outcome.reason) })
  } catch (error) {
    return answerFailure(shop, backTo, error, request)
  }
}

/** Removes a line, however many units it has. */
export async function removeFromCart(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, RemoveLine)
  if (submission.status !== 'success') return refuse(request, shop)
  shop.device.saveCart(removeLine(shop.cart, submission.value.line))
  return reply(request, shop, { backTo: safePath(submission.value.backTo, reviewPath()) })
}

/** Applies the island's changes, several lines at once, each limited to the item's stock. */
export async function changeLines(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, ChangeLines)
  const backTo = reviewPath()
  if (submission.status !== 'success') return reply(request, shop, { backTo, message: shop.t('error.generic') })
  const { changes } = submission.value
  try {
    // A cart whose cookie is lost stays lost here, so that the browser can still restore it.
    if (shop.device.hasCart) shop.device.saveCart(applyChanges(shop.cart, changes))
    const { store, lines, zone } = await loadCart(shop)
    const reducedLines = lines.filter((line) => line.state === 'stock-reduced' && changes.quantities.has(lineKey(line)))
    if (reducedLines.length === 0) return await reply(request, shop, { backTo, priced: { store, lines, zone } })
    const quantities = new Map(reducedLines.map((line) => [lineKey(line), line.quantity]))
    shop.device.saveCart(applyChanges(shop.cart, { store: changes.store, quantities }))
    return await reply(request, shop, {
      backTo,
      message: shop.t('cart.stockReached'),
      priced: { store, lines: lines.map((line) => (reducedLines.includes(line) ? withState(line) : line)), zone },
    })
  } catch (error) {
    return answerFailure(shop, backTo, error, request)
  }
}

export async function clearCart(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, ClearCart)
  shop.device.saveCart(emptyCart())
  return reply(request, shop, {
    backTo: safePath(submission.payload.backTo, homePath()),
    message: shop.t('cart.empty'),
    tone: 'success',
  })
}

/** Restores a cart from local storage if its cookie is lost, at today's prices; missing items stay out. */
export async function restoreCart(request: Request, shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, RestoreCart)
  if (shop.device.hasCart) return reply(request, shop, { backTo: homePath() })
  const claimed = submission.status === 'success' ? submission.value : emptyCart()
  shop.device.saveCart({ storeId: claimed.storeId, lines: claimed.lines.map((line) => ({ ...line, priceSeen: '0' })) })
  try {
    shop.device.saveCart(acceptPrices(shop.cart, (await loadCart(shop, { isClaim: true })).lines))
  } catch (error) {
    shop.device.saveCart(emptyCart())
    return answerFailure(shop, homePath(), error, request)
  }
  return reply(request, shop, { backTo: homePath() })
}

export async function removeUnavailable(request: Request, shop: Shop) {
  try {
    shop.device.saveCart(withoutUnavailable(shop.cart, (await loadCart(shop, { fresh: true })).lines))
  } catch (error) {
    return answerFailure(shop, reviewPath(), error, request)
  }
  return reply(request, shop, { backTo: reviewPath(), message: shop.t('cart.unavailableRemoved'), tone: 'success' })
}

/**
 * View Cart: a guest signs in first; an empty cart, or one below the store's minimum, gets a message where more can be added.
 * The review shows all other reasons against the order.
 */
export async function checkOut(shop: Shop) {
  if (!shop.user) return shop.redirect(signInPath(reviewPath()))
  try {
    const { store, lines, zone } = await loadCart(shop, { fresh: true })
    // A time is chosen on the review.
    const blocker = checkoutBlocker({ lines, store, settings: shop.settings, needsTime: null, zone })
    if (blocker?.kind !== 'empty' && blocker?.kind !== 'below-minimum') return shop.redirect(reviewPath())
    return shop.redirect(store ? storePath(store.slug) : homePath(), 'error', blockerText(shop, blocker))
  } catch (error) {
    return shop.redirect(reviewPath(), 'error', failureText(error, shop.t))
  }
}

/** The answer if the vendor fails during a change: the cart stays the same, and the customer gets a message. */
async function answerFailure(shop: Shop, backTo: string, error: unknown, request: Request) {
  const message = failureText(error, shop.t)
  if (wantsJson(request)) throw new Response(null, { status: 502 })
  return shop.redirect(backTo, 'error', message)
}
