// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, element, freshBrowser, openPage, settled } from '../page.test-support'
import './autosave'
import './choices'
import { define } from './index'

beforeEach(freshBrowser)

describe('an element', () => {
  test('starts in content added to the page, also later', () => {
    openPage('<main></main>')
    const late = document.createElement('shop-mirror')
    late.setAttribute('entries', '{"city":"Ahmedabad"}')
    element('main').append(late)
    expect(localStorage.getItem('city')).toBe('Ahmedabad')
  })

  test('of a search loads when its field gets the focus', async () => {
    openPage('<shop-suggest><form><input></form></shop-suggest>')
    await define('shop-suggest')
    expect(customElements.get('shop-suggest')).toBeUndefined()
    element('input').focus()
    await vi.waitUntil(() => customElements.get('shop-suggest'))
  })

  test('of a filter loads when something was chosen before, with or without the focus', async () => {
    const server = aServer()
    // As in Safari 16.
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number)
    openPage(
      `<shop-filter><form id="filter-fields" action="/stores"><input type="radio" name="sort" value="time"></form>
       </shop-filter>`,
    )
    await define('shop-filter')
    expect(customElements.get('shop-filter')).toBeUndefined()
    element<HTMLInputElement>('input').checked = true
    await define('shop-filter')
    expect(customElements.get('shop-filter')).toBeDefined()
    expect(server.asked[0]?.path).toMatch(/\/stores\?sort=time$/)
  })

  test('that is pressed while the scripts arrive loads, although Safari does not give it the focus', async () => {
    openPage('<shop-dropdown><details></details></shop-dropdown>')
    vi.spyOn(element('shop-dropdown'), 'matches').mockImplementation((css) => css.includes(':active'))
    await define('shop-dropdown')
    expect(customElements.get('shop-dropdown')).toBeDefined()
  })

  test('of a search whose script cannot be loaded stays as it is, without an error', async () => {
    openPage('<shop-suggest><form><input></form></shop-suggest>')
    await define('shop-suggest')
    const failed = vi.fn()
    vi.doMock('./suggest', () => {
      failed()
      throw new Error('gone')
    })
    element('input').focus()
    await vi.waitUntil(() => failed.mock.calls.length > 0)
    vi.doUnmock('./suggest')
  })

  test('of a list’s next page loads when the link to it is near', async () => {
    let come = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          come = () => tell([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
    openPage('<shop-pages><ul></ul></shop-pages>')
    await define('shop-pages')
    openPage('<shop-pages><ul></ul><a href="/?page=2">More</a></shop-pages>')
    await define('shop-pages')
    expect(customElements.get('shop-pages')).toBeUndefined()
    come()
    await vi.waitUntil(() => customElements.get('shop-pages'))
  })
})

describe('the back link', () => {
  test.each([
    ['goes back to the page of this site before', 2, `${location.origin}/search`, true],
    ['leads to the parent of the first page of a tab', 1, `${location.origin}/search`, false],
    ['leads to the parent after a page of others', 2, 'https://gateway.example/', false],
    ['leads to the parent of a page that was opened by its address', 2, '', false],
  ])('%s', (_, length, referrer, goesBack) => {
    const back = vi.fn()
    vi.stubGlobal('history', { length, back })
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    openPage('<shop-back><a href="#parent">Back</a></shop-back>')
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    element('a').dispatchEvent(press)
    expect([press.defaultPrevented, back.mock.calls.length > 0]).toEqual([goesBack, goesBack])
  })
})

describe('a text that is saved on blur, or when the page is left', () => {
  const notes = '<shop-autosave intent="keep" as="5501"><textarea name="notes"></textarea></shop-autosave>'
  const saved = [{ method: 'POST', keepalive: true, fields: { intent: 'keep', as: '5501', notes: 'Ring twice' } }]

  test('is posted to the page’s action', async () => {
    const server = aServer()
    openPage(notes)
    dispatchEvent(new Event('pagehide'))
    expect(server.asked).toEqual([])
    element<HTMLTextAreaElement>('textarea').value = 'Ring twice'
    element('textarea').dispatchEvent(new Event('change', { bubbles: true }))
    await settled()
    expect(server.asked).toMatchObject(saved)
  })

  test('is posted once, also if the page is left while it is being typed', () => {
    const server = aServer()
    openPage(notes)
    const field = element<HTMLTextAreaElement>('textarea')
    field.focus()
    field.value = 'Ring twice'
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('pagehide'))
    // A newer field has replaced this one.
    field.remove()
    field.value = 'Ring'
    dispatchEvent(new Event('pagehide'))
    expect(server.asked).toMatchObject(saved)
  })

  test('is a tick too, posted when it is set, and after the answer when it is taken away', async () => {
    const server = aServer()
    openPage(
      '<shop-autosave intent="keep" as="5501"><input type="hidden" name="asks" value="on"><input type="checkbox" name="door"></shop-autosave>',
    )
    const tick = element<HTMLInputElement>('[type=checkbox]')
    for (const checked of [true, false]) {
      tick.checked = checked
      tick.dispatchEvent(new Event('change', { bubbles: true }))
      await settled()
    }
    expect(server.asked).toHaveLength(1)
    await server.answers(0, {})
    expect(server.asked.map(({ fields }) => fields)).toEqual([
      { asks: 'on', door: 'on', intent: 'keep', as: '5501' },
      { asks: 'on', intent: 'keep', as: '5501' },
    ])
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

  test('copies within the press once its script has loaded, without another import', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    openPage('<shop-copy text="TASTY20" copied="Copied"><button>Copy</button></shop-copy>')
    element('shop-copy').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await vi.dynamicImportSettled()
    const copying = press('shop-copy')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('TASTY20')
    await copying
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
