import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showProblems } from '../behaviours/choice-problems'
import { closeDialogs, open } from '../behaviours/dialog'
import { refreshRegion } from '../behaviours/region'
import { postNatively } from '../bootstrap'
import type { IslandProps } from '../island-props'
import { CartBadge } from './cart-badge'
import { CartPanel } from './cart-panel'
import { CartReview } from './cart-review'
import { keepFocus } from './focus'
import { mirrorCart, onOtherTab, storedCart } from './storage'
import { CartStore } from './store'
import type { CartWords } from './words'

const badge = island('cart-badge')
const panel = island('cart-panel')
const review = island('cart-review')
const words = (badge?.props.words ?? {}) as CartWords
const cart = (panel ?? review)?.props.cart ?? null
const store = new CartStore(cart, badge?.props.count ?? 0, words, {
  onMessage: (text) => void tell(text),
  onAsk: (path) => void open(path, document.activeElement),
  onProblems: showProblems,
  onSettled: () => void refreshFollowers(),
})

if (badge) mount(badge.element, ({ count }) => <CartBadge {...badge.props} count={count} />)
if (panel)
  mount(panel.element, (now) => (
    <CartPanel {...panel.props} cart={now.cart ?? panel.props.cart} announcement={now.announcement} />
  ))
if (review)
  mount(review.element, (now) => (
    <CartReview {...review.props} cart={now.cart ?? review.props.cart} announcement={now.announcement} />
  ))
onOtherTab(() => void store.refresh())
addEventListener('pageshow', (event) => event.persisted && void store.refresh())
document.addEventListener('click', waitBeforeLeaving)
if (badge?.props.lost) restore()
else if (cart) mirrorCart(cart)
else if (badge?.props.count === 0) mirrorCart(null)

/** Takes over a cart form that the customer sent; the bootstrap hands it here. */
export async function submitted(form: HTMLFormElement, data: FormData) {
  const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  switch (fields.get('intent')) {
    case 'set-quantity':
      return keepFocus(form, () =>
        store.changeQuantity(fields.get('line') ?? '', Number(fields.get('quantity')), Number(fields.get('from'))),
      )
    case 'add':
    case 'replace':
    case 'clear':
      if (await store.post(fields)) closeDialogs()
      return
    default:
      await store.settled()
      return postNatively(form, data)
  }
}

/** Shows a message; when even that cannot be loaded, the plain way. */
async function tell(text: string) {
  const messages = await import('./messages').catch(() => null)
  if (messages) messages.showMessage(text)
  else alert(text)
}

/** A link pressed while a change is on its way waits for it, so that the next page shows the cart as it is. */
function waitBeforeLeaving(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || !store.isBusy || event.defaultPrevented || event.metaKey || event.ctrlKey || link.hash) return
  event.preventDefault()
  void store.settled().then(() => location.assign(link.href))
}

/** What the server computes from the cart, such as the bill, is fetched anew; an emptied review becomes its empty page. */
async function refreshFollowers() {
  const followers = document.querySelectorAll<HTMLElement>('[data-follows-cart]')
  if (followers.length > 0 && store.snapshot().count === 0) return location.reload()
  for (const region of followers) await refreshRegion(region)
}

/** Brings back a cart whose cookie is gone: the server prices the stored lines anew. */
function restore() {
  const fields = storedCart()
  if (fields) void store.post(fields)
}

function island<Name extends keyof IslandProps>(name: Name) {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  return element && { element, props: JSON.parse(element.dataset.props ?? '{}') as IslandProps[Name] }
}

type View = (now: ReturnType<CartStore['snapshot']>) => ReactNode

function mount(element: HTMLElement, view: View) {
  hydrateRoot(element, <Live view={view} onReady={() => (element.dataset.ready = '')} />)
}

/** A view of the store. It hydrates with the cart of the page, also when a click has changed the store before. */
function Live({ view, onReady }: { view: View; onReady: () => void }) {
  useEffect(() => {
    onReady()
  }, [onReady])
  return view(useSyncExternalStore(store.subscribe, store.snapshot, store.initial))
}
