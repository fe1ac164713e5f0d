import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartWords } from '~/features/cart/page-cart-bar'
import { aView, bowl } from '../page.test-support'
import { CartPanel } from './cart-panel'
import { CartBar, summaryOf } from './cart-summary'
import type { CartView } from './cart-view'

/** Rendered as on the server, parsed as in a browser. */
const document = new Window().document as unknown as Document
const words = cartWords('en')

/** The cart beside a menu, of a store's own page or of any other. */
function panel(cart: CartView, here = '') {
  document.body.innerHTML = renderToStaticMarkup(<CartPanel cart={cart} words={words} backTo="/" here={here} />)
  return {
    text: document.body.textContent,
    reason: [...document.querySelectorAll('.cart-foot .cart-reason, .goal :is(p, a)')].map((one) => one.textContent),
    viewCart: document.querySelector<HTMLButtonElement>('.cart-foot button'),
  }
}

const gone = bowl(1, { itemId: '902', state: 'unavailable' })
const isGone = 'Some items are not available. Remove them to continue.'

test('a cart says the first reason why it cannot be ordered, and no goal beside it', () => {
  const goals = { minimum: '500', freeDeliveryFrom: '400' }
  const closed = panel({ ...aView(bowl(2), gone), ...goals, canCheckOut: false })
  expect([closed.reason, closed.viewCart]).toEqual([[words['home.closed']], null])
  const incomplete = panel({ ...aView(bowl(2), gone), ...goals })
  expect([incomplete.reason, incomplete.viewCart?.disabled]).toEqual([[isGone], false])
  const small = panel({ ...aView(bowl(2)), ...goals })
  expect(small.reason).toEqual([expect.stringContaining('₹500'), expect.stringMatching(/^Add ₹140(\.0+)? more$/)])
  expect(small.viewCart?.disabled).toBe(true)
})

test('a cart below the minimum links to its store, except on the page of that store', () => {
  const small = { ...aView(bowl(1)), minimum: '500' }
  const link = () => document.querySelector('.goal a')?.getAttribute('href')
  expect([panel(small) && link(), panel(small, '2101') && link()]).toEqual(['/vendor/green-bowl', undefined])
})

test('a cart that can be ordered says what is missing to free delivery', () => {
  const { reason, viewCart } = panel({ ...aView(bowl(2)), minimum: '100', freeDeliveryFrom: '400' })
  expect([reason, viewCart?.disabled]).toEqual([
    [expect.stringMatching(/^Add ₹40(\.0+)? more for free delivery$/)],
    false,
  ])
})

test('a store that is too far is reported; another place or pickup is offered where its own page does not', () => {
  const far = { ...aView(bowl(1)), tooFar: { text: 'Too far', otherPlace: 'Other place', pickup: 'Pick it up' } }
  const choices = () => [...document.querySelectorAll('.choices :is(a, button)')].map((one) => one.textContent)
  expect([panel(far).reason.length, choices()]).toEqual([0, ['Other place', 'Pick it up']])
  expect(document.body.textContent).toContain('Too far')
  expect([panel(far, '2101').text?.includes('Too far'), choices()]).toEqual([true, []])
  expect([panel({ ...far, tooFar: { ...far.tooFar, pickup: '' } }).text && choices()]).toEqual([['Other place']])
})

test.each([
  ['same', 9, null],
  ['same', 10, /./],
  ['stock-reduced', 3, /^Only 10 left$/],
  ['unavailable', 1, /^No longer available$/],
  ['price-changed', 1, /₹150.*₹180/],
] as const)('a line that is %s, with %i units, says so', (state, quantity, notice) => {
  panel(aView(bowl(quantity, { state, priceSeen: '150' })))
  const text = document.querySelector('.line :is(.line-notice, .small-text)')?.textContent ?? null
  if (notice === null) expect(text).toBeNull()
  else expect(text).toMatch(notice)
  const controls = [...document.querySelectorAll('.line :is(.line-amount, .stepper)')]
  expect(controls).toHaveLength(state === 'unavailable' ? 0 : 2)
})

test('the bar names the store of the cart, except on its own page, and is not there without a cart', () => {
  const bar = (cart: CartView, here: string) => {
    document.body.innerHTML = renderToStaticMarkup(<CartBar summary={summaryOf(cart)} here={here} words={words} />)
    return document.querySelector('.cart-bar')?.textContent
  }
  expect(bar(aView(bowl(2)), '')).toContain('Green Bowl')
  expect(bar(aView(bowl(2)), '2101')).not.toContain('Green Bowl')
  expect(bar(aView(), '')).toBeUndefined()
})
