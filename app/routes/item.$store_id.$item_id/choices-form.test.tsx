import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { ChoiceError } from '~/domain/cart/customisation'
import { rupees } from '~/domain/test-builders'
import { i18nFor } from '~/i18n/i18n.server'
import { ChoicesForm } from './choices-form'
import type { GroupView } from './item.server'

const groupOf = (id: string): GroupView => {
  const choice = { id: `${id}1`, name: 'One', price: '0', priceText: null, nested: null }
  return { id, name: id, kind: 'one', min: 1, max: 1, choices: [choice] } as unknown as GroupView
}

/** The text that has the focus when the form comes back, read as a browser does. */
function focusedAfter(message: string, errors: ChoiceError[] = []) {
  const document = new Window().document as unknown as Document
  const item = { id: '901', name: 'Bowl', held: 0 }
  const where = { storeId: '2101', storeName: 'Green Bowl', backTo: '/' }
  const props = { ...where, item, currency: rupees, basePrice: '0', stock: 9, refusal: null }
  const form = { ...props, quantity: 1, chosen: [], groups: [groupOf('size'), groupOf('sauce')], message, errors }
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('en')}>
      <ChoicesForm {...(form as unknown as Parameters<typeof ChoicesForm>[0])} />
    </I18nextProvider>,
  )
  const focused = document.querySelector('[autofocus]')
  return { text: focused?.textContent, group: focused?.closest('fieldset')?.dataset.group }
}

const tooFew = (groupId: string): ChoiceError => ({ groupId, choiceId: null, reason: 'choices.tooFew', bound: 1 })

test('an item that is not added comes back with the focus on its first wrong group, or on why it was refused', () => {
  expect(focusedAfter('Please complete your choices', [tooFew('sauce')])).toMatchObject({ group: 'sauce' })
  expect(focusedAfter('Please complete your choices', [tooFew('sauce'), tooFew('size')]).group).toBe('size')
  expect(focusedAfter('Maximum items reached')).toEqual({ text: 'Maximum items reached', group: undefined })
})
