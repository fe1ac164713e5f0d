// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aServer, element, freshBrowser, noConnection, openPage, page, settled } from '../page.test-support'
import { suggest } from './suggest'

let server: ReturnType<typeof aServer>

const regions = (status: string, list: string) =>
  `<p data-suggestions>${status}</p><div id="list" data-suggestions>${list}</div>`

beforeEach(() => {
  freshBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-1')
  server = aServer()
  openPage(
    `<div><form action="/location"><input name="search"><input type="hidden" name="session">
     <input type="hidden" name="backTo" value="/orders"></form>${regions('', '')}</div>`,
  )
  suggest(element('form'))
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function type(text: string) {
  element<HTMLInputElement>('[name="search"]').value = text
  element('[name="search"]').dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types, and rests until that is looked up. */
function rests(text: string) {
  type(text)
  vi.advanceTimersByTime(300)
}

test('what is typed is looked up once typing rests, and fills the regions', async () => {
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

test('what was typed before the behaviour was there is looked up too', () => {
  const box = element<HTMLInputElement>('[name="search"]')
  box.focus()
  box.value = 'law'
  suggest(element('form'))
  vi.advanceTimersByTime(300)
  expect(server.asked).toHaveLength(1)
})

test('a beginning of two letters is not looked up, and takes away what stood there', async () => {
  rests('law')
  await server.answers(0, page(regions('1 place', '<button>Law Garden</button>')))
  rests('la ')
  expect(server.asked).toHaveLength(1)
  expect(element('#list').innerHTML).toBe('')
})

test('what comes too late for what is typed by now is dropped', async () => {
  rests('law')
  type('lake')
  expect(server.asked[0]?.signal?.aborted).toBe(true)
})

test('what cannot be had changes nothing', async () => {
  rests('law')
  await server.answers(0, page(regions('', '<button>Law Garden</button>')))
  for (const answer of [new Response(null, { status: 502 }), noConnection()]) {
    rests('lake')
    server.asked.at(-1)?.answer(answer)
    await settled()
    expect(element('#list').innerHTML).toBe('<button>Law Garden</button>')
  }
})
