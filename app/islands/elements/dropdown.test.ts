// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './dropdown'

beforeEach(freshBrowser)

const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
const pressed = (what: string) => element(what).dispatchEvent(new Event('pointerdown', { bubbles: true }))

test.each([
  ['stays open while something in it is pressed', () => pressed('details button'), true, ''],
  ['closes when something else is pressed', () => pressed('#other'), false, ''],
  ['closes when something else gets the focus', () => element('#other').focus(), false, 'other'],
  ['closes on Escape, and its button gets the focus', escape, false, 'language'],
])('a dropdown %s', (_, use, isOpen, focused) => {
  openPage(
    '<shop-dropdown><details open><summary id="language" tabindex="0"></summary><button></button></details>' +
      '</shop-dropdown><a id="other" href="/"></a>',
  )
  use()
  expect([element<HTMLDetailsElement>('details').open, document.activeElement?.id]).toEqual([isOpen, focused])
})
