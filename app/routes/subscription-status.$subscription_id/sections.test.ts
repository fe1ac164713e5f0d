import { expect, test } from 'vitest'
import { fields } from '../../../tests/support/shop-builders'
import { draftIn, initialValues, messageWithoutForm, type ActionAnswer } from './sections'

test('text typed before signing in again is in its own form, and in no other', () => {
  const draft = draftIn(fields({ section: 'pause', from: '2099-05-01', to: '2099-05-03' }))
  expect(initialValues(draft, 'pause', { from: 'today' })).toMatchObject({ from: '2099-05-01', to: '2099-05-03' })
  expect(initialValues(draft, 'invoice', { from: 'today' })).toEqual({ from: 'today' })
})

test('without typed text, or for an unknown form, each form is unchanged', () => {
  for (const typed of [null, fields({}), fields({ section: 'nonsense', from: '2099-05-01' }), fields({ from: 'x' })])
    expect(draftIn(typed)).toBeNull()
})

const refusedTo = (section: NonNullable<ActionAnswer>['section']): ActionAnswer => ({
  ...{ section, invoice: null },
  result: { status: 'error', error: { '': ['It was cancelled'] } },
})

test('an answer is shown at its form, or on the page if the form is gone', () => {
  const over = { pause: false, restart: false, change: false }
  for (const section of ['pause', 'restart', 'quantity'] as const) {
    expect(messageWithoutForm(refusedTo(section), over)).toEqual(['It was cancelled'])
    expect(messageWithoutForm(refusedTo(section), { pause: true, restart: true, change: true })).toEqual([])
  }
  const wrongField: ActionAnswer = {
    ...refusedTo('pause')!,
    result: { status: 'error', error: { from: ['Too early'] } },
  }
  expect(messageWithoutForm(wrongField, over)).toEqual(['Too early'])
  expect(messageWithoutForm(refusedTo('invoice'), over)).toEqual([])
  expect(messageWithoutForm(null, over)).toEqual([])
})
