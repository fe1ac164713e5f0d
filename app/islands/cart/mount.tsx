import { useSyncExternalStore, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { open } from '../behaviours/dialog'
import { refreshRegion } from '../behaviours/region'
import { postNatively } from '../bootstrap'
import type { IslandProps } from '../island-props'
import { CartBadge } from './cart-badge'
import { CartPanel } from './cart-panel'
import { CartReview } from './cart-review'
import { onOtherTab, storedCart } from './storage'
import { CartStore } from './store'
import { fill, type CartWords } from './words'

const badge = island('cart-badge')
const panel = island('cart-panel')
const review = island('cart-review')
const words = (badge?.props.words ?? {}) as CartWords
const store = new CartStore((panel ?? review)?.props.cart ?? null, badge?.props.count ?? 0, words, {
  onMessage: (text) => void import('./messages').then(({ showMessage }) => showMessage(text)),
  onAsk: (path) => void open(path, document.activeElement),
  onSettled: () => void refreshFollowers(),
})

if (badge) mount(badge.element, <Live view={({ count }) => <CartBadge {...badge.props} count={count} />} />)
if (panel) mount(panel.element, <Live view={({ cart, announcement }) => <CartPanel {...panel.props} cart={cart ?? panel.props.cart} announcement={announcement} />} />)
if (review) mount(review.element, <Live view={({ cart, announcement }) => <CartReview {...review.props} cart={cart ?? review.props.cart} announcement={announcement} />} />)
onOtherTab(() => void store.refresh())
addEventListener('pageshow', (event) => event.persisted && void store.refresh())
document.addEventListener('click', waitBeforeLeaving)
if (badge?.props.lost) restore()

function Live({ view }: { view: (state: ReturnType<CartStore['snapshot']>) => ReactNode }) {
  return view(useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot))
}

/** Takes over a cart form that the customer sent; the bootstrap hands it here. */
export async function submitted(form: HTMLFormElement, data: FormData) {
  const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  switch (fields.get('intent')) {
    case 'set-quantity':
      return store.changeQuantity(fields.get('line') ?? '', Number(fields.get('quantity')))
    case 'add':
    case 'replace':
    case 'clear': {
      const isDone = await store.post(fields, form.dataset.item ? fill(words['cart.announceAdded'], { name: form.dataset.item }) : '')
      if (isDone) form.closest('dialog')?.close()
      return
    }
    default:
      await store.settled()
      return postNatively(form, data)
  }
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
  const followers = document.querySelectorAll('[data-follows-cart]')
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

function mount(element: HTMLElement, view: ReactNode) {
  hydrateRoot(element, view)
  element.dataset.ready = ''
}
