// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { fillRegion } from './fetch-page'
import { element, freshBrowser, openPage } from './page.test-support'

beforeEach(freshBrowser)

const copy = (body: string) => new DOMParser().parseFromString(body, 'text/html')
const fill = (body: string) => fillRegion(element('#bill'), copy(body))

describe('filling a region from a fresh page', () => {
  test('keeps the element and changes its content', () => {
    openPage('<div id="bill"><p>100</p></div>')
    const region = element('#bill')
    expect(fill('<div id="bill"><p>200</p></div>')).toBe(true)
    expect([element('#bill'), region.textContent]).toEqual([region, '200'])
  })

  test('leaves equal content alone, so that nothing is announced', () => {
    openPage('<div id="bill"><p>100</p></div>')
    const before = element('#bill p')
    fill('<div id="bill"><p>100</p></div>')
    expect(element('#bill p')).toBe(before)
  })

  test('keeps typed text and the focus', () => {
    openPage('<div id="bill"><p>100</p><textarea id="notes" name="notes">old</textarea></div>')
    const notes = element<HTMLTextAreaElement>('#notes')
    notes.value = 'Ring twice'
    notes.focus()
    fill('<div id="bill"><p>200</p><textarea id="notes" name="notes">old</textarea></div>')
    expect([element<HTMLTextAreaElement>('#notes').value, document.activeElement?.id]).toEqual(['Ring twice', 'notes'])
  })

  test('keeps a promo code being typed, and takes one that the page offers', () => {
    const field = (code: string) => `<div id="bill"><input id="promo" name="promo" value="${code}"></div>`
    openPage(field(''))
    element<HTMLInputElement>('#promo').value = 'WEL'
    fill(field('TASTY20'))
    expect(element<HTMLInputElement>('#promo').value).toBe('WEL')
    openPage(field(''))
    fill(field('TASTY20'))
    expect(element<HTMLInputElement>('#promo').value).toBe('TASTY20')
  })

  test('replaces typed text that the page answers', () => {
    const field = (value: string) => `<div id="bill"><input name="search" value="${value}"></div>`
    openPage(field(''))
    element<HTMLInputElement>('input').value = 'Law Garden'
    fillRegion(element('#bill'), copy(field('Law Garden, Ahmedabad')), { isAnswer: true })
    expect(element<HTMLInputElement>('input').value).toBe('Law Garden, Ahmedabad')
  })

  test('takes over how often to refresh, and whether it is final', () => {
    openPage('<shop-live id="bill" every="20">1</shop-live>')
    fill('<shop-live id="bill" every="5">2</shop-live>')
    expect(element('#bill').getAttribute('every')).toBe('5')
    fill('<shop-live id="bill">3</shop-live>')
    expect(Number(element('#bill').getAttribute('every'))).toBe(0)
  })

  test('changes nothing if the page does not have it', () => {
    openPage('<div id="bill">1</div>')
    expect([fill('<p>Another page</p>'), element('#bill').textContent]).toEqual([false, '1'])
  })
})

describe('a region that grows', () => {
  const shown = () => [...element('#log').children].map(({ id }) => id)
  const grow = (body: string) => fillRegion(element('#log'), copy(`<div id="log" grows>${body}</div>`))

  test('adds new content in its place and leaves the rest alone, so that nothing is announced twice', () => {
    openPage('<div id="log" grows><p id="m1">One</p><p id="m3">Three</p></div>')
    const [first] = element('#log').children
    expect(grow('<p id="m1">One</p><p id="m2">Two</p><p id="m3">Three</p><p id="m4">Four</p>')).toBe(true)
    expect([shown(), element('#log').firstElementChild]).toEqual([['m1', 'm2', 'm3', 'm4'], first])
  })

  test('keeps content that the fresh page no longer has', () => {
    openPage('<div id="log" grows><p id="m1">One</p><p id="m2">Two</p></div>')
    grow('<p id="m2">Two</p><p id="m3">Three</p>')
    expect(shown()).toEqual(['m1', 'm2', 'm3'])
  })
})
