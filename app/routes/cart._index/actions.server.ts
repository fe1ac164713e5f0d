import { emptyCart, lineKey, removeLine, setQuantity } from '~/domain/cart/cart'
import { applyChanges, storeName } from '~/domain/cart/cart-changes'
import { acceptPrices, withState } from '~/domain/cart/pricing'
import { checkoutBlocker } from '~/domain/checkout/blocker'
import { safePath } from '~/domain/safe-path'
import {
  addedText,
  addToCart,
  loadCart,
  reachedCartView,
  removeUnavailable,
  type LoadedCart,
} from '~/features/cart/cart.server'
import { AddItem, ChangeLines, gatherChoices, RemoveLine, RestoreCart, SetQuantity } from '~/features/cart/schema'
import { blockerText } from '~/features/checkout/checkout.server'
import { failureText, parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import type { CartAnswer } from '~/islands/cart/cart-view'
import { homePath, itemPath, keptCartPath, replaceCartPath, reviewPath, signInPath, storePath } from '~/paths'

/** Whether the cart's island asks, which reads JSON; forms and people get pages. */
export function wantsJson(request: Request) {
  return request.headers.get('Accept')?.includes('application/json') ?? false
}

/** The result of a change. A form leads back to its page, if nothing else is said. */
type Result = {
  leadsTo?: string
  message?: string
  /** The text that the island announces besides showing the message. */
  announcement?: string
  tone?: 'success' | 'error'
  /** The page with the question that comes first. */
  ask?: string
  problems?: CartAnswer['problems']
  /** The priced cart, if it was already loaded. */
  priced?: LoadedCart
}

/**
 * Makes a change of the cart. The island gets the cart and a message; a form is redirected back with a toast, or to the
 * page that asks. If the vendor fails the cart stays the same, and the customer gets a message.
 */
export async function answerForm(request: Request, shop: Shop, form: URLSearchParams) {
  try {
    const { leadsTo, message, announcement, tone = 'error', ask, problems, priced } = await change(shop, form)
    if (!wantsJson(request)) {
      if (message) shop.reply.toast(tone, message)
      const page = ask ?? leadsTo ?? pageOf(form)
      return shop.redirect(shop.hasCookies ? page : keptCartPath(page))
    }
    const cart = await reachedCartView(shop, priced ?? (await loadCart(shop)))
    const messages = tone === 'success' ? { announcement: message } : { message, announcement }
    return shop.reply.json({ cart, ...messages, ask, problems } satisfies CartAnswer)
  } catch (error) {
    const text = failureText(error, shop.t)
    if (wantsJson(request)) throw new Response(null, { status: 502 })
    return shop.redirect(pageOf(form), 'error', text)
  }
}

/** The page that a form was on, at the item that it adds. */
function pageOf(form: URLSearchParams) {
  const isOnReview = !['add', 'replace', 'clear', 'restore'].includes(form.get('intent') ?? '')
  const itemId = form.get('itemId')
  const page = safePath(form.get('backTo'), isOnReview ? reviewPath() : homePath())
  return itemId === null ? page : `${page}#item-${encodeURIComponent(itemId)}`
}

async function change(shop: Shop, form: URLSearchParams): Promise<Result> {
  switch (form.get('intent')) {
    case 'add':
    case 'replace':
      return addItem(shop, form)
    case 'set-quantity':
      return setLineQuantity(shop, form)
    case 'remove':
      return removeFromCart(shop, form)
    case 'change':
      return changeLines(shop, form)
    case 'clear':
      shop.device.saveCart(emptyCart())
      return { message: shop.t('cart.empty'), tone: 'success' }
    case 'remove-unavailable':
      return { message: removeUnavailable(shop, (await loadCart(shop, { fresh: true })).lines), tone: 'success' }
    case 'restore':
      return restoreCart(shop, form)
    case 'check-out':
      return checkOut(shop)
    default:
      return { leadsTo: reviewPath(), message: shop.t('error.form') }
  }
}

/** The result of a form that no page of ours has sent. */
const refused = ({ t }: Shop): Result => ({ leadsTo: homePath(), message: t('error.generic') })

/** Adds an item; asks about another store's cart first (rules 7.1), and for missing choices on the item's page. */
async function addItem(shop: Shop, form: URLSearchParams): Promise<Result> {
  const submission = parseFields(gatherChoices(form), AddItem)
  if (submission.status !== 'success') return refused(shop)
  const { storeId, itemId } = submission.value
  const outcome = await addToCart(shop, submission.value)
  if (outcome.ok) {
    const message = addedText(shop, outcome)
    return { message, announcement: message, tone: outcome.added === undefined ? 'success' : 'error' }
  }
  if (outcome.reason === 'cart.otherStore') return { ask: replaceCartPath(submission.value) }
  const problems = outcome.errors?.map(({ groupId, choiceId, reason, bound }) => ({
    group: choiceId ?? groupId,
    text: shop.t(reason, { bound }),
  }))
  return { leadsTo: problems && itemPath(storeId, itemId), message: shop.t(outcome.reason), problems }
}

/** Sets a line's quantity, up to its stock. A minus removes the line only if at most one unit is left. */
async function setLineQuantity(shop: Shop, form: URLSearchParams): Promise<Result> {
  const submission = parseFields(form, SetQuantity)
  if (submission.status !== 'success') return refused(shop)
  const { line: key, quantity } = submission.value
  const line = shop.cart.lines.find((other) => lineKey(other) === key)
  if (!line) return {}
  if (quantity === 0) {
    const quantities = new Map([[key, line.quantity - 1]])
    shop.device.saveCart(applyChanges(shop.cart, { store: storeName(shop.cart), quantities }))
    return {}
  }
  const item = await shop.vendor.menus.item(shop.cart.storeId, line.itemId)
  const outcome = setQuantity(shop.cart, key, quantity, item?.stock ?? 0)
  if (!outcome.ok) return { message: shop.t(outcome.reason) }
  shop.device.saveCart(outcome.cart)
  return {}
}

function removeFromCart(shop: Shop, form: URLSearchParams): Result {
  const submission = parseFields(form, RemoveLine)
  if (submission.status !== 'success') return refused(shop)
  shop.device.saveCart(removeLine(shop.cart, submission.value.line))
  return {}
}

/** Applies the island's changes, several lines at once, each limited to the item's stock. */
async function changeLines(shop: Shop, form: URLSearchParams): Promise<Result> {
  const submission = parseFields(form, ChangeLines)
  if (submission.status !== 'success') return refused(shop)
  const { changes } = submission.value
  // A cart whose cookie is lost stays lost here, so that the browser can still restore it.
  if (shop.device.hasCart) shop.device.saveCart(applyChanges(shop.cart, changes))
  const priced = await loadCart(shop)
  const reducedLines = priced.lines.filter(
    (line) => line.state === 'stock-reduced' && changes.quantities.has(lineKey(line)),
  )
  if (reducedLines.length === 0) return { priced }
  const quantities = new Map(reducedLines.map((line) => [lineKey(line), line.quantity]))
  shop.device.saveCart(applyChanges(shop.cart, { store: changes.store, quantities }))
  const lines = priced.lines.map((line) => (reducedLines.includes(line) ? withState(line) : line))
  return { message: shop.t('cart.stockReached'), priced: { ...priced, lines } }
}

/** Restores a cart from local storage if its cookie is lost, at today's prices; missing items stay out. */
async function restoreCart(shop: Shop, form: URLSearchParams): Promise<Result> {
  if (shop.device.hasCart) return {}
  const submission = parseFields(form, RestoreCart)
  const claimed = submission.status === 'success' ? submission.value : emptyCart()
  shop.device.saveCart({ storeId: claimed.storeId, lines: claimed.lines.map((line) => ({ ...line, priceSeen: '0' })) })
  try {
    shop.device.saveCart(acceptPrices(shop.cart, (await loadCart(shop, { isClaim: true })).lines))
  } catch (error) {
    shop.device.saveCart(emptyCart())
    throw error
  }
  return {}
}

/** View Cart: guests sign in, an empty or too small cart gets a message. The review shows all other problems. */
async function checkOut(shop: Shop): Promise<Result> {
  if (!shop.user) return { leadsTo: signInPath(reviewPath()) }
  const { store, lines, zone } = await loadCart(shop, { fresh: true })
  // A time is chosen on the review.
  const blocker = checkoutBlocker({ lines, store, settings: shop.settings, needsTime: null, zone })
  if (blocker?.kind !== 'empty' && blocker?.kind !== 'below-minimum') return { leadsTo: reviewPath() }
  return { leadsTo: store ? storePath(store) : homePath(), message: blockerText(shop, blocker) }
}
