// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aServer,
  element,
  freshBrowser,
  noConnection,
  openPage,
  page,
  press,
  settled,
  withoutPopovers,
} from '../page.test-support'
import './invite'

let server: ReturnType<typeof aServer>
const sent = vi.fn()
const assign = vi.fn()

const picker = () =>
  page('<section data-dialog-content><h1>Where to?</h1><input><a id="close" href="/" data-close>Close</a></section>')

/** A page with the invitation, and the picker it is about to open. */
function invites(more = '') {
  openPage(
    `<main tabindex="-1"></main>${more}
     <shop-invite href="/location?backTo=%2F"><form id="skip" action="/place"></form></shop-invite>`,
  )
  element('#skip').addEventListener('submit', (event) => {
    event.preventDefault()
    sent()
  })
}

async function rests() {
  vi.advanceTimersByTime(1000)
  await settled()
}

const shown = () => document.querySelector('dialog[open] h1')?.textContent

beforeEach(() => {
  freshBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = aServer()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  return () => void vi.useRealTimers()
})

test('an untouched page opens the location picker by itself', async () => {
  invites()
  await settled()
  expect(server.asked).toEqual([])
  await rests()
  expect(server.asked.map(({ path }) => path)).toEqual(['/location?backTo=%2F'])
  await server.answers(0, picker())
  expect(shown()).toBe('Where to?')
  expect(sent).not.toHaveBeenCalled()
})

test("closing it without a choice keeps the shop's own place", async () => {
  for (const close of [() => press('#close'), () => element<HTMLDialogElement>('dialog').close()]) {
    sent.mockClear()
    invites()
    await rests()
    await server.answers(server.asked.length - 1, picker())
    close()
    await settled()
    expect(shown()).toBeUndefined()
    expect(sent).toHaveBeenCalledOnce()
  }
})

test('another dialog that replaces it does not skip the choice', async () => {
  invites()
  await rests()
  await server.answers(0, picker())
  const picking = element<HTMLDialogElement>('dialog')
  document.body.insertAdjacentHTML('beforeend', '<dialog id="other" open></dialog>')
  picking.close()
  await settled()
  expect(sent).not.toHaveBeenCalled()
})

test('it opens in a browser without popovers too', async () => {
  withoutPopovers()
  invites()
  await rests()
  await server.answers(0, picker())
  expect(shown()).toBe('Where to?')
})

test('somebody who uses the page is not interrupted, before the picker is requested or while it loads', async () => {
  invites()
  dispatchEvent(new Event('pointerdown'))
  await rests()
  expect(server.asked).toEqual([])

  invites()
  await rests()
  dispatchEvent(new Event('keydown'))
  await server.answers(0, picker())
  expect(shown()).toBeUndefined()
})

test('the picker never opens over an open dialog', async () => {
  invites('<dialog open><h1>Question</h1></dialog>')
  await rests()
  await server.answers(0, picker())
  expect(shown()).toBe('Question')
})

test('a picker that cannot be loaded leaves the page as it is', async () => {
  for (const answer of [new Response('', { status: 502 }), page('<p>None</p>'), noConnection()]) {
    invites()
    await rests()
    await server.answers(server.asked.length - 1, answer)
    expect([shown(), document.querySelector('main')]).toEqual([undefined, expect.anything()])
  }
  expect(assign).not.toHaveBeenCalled()
})

test('a page that redirected to itself, for example because cookies are blocked, does not ask again', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href)
  invites()
  await rests()
  expect(server.asked).toEqual([])
})
