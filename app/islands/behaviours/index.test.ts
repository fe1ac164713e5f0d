// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage, settled } from '../page.test-support'
import { pressed, start } from './index'

beforeEach(() => {
  freshBrowser()
  return () => vi.unstubAllGlobals()
})

const suggest = vi.hoisted(() => vi.fn())
vi.mock('./suggest', () => ({ suggest }))

const place = `<i data-does="mirror" data-mirror='{"city":"Ahmedabad"}'></i>`

describe('a behaviour', () => {
  test('starts once, however often it is looked for', () => {
    openPage(place)
    start()
    expect(localStorage.getItem('city')).toBe('Ahmedabad')
    localStorage.clear()
    start()
    expect(localStorage.getItem('city')).toBeNull()
    expect(element('i').hasAttribute('data-ready')).toBe(true)
  })

  test('starts in what comes into the page later', async () => {
    openPage('<div></div>')
    element('div').innerHTML = place
    await settled()
    expect(localStorage.getItem('city')).toBe('Ahmedabad')
  })

  test('of a search comes when somebody is in its box, once', async () => {
    openPage('<form data-does="suggest"><input></form>')
    start()
    await settled()
    expect(suggest).not.toHaveBeenCalled()
    element('input').focus()
    element('input').blur()
    element('input').focus()
    await vi.waitUntil(() => suggest.mock.calls.length > 0, { timeout: 60_000 })
    expect(suggest).toHaveBeenCalledExactlyOnceWith(element('form'))
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
