// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { element } from '../page.test-support'
import './reveal'

type Pressable = Element & { pressed: (button: HTMLButtonElement) => void }

test('a press shows the password, the next one hides it', () => {
  document.body.innerHTML = '<input type="password"><shop-reveal><button aria-pressed="false"></button></shop-reveal>'
  const field = document.querySelector('input')!
  const button = document.querySelector('button')!
  const press = () => element<Pressable>('shop-reveal').pressed(button)
  press()
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  press()
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
})
