// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aServer, badge, element, freshBrowser, noConnection, openPage, page, settled } from '../page.test-support'
import './lookup'

const native = vi.fn()
let server: ReturnType<typeof aServer>

const form = (chosen: string) => `<shop-lookup regions="chosen"><form action="/add-address"><input name="house">
  <div id="chosen">${chosen}</div>
  <button name="intent" value="find">Find</button><button name="intent" value="save">Save</button></form></shop-lookup>`

beforeEach(() => {
  freshBrowser()
  server = aServer()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native)
  openPage(form(''), badge)
  element<HTMLInputElement>('[name=house]').value = 'Rose Villa'
})

/** Submits the form by one of its buttons; returns whether the page handled it. */
function send(intent: string) {
  const submitter = element<HTMLButtonElement>(`[value=${intent}]`)
  return !element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
}

test('the results of a form are in its regions, and typed text stays', async () => {
  expect(send('find')).toBe(true)
  expect(element('[value=find]').getAttribute('aria-busy')).toBe('true')
  await server.answers(0, page(form('Law Garden')))
  expect(server.asked[0]).toMatchObject({ method: 'POST', fields: { house: 'Rose Villa', intent: 'find' } })
  expect(element('#chosen').textContent).toBe('Law Garden')
  expect(element<HTMLInputElement>('[name=house]').value).toBe('Rose Villa')
  expect(element('[value=find]').hasAttribute('aria-busy')).toBe(false)
})

test('the errors of a form are shown in its regions', async () => {
  send('find')
  const { body } = page(form('No Address Found'))
  await server.answers(0, new Response(body, { status: 422 }))
  expect(element('#chosen').textContent).toBe('No Address Found')
})

test.each([
  ['that is empty once something was found', '', '<input name="place" value="1">', true],
  ['but not if it was filled in', '12', '<input name="place" value="1">', false],
  ['but not if nothing was found', '', '', false],
  ['but not if something is wrong', '', '<input name="place" value="1"><p role="alert">Too far</p>', false],
])('the focus moves to the next field %s', async (_, value, answer, moves) => {
  element('form').insertAdjacentHTML('beforeend', `<input data-next value="${value}">`)
  send('find')
  await server.answers(0, page(form(answer)))
  expect(document.activeElement === element('[data-next]')).toBe(moves)
})

test('saving is left to the browser', () => {
  expect(send('save')).toBe(false)
  expect(server.asked).toEqual([])
})

test('an unexpected answer submits the form normally', async () => {
  send('find')
  await server.answers(0, new Response(null, { status: 429 }))
  expect(native).toHaveBeenCalledOnce()
})

test('without a connection there is a message, and the form is sent when it is back', async () => {
  send('find')
  await server.answers(0, noConnection())
  expect(document.querySelector('[role=alert]')?.textContent).toBe('error.offline')
  expect(native).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await server.answers(1, new Response())
  await settled()
  expect(native).toHaveBeenCalledOnce()
})
