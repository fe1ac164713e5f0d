import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { unitsHeld } from '~/domain/cart/cart'
import { marked, markOf } from '../attributes'
import { setMark } from '../mark'
import { Adder } from './adder'
import type { CartView } from './cart-view'
import type { CartStore } from './store'
import type { CartWords } from './words'

/**
 * Keeps the controls of the page's menus in step with the cart; a page may show items of several stores, also such as came later. The
 * server has rendered all of them; one is rendered here only once its item's units have changed, so that a menu of a thousand
 * items costs nothing until then.
 */
export function followCart(store: CartStore, words: CartWords) {
  const roots = new Map<Element, Root>()

  const follow = () => {
    const { cart } = store.snapshot()
    if (cart) for (const menu of document.querySelectorAll(marked('menu'))) followIn(menu, cart)
  }
  const followIn = (menu: Element, cart: CartView) => {
    const storeId = markOf(menu, 'menu') ?? ''
    for (const region of menu.querySelectorAll(marked('adder'))) {
      const id = markOf(region, 'adder') ?? ''
      const hasChoices = region.querySelector(marked('dialog')) !== null
      const held = unitsHeld(cart, storeId, { id, hasChoices })
      if (held === Number(markOf(region, 'held'))) continue
      const root = roots.get(region) ?? createRoot(region)
      roots.set(region, root)
      setMark(region, 'held', held)
      const item = { id, hasChoices, name: nameBeside(region) }
      const backTo = location.pathname + location.search
      flushSync(() => root.render(<Adder {...{ item, storeId, held, backTo, words }} />))
    }
  }
  store.subscribe(follow)
  follow()
}

/** The item's name stands once on the page, in its row. */
function nameBeside(region: Element) {
  return region.closest('li')?.querySelector('h3')?.textContent ?? ''
}
