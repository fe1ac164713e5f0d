// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './draft'

beforeEach(() => {
  freshBrowser()
  localStorage.clear()
})

const box = () => element<HTMLTextAreaElement>('textarea')
const key = () => element<HTMLInputElement>('[name=idempotencyKey]').value

/** Opens a customer's chat with the `form`-th form that the server made. */
function open({ customer = '5501', form = 1, ownMessage = '', lastMessage = '', text = '' } = {}) {
  const messages = [ownMessage, lastMessage].filter(Boolean)
  openPage(`
    ${messages.map((message) => `<article class="chat-message own"><p class="chat-text">${message}</p></article>`).join('')}
    <shop-draft name="chat ${customer}"><form><input type="hidden" name="idempotencyKey" value="k${form}" />
      <textarea name="message">${text}</textarea></form></shop-draft>`)
}

function type(text: string) {
  box().value = text
  box().dispatchEvent(new Event('input', { bubbles: true }))
}

const send = () => element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

test('typed text that was not sent is back in the form of the new page', () => {
  open()
  type('Where is')
  open({ form: 2 })
  expect([box().value, key()]).toEqual(['Where is', 'k2'])
})

test('sent text that is among the messages is done', () => {
  open()
  type('Where\nis it?')
  send()
  open({ form: 2, ownMessage: 'Where is it?', lastMessage: 'Hello?' })
  open({ form: 3 })
  expect(box().value).toBe('')
})

test('text that was not sent stays, even if it repeats an earlier message', () => {
  open()
  type('Hello?')
  open({ form: 2, ownMessage: 'Hello?', lastMessage: 'Where is it?' })
  expect(box().value).toBe('Hello?')
})

test('text sent before this script loaded is done too if it is the last message', () => {
  open()
  type('Where is it?')
  open({ form: 2, ownMessage: 'Where is it?' })
  expect(box().value).toBe('')
})

test('sent text that is not among the messages goes back into the form with its key, so that it is not sent twice', () => {
  open()
  type('Where is it?')
  send()
  open({ form: 2, ownMessage: 'Hello' })
  expect([box().value, key()]).toEqual(['Where is it?', 'k1'])
})

test("the server's text in the field wins, and newly typed text is not lost", () => {
  open()
  type('Hello')
  open({ form: 2, text: 'Well, hello' })
  expect(box().value).toBe('Well, hello')
  // Typed before the script loaded.
  const late = document.createElement('shop-draft')
  late.setAttribute('name', 'chat 5501')
  late.innerHTML = '<form><input name="idempotencyKey" value="k3" /><textarea></textarea></form>'
  late.querySelector('textarea')!.value = 'and'
  document.body.replaceChildren(late)
  expect(box().value).toBe('Well, hello\nand')
})

test("another customer's draft is not shown, and deleted", () => {
  open()
  type('My secret')
  open({ customer: '5502' })
  expect(box().value).toBe('')
  open({ customer: '5501' })
  expect(box().value).toBe('')
})

test('an odd or unavailable storage means no draft', () => {
  localStorage.setItem('draft chat 5501', '{"text":5}')
  open()
  expect(box().value).toBe('')
})

test('what is typed goes along to another language, without passwords, unless its dialog is closed', () => {
  openPage(`
    <form id="sign-up"><input name="name"><input type="password" name="password"><shop-draft></shop-draft></form>
    <form id="language" action="/language"></form>`)
  const typedAlong = () => {
    const event = Object.assign(new Event('formdata', { bubbles: true }), { formData: new FormData() })
    element('#language').dispatchEvent(event)
    return event.formData.get('typed')
  }
  expect(typedAlong()).toBeNull()
  element<HTMLInputElement>('[name=name]').value = 'Nila & Co'
  element<HTMLInputElement>('[name=password]').value = 'secret'
  expect(typedAlong()).toBe('name=Nila+%26+Co')
  element('#sign-up').remove()
  expect(typedAlong()).toBeNull()
  openPage(`
    <form id="plan"><select name="slot"><option value="9" selected>Nine</option><option value="12">Noon</option></select><shop-draft></shop-draft></form>
    <form id="language" action="/language"></form>`)
  expect(typedAlong()).toBeNull()
  element<HTMLSelectElement>('select').value = '12'
  expect(typedAlong()).toBe('slot=12')
  openPage(`
    <form id="plan"><input type="checkbox" name="daily"><shop-draft></shop-draft></form>
    <form id="language" action="/language"></form>`)
  element<HTMLInputElement>('[name=daily]').checked = true
  expect(typedAlong()).toBe('daily=on')
})

test('what is typed goes along with no other form, such as a search, whose address would show it', () => {
  openPage(`
    <form id="sign-up"><input name="name" value="Nila"><shop-draft typed></shop-draft></form>
    <form id="search" action="/search"></form>`)
  const event = Object.assign(new Event('formdata', { bubbles: true }), { formData: new FormData() })
  element('#search').dispatchEvent(event)
  expect(event.formData.get('typed')).toBeNull()
})

test('what a refused form repeats goes along too', () => {
  openPage(`
    <form id="sign-up"><input name="name" value="Nila"><shop-draft typed></shop-draft></form>
    <form id="language" action="/language"></form>`)
  const event = Object.assign(new Event('formdata', { bubbles: true }), { formData: new FormData() })
  element('#language').dispatchEvent(event)
  expect(event.formData.get('typed')).toBe('name=Nila')
})
