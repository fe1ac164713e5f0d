import { closeDialogOf, keepFocus, open } from '../dialog'
import { islandsOf } from '../island-props'
import { fieldsOf, postNatively } from '../native'
import { sayOffline, showToast } from '../plain-toast'
import type { CartWords } from './cart-view'
import { startElements } from './elements'
import { follow } from './followers'
import { holdForms, holdLinks } from './hold-leaving'
import { mirrorCart, onOtherTab, storedCart } from './storage'
import { CartStore } from './store'

/** Makes the page's cart live. Returns the handler of the cart's forms for the bootstrap. */
export function startCart({ signal }: { signal?: AbortSignal } = {}) {
  const islands = islandsOf(document)
  const badge = islands['cart-badge']
  const words = (badge?.words ?? {}) as CartWords
  const cart = (islands['cart-panel'] ?? islands['cart-review'])?.cart ?? null
  const store = new CartStore({ cart, count: badge?.count ?? 0, stamp: badge?.stamp ?? '' }, words, {
    onMessage: (text) => void tell(text),
    onOffline: sayOffline,
    onSettled: () => follow((fresh) => store.take(fresh)),
  })

  startElements({ store, words, islands }, signal)
  onOtherTab(() => void store.refresh().catch(() => undefined), signal)
  // A page that was left while it sent something gets the answer after this page did.
  const catchUp = () => void store.fresh().catch(() => undefined)
  catchUp()
  window.cookieStore?.addEventListener('change', catchUp, { signal })
  addEventListener('pageshow', (event) => event.persisted && void store.wake().catch(() => undefined), { signal })
  holdLinks(store, signal)
  holdForms(store, signal)
  if (badge?.lost) restore(store)
  else if (cart) mirrorCart(store.snapshot().cart)
  else if (badge?.count === 0) mirrorCart(null)

  return { submitted: (form: HTMLFormElement, data: FormData) => submitted(store, form, data) }
}

/** Takes over a cart form that the customer sent. Throws without a connection; nothing has been done then. */
async function submitted(store: CartStore, form: HTMLFormElement, data: FormData) {
  const fields = fieldsOf(data)
  const line = fields.get('line') ?? ''
  await store.fresh()
  switch (fields.get('intent')) {
    case 'set-quantity':
      return keepFocus(form, () =>
        store.changeQuantity(line, Number(fields.get('quantity')), Number(fields.get('from'))),
      )
    case 'remove':
      return keepFocus(form, () => store.remove(line))
    case 'add':
    case 'replace':
    case 'clear':
      return keepFocus(form, async () => answered(form, await store.post(fields)))
    default:
      await store.settled()
      return postNatively(form, data)
  }
}

/** Acts on an answer: shows what is wrong with the choices, opens a question to answer first, or closes the dialog. */
async function answered(form: HTMLFormElement, answer: Awaited<ReturnType<CartStore['post']>>) {
  if (answer?.problems) (await import('./choice-problems')).showProblems(form, answer.problems)
  if (answer?.ask) return open(answer.ask, form)
  if (answer?.announcement) closeDialogOf(form)
}

/** Shows a message, without the library for messages if that cannot be loaded. */
async function tell(text: string) {
  const messages = await import('./messages').catch(() => null)
  if (messages) messages.showMessage(text)
  else showToast(text)
}

/** Restores a cart whose cookie was lost: the server prices the stored lines again. */
function restore(store: CartStore) {
  const fields = storedCart()
  if (fields) void store.post(fields)
}
