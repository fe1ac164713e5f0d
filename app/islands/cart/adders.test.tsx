// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { mark } from '../mark'
import { aView, bowl, element, freshBrowser, openPage, words } from '../page.test-support'
import { Adder } from './adder'
import { followCart } from './adders'
import type { CartView } from './cart-view'
import type { CartStore } from './store'

/** The cart of a page, as far as the menu sees it. */
class ACart {
  private subscribers: (() => void)[] = []
  cart: CartView | null = null
  snapshot = () => ({ cart: this.cart })
  subscribe = (onChange: () => void) => this.subscribers.push(onChange)
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

/** A menu as the server renders it, with units of the first item in the cart. */
function openMenu(held = 0, said = words) {
  const html = renderToString(
    <ul {...mark({ menu: '2101' })}>
      {items.map((item, at) => {
        const units = at === 0 ? held : 0
        return (
          <li key={item.id}>
            <h3>{item.name}</h3>
            <div {...mark({ adder: item.id, held: units || undefined })}>
              <Adder item={item} storeId="2101" held={units} backTo="/" words={said} />
            </div>
          </li>
        )
      })}
    </ul>,
  )
  openPage(html)
  cart = new ACart()
  followCart(cart as unknown as CartStore, said)
}

beforeEach(freshBrowser)

const region = (id: string) => element(`[data-adder="${id}"]`)
const fields = (id: string) => Object.fromEntries(new FormData(element<HTMLFormElement>(`[data-adder="${id}"] form`)))

describe('the menu’s controls follow the cart', () => {
  test('Add becomes a stepper of the line, and Add again when the line goes', () => {
    openMenu()
    cart.becomes(aView(bowl(2)))
    expect(fields('901')).toMatchObject({ intent: 'set-quantity', line: '901', from: '2' })
    expect(region('901').querySelector('.stepper-count')?.textContent).toBe('2')
    cart.becomes(aView())
    expect(fields('901')).toMatchObject({ intent: 'add', storeId: '2101', itemId: '901' })
  })

  test('an item with choices goes on opening them, and shows the units of all its lines', () => {
    openMenu()
    cart.becomes(aView(bowl(1, { itemId: '902', choiceIds: ['1'] }), bowl(2, { itemId: '902', choiceIds: ['2'] })))
    expect(element('[data-adder="902"] form').getAttribute('action')).toBe('/item/2101/902')
    expect(element('[data-adder="902"] form').hasAttribute('data-dialog')).toBe(true)
    expect(region('902').querySelector('.stepper-count')?.textContent).toBe('3')
  })

  test('what the cart does not change is left as the server rendered it', () => {
    openMenu(2)
    const before = [...document.querySelectorAll('[data-adder] form')]
    cart.becomes(aView(bowl(2)))
    expect([...document.querySelectorAll('[data-adder] form')]).toEqual(before)
  })

  test('items of another store’s cart are not those of this menu', () => {
    openMenu()
    cart.becomes({ ...aView(bowl(2)), storeId: '2102' })
    expect(fields('901')).toMatchObject({ intent: 'add' })
  })

  test('each menu of a page follows for its own store', () => {
    const adder = '<li><h3>Dal</h3><div data-adder="901"></div></li>'
    openPage(`<ul data-menu="2102">${adder}</ul><ul data-menu="2101">${adder}</ul>`)
    cart = new ACart()
    followCart(cart as unknown as CartStore, words)
    cart.becomes(aView(bowl(2)))
    expect(element('[data-menu="2101"] .stepper-count').textContent).toBe('2')
    expect(document.querySelector('[data-menu="2102"] .stepper-count')).toBeNull()
  })

  test('a control is named after the item of its row', () => {
    openMenu(0, { ...words, 'cart.increase': 'More {{name}}' })
    cart.becomes(aView(bowl(1)))
    expect(region('901').querySelector('[aria-label="More Dal"]')).not.toBeNull()
  })
})
