// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aServer, element, freshBrowser, noConnection, openPage, page, settled } from '../page.test-support'
import { suggest } from './suggest'

let server: ReturnType<typeof aServer>

const regions = (status: string, list: string) => `<p id="status">${status}</p><div id="list">${list}</div>`

beforeEach(() => {
  freshBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-1')
  server = aServer()
  openPage(
    `<div regions="status list"><form action="/location"><input name="search"><input type="hidden" name="session">
     <input type="hidden" name="backTo" value="/orders"></form>${regions('', '')}</div>`,
  )
  suggest(element('[regions]'))
  return () => void vi.useRealTimers()
})

function type(text: string) {
  element<HTMLInputElement>('[name="search"]').value = text
  element('[name="search"]').dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types, and waits until the text is looked up. */
function rests(text: string) {
  type(text)
  vi.advanceTimersByTime(300)
}

test('typed text is looked up after a pause, and fills the regions', async () => {
  type('law')
  type('law g')
  vi.advanceTimersByTime(299)
  expect(server.asked).toEqual([])
  vi.advanceTimersByTime(1)
  const [, query = ''] = server.asked[0]?.path.split('?') ?? []
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    search: 'law g',
    session: '0-0-0-0-1',
    backTo: '/orders',
    typing: '',
  })
  await server.answers(0, page(regions('1 place', '<button>Law Garden</button>')))
  expect(element('p').textContent).toBe('1 place')
  expect(element('#list').innerHTML).toBe('<button>Law Garden</button>')
})

test('on the page that the form leads to, the address follows the text; elsewhere it stays', async () => {
  const address = location.href
  rests('law')
  await server.answers(0, page(regions('1 place', '')))
  expect(location.href).toBe(address)
  expect(element<HTMLInputElement>('[name=search]').defaultValue).toBe('')
  history.replaceState(null, '', '/location?search=')
  suggest(element('[regions]'))
  rests('law g')
  await server.answers(2, page(regions('1 place', '')))
  expect(new URLSearchParams(location.search).get('search')).toBe('law g')
  expect(location.search).not.toContain('typing')
  // What Safari shows again after Back.
  expect(element<HTMLInputElement>('[name=search]').defaultValue).toBe('law g')
  type('')
  expect(new URLSearchParams(location.search).get('search')).toBe('')
})

test('going to an entry of the page with another text loads that entry', async () => {
  history.replaceState(null, '', '/location?search=')
  suggest(element('[regions]'))
  rests('law')
  await server.answers(1, page(regions('1 place', '')))
  expect(history.state).toBeTruthy()
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  type('law g')
  history.pushState(null, '', `/location${location.search}#main`)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(reload).not.toHaveBeenCalled()
  history.replaceState(null, '', '/location')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(reload).toHaveBeenCalled()
})

test('a focus in results that are replaced returns to the field', async () => {
  rests('law')
  await server.answers(0, page(regions('1 place', '<button>Law Garden</button>')))
  rests('law c')
  element('#list button').focus()
  await server.answers(1, page(regions('1 place', '<button>Law College</button>')))
  expect(element('#list').innerHTML).toBe('<button>Law College</button>')
  expect(document.activeElement).toBe(element('[name="search"]'))
})

test('text typed before the script loaded is looked up too, even if the field has been left', () => {
  element<HTMLInputElement>('[name="search"]').value = 'law'
  suggest(element('[regions]'))
  vi.advanceTimersByTime(300)
  expect(server.asked).toHaveLength(1)
})

test('a text of two letters is not looked up, and clears the results', async () => {
  rests('law')
  await server.answers(0, page(regions('1 place', '<button>Law Garden</button>')))
  rests('la ')
  expect(server.asked).toHaveLength(1)
  expect(element('#list').innerHTML).toBe('')
})

test('a late answer to an old text is dropped', async () => {
  rests('law')
  type('lake')
  expect(server.asked[0]?.signal?.aborted).toBe(true)
})

test('a failed lookup changes nothing', async () => {
  rests('law')
  await server.answers(0, page(regions('', '<button>Law Garden</button>')))
  for (const answer of [new Response(null, { status: 502 }), noConnection()]) {
    rests('lake')
    server.asked.at(-1)?.answer(answer)
    await settled()
    expect(element('#list').innerHTML).toBe('<button>Law Garden</button>')
  }
})

test('the arrow keys move through the results; Escape and the way up go back to the field', async () => {
  const box = element<HTMLInputElement>('[name="search"]')
  rests('law')
  await server.answers(0, page(regions('2 places', '<button>Law Garden</button><a href="/2">Law College</a>')))
  box.focus()
  const press = (key: string, isComposing = false) => {
    const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return [document.activeElement?.textContent, event.defaultPrevented]
  }
  expect(press('ArrowUp')).toEqual(['', false])
  // The keyboard of another script chooses its letters with the arrows.
  expect(press('ArrowDown', true)).toEqual(['', false])
  expect(press('ArrowDown')).toEqual(['Law Garden', true])
  expect(press('ArrowDown')).toEqual(['Law College', true])
  expect(press('ArrowDown')).toEqual(['Law College', false])
  expect(press('ArrowUp')).toEqual(['Law Garden', true])
  expect(press('Escape')).toEqual(['', true])
  // Other effects of Escape, such as closing a dialog, start from the field.
  expect(press('Escape')).toEqual(['', false])
})

test('a form that lists everything for an empty text looks that up too, once it is typed in', async () => {
  openPage(`<search regions="status list" shortest="0"><form action="/vendor/green-bowl#menu"><input name="search" value="dal"></form></search>
    ${regions('', 'Dal')}`)
  suggest(element('[regions]'))
  element('input').focus()
  vi.advanceTimersByTime(300)
  expect(server.asked).toHaveLength(0)
  rests('')
  expect(server.asked[0]?.path).toMatch(/\/vendor\/green-bowl\?search=&typing=$/)
  await server.answers(0, page(regions('', 'Dal and Rice')))
  expect(element('#list').innerHTML).toBe('Dal and Rice')
})

test('a field in a larger form is completed from another page; a text picked from its list is searched for', async () => {
  openPage(
    `<form action="/address"><input name="house"><div regions="names" source="/location">
     <input name="search" list="names" aria-invalid="true" aria-describedby="hint none"><button type="button">Find</button>
     <p class="error" id="none">None</p><datalist id="names"></datalist></div></form>`,
  )
  const find = vi.fn()
  element('button').addEventListener('click', find)
  suggest(element('[regions]'))
  rests('law')
  expect(server.asked.map(({ path }) => path)).toEqual(['/location?search=law&typing='])
  expect(document.querySelector('.error')).toBeNull()
  expect(element('[name="search"]').getAttribute('aria-describedby')).toBe('hint')
  expect(element('[name="search"]').hasAttribute('aria-invalid')).toBe(false)
  await server.answers(0, page('<datalist id="names"><option value="Law Garden, Ahmedabad"></option></datalist>'))
  expect(find).not.toHaveBeenCalled()
  Object.defineProperty(element('[name="search"]'), 'list', { value: { options: document.querySelectorAll('option') } })
  rests('Law Garden, Ahmedabad')
  expect(find).toHaveBeenCalledOnce()
  expect(server.asked).toHaveLength(1)
})
