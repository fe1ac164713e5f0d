// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageIslands } from '../island-props'
import {
  aServer,
  aView,
  element,
  freshBrowser,
  noConnection,
  openPage,
  page,
  redirectElsewhere,
  settled,
} from '../page.test-support'
import type { CartStore } from './store'
import { followTip } from './tip'

const [show, take, settledCart] = [vi.fn(), vi.fn(), vi.fn()]
const store = { settled: settledCart, take, show } as unknown as CartStore
const cart: PageIslands = { 'cart-review': { cart: aView(), backTo: '/' } }
let server: ReturnType<typeof aServer>

const review = (total: string, chosen: string) => `<form id="proceed" method="post" action="/review-cart">
  <textarea name="notes">Ring twice</textarea>
  <p id="tip-chosen" data-beside>${chosen}</p>
  <fieldset class="tip"><input type="radio" name="tip" value="0" checked>
    <input type="radio" name="tip" value="20"><input type="radio" name="tip" value="30">
    <input type="radio" name="tip" value="other"><input name="otherTip"></fieldset>
  <input type="file" name="picture">
  <div id="review-bill" data-follows-cart><div class="total"><dt>To pay</dt><dd>${total}</dd></div></div></form>`

beforeEach(() => {
  freshBrowser()
  server = aServer()
  openPage(review('100', 'No tip'))
  const abort = new AbortController()
  followTip(element('.tip'), store)
  return () => abort.abort()
})

function choose(value: string) {
  const choice = element<HTMLInputElement>(`[name=tip][value="${value}"]`)
  choice.checked = true
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a tip is saved with everything typed; bill and choice come from the server, and the new total is announced', async () => {
  choose('20')
  await server.answers(0, redirectElsewhere())
  expect(server.asked[0]?.fields).toEqual({ notes: 'Ring twice', tip: '20', intent: 'tip' })
  await server.answers(1, page(review('120', '20'), cart))
  expect([element('.total dd').textContent, element('#tip-chosen').textContent]).toEqual(['120', '20'])
  expect(show.mock.calls).toEqual([['To pay 120']])
  expect(take).toHaveBeenCalledExactlyOnceWith(aView())
})

test('an amount that was typed before another tip was chosen is given up', async () => {
  const typed = element<HTMLInputElement>('[name=otherTip]')
  typed.value = '15'
  choose('other')
  await server.answers(0, redirectElsewhere())
  expect([server.asked[0]?.fields.otherTip, typed.value]).toEqual(['15', '15'])
  await server.answers(1, page(review('115', '15'), cart))
  choose('20')
  expect(typed.value).toBe('')
  await server.answers(2, redirectElsewhere())
  await server.answers(3, page(review('120', '20'), cart))
})

test('a tip that was chosen before its script loaded is saved', async () => {
  openPage(review('100', 'No tip'))
  element<HTMLInputElement>('[name=tip][value="20"]').checked = true
  followTip(element('.tip'), store)
  await server.answers(0, redirectElsewhere())
  await server.answers(1, page(review('120', '20'), cart))
  expect(server.asked[0]?.fields).toMatchObject({ tip: '20', intent: 'tip' })
})

test('a tip waits for changes of the cart, so that the bill is that of the shown cart', async () => {
  let isSettled = () => {}
  settledCart.mockReturnValue(new Promise<void>((done) => (isSettled = done)))
  choose('20')
  await settled()
  expect(server.asked).toEqual([])
  isSettled()
  await server.answers(0, redirectElsewhere())
  await server.answers(1, page(review('120', '20'), cart))
  expect(server.asked[0]?.fields).toMatchObject({ tip: '20' })
})

test('of two tips the last one counts: they are saved in turn, and the page is read once', async () => {
  choose('20')
  choose('30')
  await settled()
  expect(server.asked).toHaveLength(1)
  await server.answers(0, redirectElsewhere())
  await server.answers(1, redirectElsewhere())
  expect(server.asked.map(({ method, fields }) => [method, fields.tip])).toEqual([
    ['POST', '20'],
    ['POST', '30'],
    ['GET', undefined],
  ])
})

test('another amount is saved when typed', async () => {
  choose('other')
  await settled()
  expect(server.asked).toEqual([])
  element<HTMLInputElement>('[name=otherTip]').value = '25'
  element('[name=otherTip]').dispatchEvent(new Event('change', { bubbles: true }))
  await server.answers(0, redirectElsewhere())
  expect(server.asked[0]?.fields).toMatchObject({ tip: 'other', otherTip: '25' })
})

test('a tip that could not be saved is read from the page too, and an unchanged bill is not announced', async () => {
  choose('20')
  await server.answers(0, noConnection())
  await server.answers(1, page(review('100', 'No tip'), cart))
  expect(take).toHaveBeenCalledTimes(1)
  expect(show).not.toHaveBeenCalled()
})
