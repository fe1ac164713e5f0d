// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, element, freshBrowser, openPage } from '../page.test-support'
import './autosave'
import './choices'
import './index'

beforeEach(() => {
  freshBrowser()
  return () => vi.unstubAllGlobals()
})

const suggest = vi.hoisted(() => vi.fn())
vi.mock('./suggest', () => ({ suggest }))

describe('an element', () => {
  test('starts in content added to the page, also later', () => {
    openPage('<main></main>')
    const late = document.createElement('shop-mirror')
    late.setAttribute('entries', '{"city":"Ahmedabad"}')
    element('main').append(late)
    expect(localStorage.getItem('city')).toBe('Ahmedabad')
  })

  test('of a search loads when its field gets the focus, once', async () => {
    openPage('<shop-suggest><form><input></form></shop-suggest>')
    expect(suggest).not.toHaveBeenCalled()
    element('input').focus()
    element('input').blur()
    element('input').focus()
    await vi.waitUntil(() => suggest.mock.calls.length > 0, { timeout: 60_000 })
    expect(suggest).toHaveBeenCalledExactlyOnceWith(element('shop-suggest'))
  })
})

describe('a text that is saved on blur', () => {
  const notes = '<shop-autosave intent="keep-notes"><textarea name="notes"></textarea></shop-autosave>'
  const saved = [{ method: 'POST', keepalive: true, fields: { intent: 'keep-notes', notes: 'Ring twice' } }]

  test('is posted to the page’s action', () => {
    const server = aServer()
    openPage(notes)
    element<HTMLTextAreaElement>('textarea').value = 'Ring twice'
    element('textarea').dispatchEvent(new Event('change', { bubbles: true }))
    expect(server.asked).toMatchObject(saved)
  })

  test('is posted too if it was left before the script loaded, but not while it has the focus', () => {
    const server = aServer()
    openPage(`<main></main>${notes.replace('></textarea>', '>Ring</textarea>')}`)
    expect(server.asked).toEqual([])
    const late = element('shop-autosave')
    late.remove()
    late.querySelector('textarea')!.value = 'Ring twice'
    element('main').append(late)
    expect(server.asked).toMatchObject(saved)
  })
})

describe('a button', () => {
  type Pressable = Element & { pressed: (button: HTMLButtonElement) => unknown }
  const press = (name: string) => element<Pressable>(name).pressed(element('button'))

  test('copies its text with a message', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    openPage('<shop-copy text="TASTY20" copied="Copied"><button>Copy</button></shop-copy>')
    await press('shop-copy')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('TASTY20')
    expect(element('.toast:not(.bad)').textContent).toBe('Copied')
  })

  test('that cannot copy shows an error', async () => {
    vi.stubGlobal('navigator', {})
    openPage('<shop-copy text="TASTY20" unavailable="Select it yourself"><button>Copy</button></shop-copy>')
    await press('shop-copy')
    expect(element('.toast.bad').textContent).toBe('Select it yourself')
  })

  test('changes a quantity', async () => {
    openPage(
      '<shop-stepper><input name="quantity" value="1" min="1" max="3"><button value="1">+</button></shop-stepper>',
    )
    await press('shop-stepper')
    expect(element<HTMLInputElement>('input').value).toBe('2')
  })
})
