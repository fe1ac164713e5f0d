// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './sections'

let see: (...entries: [id: string, isIntersecting: boolean][]) => void
let watched: string[]

beforeEach(() => {
  freshBrowser()
  watched = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (...entries) =>
          onSeen(entries.map(([id, isIntersecting]) => ({ target: element(`#${id}`), isIntersecting })))
      }
      observe(section: Element) {
        watched.push(section.id)
      }
      disconnect() {}
    },
  )
  openPage(`<section id="bowls"></section><section id="salads"></section>
    <shop-sections><nav><a href="#bowls">Bowls</a><a href="#salads">Salads</a><a href="#gone">Gone</a></nav></shop-sections>`)
})

const current = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)

test('the tab of the section in view is marked, the first one of several', () => {
  expect(watched).toEqual(['bowls', 'salads'])
  see(['bowls', true])
  expect(current()).toEqual(['Bowls'])
  see(['salads', true])
  expect(current()).toEqual(['Bowls'])
  see(['bowls', false])
  expect(current()).toEqual(['Salads'])
})

test('between two sections the last one stays marked', () => {
  see(['salads', true])
  see(['salads', false])
  expect(current()).toEqual(['Salads'])
})

test('at the top, above all sections, the first one is marked', () => {
  see(['salads', true])
  for (const id of ['bowls', 'salads']) {
    vi.spyOn(element(`#${id}`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  }
  see(['salads', false])
  expect(current()).toEqual(['Bowls'])
})
