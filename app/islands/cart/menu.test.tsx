// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { aView, bowl, element, freshBrowser, openPage, words } from '../page.test-support'
import type { CartView } from './cart-view'
import { Adder } from './controls'
import { startElements } from './elements'
import type { CartStore } from './store'

/** The part of a page's cart that the menu sees. */
class ACart {
  private subscribers: (() => void)[] = []
  cart: CartView | null = null
  snapshot = () => ({ cart: this.cart })
  subscribe = (onChange: () => void) => {
    this.subscribers.push(onChange)
    return () => undefined
  }
  becomes(cart: CartView) {
    this.cart = cart
    for (const notify of this.subscribers) notify()
  }
}

let cart: ACart
const items = [
  { id: '901', name: 'Dal', hasChoices: false },
  { id: '902', name: 'Wrap', hasChoices: true },
]

function start(cartWords = words) {
  cart = new ACart()
  startElements({ store: cart as unknown as CartStore, words: cartWords, islands: {} }, ended.signal)
}

/** A menu as the server renders it, with units of the first item in the cart. */
function openMenu(held = 0, cartWords = words) {
  const html = renderToString(
    <shop-cart-menu store="2101">
      {items.map((item, at) => {
        const units = at === 0 ? held : 0
        return (
          <li key={item.id}>
            <h3>{item.name}</h3>
            <div className="adder" data-item={item.id} data-held={units || undefined}>
              <Adder item={item} storeId="2101" units={units} backTo="/" words={cartWords} />
            </div>
          </li>
        )
      })}
    </shop-cart-menu>,
  )
  openPage(html)
  start(cartWords)
}

let ended: AbortController
beforeEach(() => {
  freshBrowser()
  ended = new AbortController()
  return () => ended.abort()
})

const region = (id: string) => element(`.adder[data-item="${id}"]`)
const fields = (id: string) =>
  Object.fromEntries(new FormData(element<HTMLFormElement>(`.adder[data-item="${id}"] form`)))

describe('the menu’s controls follow the cart', () => {
  test("Add becomes the line's stepper, and Add again when the line goes", () => {
    openMenu()
    cart.becomes(aView(bowl(2)))
    expect(fields('901')).toMatchObject({ intent: 'set-quantity', line: '901', from: '2', backTo: '/#item-901' })
    expect(region('901').querySelector('.stepper-count')?.textContent).toBe('2')
    cart.becomes(aView())
    expect(fields('901')).toMatchObject({ intent: 'add', storeId: '2101', itemId: '901', backTo: '/' })
  })

  test('an item with choices keeps its Add, and shows and names the units of all its lines', () => {
    openMenu()
    cart.becomes(aView(bowl(1, { itemId: '902', choiceIds: ['1'] }), bowl(2, { itemId: '902', choiceIds: ['2'] })))
    expect(element('.adder[data-item="902"] form').getAttribute('action')).toBe('/item/2101/902')
    expect(element('.adder[data-item="902"] form').hasAttribute('data-dialog')).toBe(true)
    expect(region('902').querySelector('.stepper-count')?.textContent).toBe('3')
    expect(region('902').querySelector('button')?.getAttribute('aria-label')).toBe('item.add, cart.held')
  })

  test('everything else stays as the server rendered it', () => {
    openMenu(2)
    const before = [...document.querySelectorAll('.adder form')]
    cart.becomes(aView(bowl(2)))
    expect(before.map((form) => form.isConnected)).toEqual([true, true])
  })

  test('a menu that is added later shows the cart as it is by then', () => {
    openMenu()
    cart.becomes(aView(bowl(2)))
    element('shop-cart-menu').outerHTML =
      '<shop-cart-menu store="2101"><li><h3>Dal</h3><div class="adder" data-item="901"></div></li></shop-cart-menu>'
    expect(fields('901')).toMatchObject({ intent: 'set-quantity', from: '2' })
  })

  test('a cart of another store does not affect this menu', () => {
    openMenu()
    cart.becomes({ ...aView(bowl(2)), storeId: '2102' })
    expect(fields('901')).toMatchObject({ intent: 'add' })
  })

  test('each menu of a page follows its own store', () => {
    const adder = '<li><h3>Dal</h3><div class="adder" data-item="901"></div></li>'
    openPage(
      `<shop-cart-menu store="2102">${adder}</shop-cart-menu><shop-cart-menu store="2101">${adder}</shop-cart-menu>`,
    )
    start()
    cart.becomes(aView(bowl(2)))
    expect(element('[store="2101"] .stepper-count').textContent).toBe('2')
    expect(document.querySelector('[store="2102"] .stepper-count')).toBeNull()
  })

  test('a control is labelled with the item of its row', () => {
    openMenu(0, { ...words, 'cart.increase': 'More {{name}}' })
    cart.becomes(aView(bowl(1)))
    expect(region('901').querySelector('[aria-label="More Dal"]')).not.toBeNull()
  })
})
