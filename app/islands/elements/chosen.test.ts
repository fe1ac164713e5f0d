// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import './chosen'

test('the chosen option is named from the start, and after each change; without a choice the text stays', () => {
  const option = (code: string, name: string) =>
    `<label><input type="radio" name="method" value="${code}"><b class="strong">${name}</b><i>Last used</i></label>`
  document.body.innerHTML = `<form>${option('stripe', 'Stripe')}${option('paypal', 'PayPal')}
    <button><shop-chosen field="method" text="Pay with {{method}}">Pay online</shop-chosen></button></form>`
  const says = document.querySelector('shop-chosen') as HTMLElement
  const choose = (code: string) => document.querySelector<HTMLInputElement>(`[value=${code}]`)?.click()
  expect(says.textContent).toBe('Pay online')
  choose('stripe')
  expect(says.textContent).toBe('Pay with Stripe')
  choose('paypal')
  expect(says.textContent).toBe('Pay with PayPal')
})
