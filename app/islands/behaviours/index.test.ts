// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage, settled } from '../page.test-support'
import { pressed, start } from './index'

beforeEach(() => {
  freshBrowser()
  return () => vi.unstubAllGlobals()
})

const submitted = vi.fn((event: Event) => event.preventDefault())
const filters = '<form data-does="submit"><input type="checkbox"></form>'

function choose() {
  element('form').addEventListener('submit', submitted)
  element('input').dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a behaviour', () => {
  test('starts once, however often it is looked for', () => {
    openPage(filters)
    start()
    start()
    submitted.mockClear()
    choose()
    expect(submitted).toHaveBeenCalledOnce()
    expect(element('form').hasAttribute('data-ready')).toBe(true)
  })

  test('starts in what comes into the page later', async () => {
    openPage('<div></div>')
    element('div').innerHTML = filters
    await settled()
    submitted.mockClear()
    choose()
    expect(submitted).toHaveBeenCalledOnce()
  })
})

describe('a button', () => {
  test('copies its text and says so', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    openPage('<button data-does="copy" data-copy="TASTY20" data-copied="Copied">Copy</button>')
    await pressed(element('button'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith('TASTY20')
    expect(document.querySelector('.toast')?.textContent).toBe('Copied')
  })

  test('counts a quantity', async () => {
    openPage(
      '<div><input name="quantity" value="1" min="1" max="3"><button data-does="step" data-step="1">+</button></div>',
    )
    await pressed(element('button'))
    expect(element<HTMLInputElement>('input').value).toBe('2')
  })

  test('of a behaviour that nobody knows does nothing', () => {
    openPage('<button data-does="magic">?</button>')
    expect(pressed(element('button'))).toBeUndefined()
  })
})
