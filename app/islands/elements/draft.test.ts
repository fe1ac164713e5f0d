// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './draft'

beforeEach(() => {
  freshBrowser()
  localStorage.clear()
})

const box = () => element<HTMLTextAreaElement>('textarea')
const key = () => element<HTMLInputElement>('[name=attempt]').value

/** Opens the chat of a customer, whose form is the `form`-th one that the server made. */
function open({ customer = '5501', form = 1, said = '', text = '' } = {}) {
  openPage(`
    <article class="said own"><p class="said-text">${said}</p></article>
    <shop-draft name="chat ${customer}"><form><input type="hidden" name="attempt" value="k${form}" />
      <textarea name="message">${text}</textarea></form></shop-draft>`)
}

function type(text: string) {
  box().value = text
  box().dispatchEvent(new Event('input', { bubbles: true }))
}

const send = () => element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

test('what was typed and not sent is there again, in the form of its new page', () => {
  open()
  type('Where is')
  open({ form: 2 })
  expect([box().value, key()]).toEqual(['Where is', 'k2'])
})

test('what was sent and stands among the messages is done', () => {
  open()
  type('Where\nis it?')
  send()
  open({ form: 2, said: 'Where is it?' })
  open({ form: 3 })
  expect(box().value).toBe('')
})

test('what was sent before this script heard of it, and stands there last, is done as well', () => {
  open()
  type('Where is it?')
  open({ form: 2, said: 'Where is it?' })
  expect(box().value).toBe('')
})

test('what was sent and does not stand there goes back into the form with its key, so that it cannot become two', () => {
  open()
  type('Where is it?')
  send()
  open({ form: 2, said: 'Hello' })
  expect([box().value, key()]).toEqual(['Where is it?', 'k1'])
})

test('what the server has put there stands, and what was typed by now is not lost', () => {
  open()
  type('Hello')
  open({ form: 2, text: 'Hello there' })
  expect(box().value).toBe('Hello there')
  // Typed before the script was there.
  const late = document.createElement('shop-draft')
  late.setAttribute('name', 'chat 5501')
  late.innerHTML = '<form><input name="attempt" value="k3" /><textarea></textarea></form>'
  late.querySelector('textarea')!.value = 'and'
  document.body.replaceChildren(late)
  expect(box().value).toBe('Hello there\nand')
})

test('what somebody else has left is not shown, and forgotten', () => {
  open()
  type('My secret')
  open({ customer: '5502' })
  expect(box().value).toBe('')
  open({ customer: '5501' })
  expect(box().value).toBe('')
})

test('a browser that keeps something odd, or nothing, has no draft', () => {
  localStorage.setItem('draft chat 5501', '{"text":5}')
  open()
  expect(box().value).toBe('')
})
