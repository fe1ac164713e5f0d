import { useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { unitsHeld } from '~/domain/cart/cart'
import type { IslandName, IslandProps, PageIslands } from '../island-props'
import { CartLines, CartPanel } from './cart-panel'
import { CartBadge, CartBar, summaryOf } from './cart-summary'
import type { CartView, CartWords } from './cart-view'
import { Adder } from './controls'
import type { CartStore } from './store'

/** The content of the cart's elements. */
type Page = { store: CartStore; words: CartWords; islands: PageIslands }

/** Nothing until the cart has started. */
let page: Page | undefined

type State = ReturnType<CartStore['snapshot']>
type View<Name extends IslandName> = (props: IslandProps[Name], state: State, words: CartWords) => ReactNode

const views: { [Name in IslandName]: View<Name> } = {
  'cart-badge': ({ sum }, { cart, count, announcement }, words) => (
    <CartBadge count={count} sum={cart ? summaryOf(cart) : sum} announcement={announcement} words={words} />
  ),
  'cart-bar': (props, { cart }, words) => (
    <CartBar {...props} summary={cart ? summaryOf(cart) : props.summary} words={words} />
  ),
  'cart-panel': (props, { cart }, words) => <CartPanel {...props} cart={cart ?? props.cart} words={words} />,
  'cart-review': (props, { cart }, words) => <CartLines {...props} cart={cart ?? props.cart} words={words} />,
}

/** An element that React takes over, with the current cart. */
const islandOf = <Name extends IslandName>(name: Name) =>
  class extends HTMLElement {
    private root?: Root

    connectedCallback() {
      const props = page?.islands[name]
      if (!page || !props) return
      const { store, words } = page
      const view: View<Name> = views[name]
      this.root ??= hydrateRoot(this, <Live store={store} view={(state) => view(props, state, words)} />)
    }

    disconnectedCallback() {
      this.root?.unmount()
      this.root = undefined
    }
  }

type LiveProps = { store: CartStore; view: (state: State) => ReactNode }

/** A view of the store. It hydrates with the cart of the page, even if a click has changed the store before. */
const Live = ({ store, view }: LiveProps) => view(useSyncExternalStore(store.subscribe, store.snapshot, store.initial))

/**
 * Keeps the controls of a menu in step with the cart, including those added later. The server has rendered all of them;
 * one is rendered here only once its item's units have changed, so that a menu of a thousand items costs nothing before.
 */
class CartMenu extends HTMLElement {
  private readonly roots = new WeakMap<Element, Root>()
  private stop?: () => void

  connectedCallback() {
    this.stop ??= page?.store.subscribe(this.follow)
    this.follow()
  }

  disconnectedCallback() {
    this.stop?.()
    this.stop = undefined
  }

  private readonly follow = () => {
    const { cart } = page?.store.snapshot() ?? {}
    if (cart) for (const adder of this.querySelectorAll<HTMLElement>('.adder[data-item]')) this.update(adder, cart)
  }

  private update(adder: HTMLElement, cart: CartView) {
    const storeId = this.getAttribute('store') ?? ''
    const id = adder.dataset.item ?? ''
    const hasChoices = adder.querySelector('[data-dialog]') !== null
    const units = unitsHeld(cart, storeId, { id, hasChoices })
    if (!page || units === Number(adder.dataset.held ?? 0)) return
    const root = this.roots.get(adder) ?? createRoot(adder)
    this.roots.set(adder, root)
    adder.dataset.held = String(units)
    // The page has the name only once: in the item's row.
    const name = adder.closest('li')?.querySelector('h3')?.textContent ?? ''
    const backTo = location.pathname + location.search
    const { words } = page
    flushSync(() => root.render(<Adder item={{ id, name, hasChoices }} {...{ storeId, units, backTo, words }} />))
  }
}

class CartTip extends HTMLElement {
  connectedCallback() {
    const { store } = page ?? {}
    // Without a cart or the script, the tip's own button saves it.
    if (store) import('./tip').then(({ followTip }) => followTip(this, store)).catch(() => undefined)
  }
}

const elements = {
  'shop-cart-badge': islandOf('cart-badge'),
  'shop-cart-bar': islandOf('cart-bar'),
  'shop-cart-panel': islandOf('cart-panel'),
  'shop-cart-review': islandOf('cart-review'),
  'shop-cart-menu': CartMenu,
  'shop-cart-tip': CartTip,
}

/** Starts the elements on the page; those added later start by themselves. */
export function startElements(started: Page, signal?: AbortSignal) {
  page = started
  signal?.addEventListener('abort', () => (page = undefined))
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element)
    else for (const present of document.querySelectorAll<CartMenu>(name)) present.connectedCallback()
  }
}
