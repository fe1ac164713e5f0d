// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import './chosen'

test('the chosen option is named from the start, and after each change; without a choice the text stays', () => {
  const option = (code: string, name: string) =>
    `<label><input type="radio" name="method" value="${code}"><b class="strong">${name}</b><i>Last used</i></label>`
  document.body.innerHTML = `<form>${option('stripe', 'Stripe')}${option('paypal', 'PayPal')}
    <button><shop-chosen field="method" text="Pay with {{choice}}">Pay online</shop-chosen></button></form>`
  const says = document.querySelector('shop-chosen') as HTMLElement
  const choose = (code: string) => document.querySelector<HTMLInputElement>(`[value=${code}]`)?.click()
  expect(says.textContent).toBe('Pay online')
  choose('stripe')
  expect(says.textContent).toBe('Pay with Stripe')
  choose('paypal')
  expect(says.textContent).toBe('Pay with PayPal')
})

test('typed text is shown as it is typed, and nothing while there is none', () => {
  document.body.innerHTML = `<form><label>Amount <input type="text" name="amount" value="250"></label>
    <button><shop-chosen field="amount" text="₹{{choice}}"></shop-chosen></button></form>`
  const says = document.querySelector('shop-chosen') as HTMLElement
  const types = (text: string) => {
    const field = document.querySelector('input') as HTMLInputElement
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(says.textContent).toBe('₹250')
  types(' 1$& ')
  expect(says.textContent).toBe('₹1$&')
  types(' ')
  expect(says.textContent).toBe('')
})
