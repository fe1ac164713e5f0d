// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDialogOf, keepFocus, open } from './dialog'
import {
  aServer,
  element,
  freshBrowser,
  noConnection,
  openPage,
  page,
  press,
  redirectElsewhere,
  settled,
  withoutPopovers,
} from './page.test-support'

let server: ReturnType<typeof aServer>
const assign = vi.fn()

const question = (title: string, marks = '') =>
  page(`<form data-dialog-content ${marks}><h1>${title}</h1><input><a id="no" href="/" data-close>No</a></form>`)

beforeEach(() => {
  freshBrowser()
  server = aServer()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  openPage('<main tabindex="-1"></main><a id="opener" href="/cart/clear">Clear</a>')
})

const titles = () => [...document.querySelectorAll('dialog[open] h1')].map(({ textContent }) => textContent)

async function opens(title: string, opener: Element | null = element('#opener')) {
  const opened = open('/cart/clear', opener)
  await server.answers(server.asked.length - 1, question(title))
  await opened
}

describe('a dialog', () => {
  test('shows the marked part of the page, labelled by its title, which gets the focus', async () => {
    await opens('Clear Cart?')
    const dialog = element<HTMLDialogElement>('dialog')
    expect([titles(), dialog.getAttribute('aria-labelledby')]).toEqual([['Clear Cart?'], 'dialog-title'])
    expect([element('#dialog-title'), element('h1').tabIndex]).toEqual([document.activeElement, -1])
  })

  test('is closed by its Cancel, and the focus returns to its opener', async () => {
    await opens('Clear Cart?')
    expect(press('#no').defaultPrevented).toBe(true)
    await settled()
    expect([titles(), document.activeElement?.id]).toEqual([[], 'opener'])
  })

  test('gives the focus back in a browser without popovers too', async () => {
    withoutPopovers()
    await opens('Clear Cart?')
    press('#no')
    await settled()
    expect(document.activeElement?.id).toBe('opener')
  })

  test('gives the focus to the page if its opener is gone', async () => {
    await opens('Clear Cart?')
    element('#opener').remove()
    press('#no')
    await settled()
    expect(document.activeElement).toBe(element('main'))
  })

  const pressBeside = (from = 'dialog') => {
    element(from).dispatchEvent(new Event('pointerdown', { bubbles: true }))
    element('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  const escape = () => element('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))

  test('is closed by a press beside it, unless it needs a choice: then only by its own controls', async () => {
    await opens('Clear Cart?')
    expect(escape()).toBe(true)
    pressBeside()
    expect(titles()).toEqual([])

    const opened = open('/stores', null)
    await server.answers(1, question('Which store?', 'data-static'))
    await opened
    pressBeside()
    expect([titles(), escape()]).toEqual([['Which store?'], true])
    press('#no')
    expect(titles()).toEqual([])
  })

  test('stays when text in it is selected as far as beside it', async () => {
    await opens('Clear Cart?')
    pressBeside('dialog input')
    expect(titles()).toEqual(['Clear Cart?'])
  })

  test('that needs an answer is not closed by Escape either', async () => {
    const opened = open('/stores', null)
    await server.answers(0, page('<form data-dialog-content data-static><h1>Which store?</h1></form>'))
    await opened
    expect([escape(), element('dialog').getAttribute('closedby')]).toEqual([false, 'none'])
  })

  test('replaces the one it was opened from, and returns the focus to what opened that one', async () => {
    await opens('Choose')
    await opens('Replace?', element('dialog input'))
    expect(titles()).toEqual(['Replace?'])
    await settled()
    press('#no')
    await settled()
    expect(document.activeElement?.id).toBe('opener')
  })

  test('that loads late does not cover or close one that the customer has opened meanwhile', async () => {
    await opens('Choose')
    await opens('Replace?')
    expect(titles()).toEqual(['Choose', 'Replace?'])
  })

  test('closes together with the dialog it belongs to, and with no other', async () => {
    await opens('Choose')
    closeDialogOf(element('#opener'))
    expect(titles()).toEqual(['Choose'])
    closeDialogOf(element('dialog input'))
    expect(titles()).toEqual([])
  })

  test('is fetched once when pressed twice', async () => {
    const opened = Promise.all([open('/cart/clear', null), open('/cart/clear', null)])
    await server.answers(0, question('Clear Cart?'))
    await opened
    expect([server.asked.length, titles()]).toEqual([1, ['Clear Cart?']])
  })
})

describe('a page that is not a dialog', () => {
  test.each([
    ['leads elsewhere', redirectElsewhere],
    ['is an error', () => new Response(null, { status: 502 })],
    ['has no such part', () => page('<p>Text</p>')],
  ])('because it %s is opened like the link would', async (_, answer) => {
    const opened = open('/cart/clear', null)
    await server.answers(0, answer())
    await opened
    expect(assign).toHaveBeenCalledExactlyOnceWith('/cart/clear')
  })
})

describe('a failed fetch', () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), { status: 200 })

  test.each([
    ['without a connection', noConnection],
    ['whose body breaks off', broken],
  ])('with %s is thrown, and the next press works', async (_, answer) => {
    const opened = open('/cart/clear', null)
    server.asked[0]?.answer(answer())
    await expect(opened).rejects.toThrow()
    await opens('Clear Cart?')
    expect(titles()).toEqual(['Clear Cart?'])
  })
})

test('the focus moves to the heading of the cart even if its last line disappears some frames after the change', async () => {
  const frame = () => new Promise((done) => void requestAnimationFrame(done))
  openPage(
    '<section id="cart"><h2 tabindex="-1">Cart</h2><ul><li><form><button>Remove</button></form></li></ul></section>',
  )
  element('button').focus()
  await keepFocus(element<HTMLFormElement>('form'), () => undefined)
  await frame()
  await frame()
  expect(document.activeElement).toBe(element('button'))
  element('li').remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(element('h2')))
})
