import { expect, test } from 'vitest'
import { messageWithoutForm, type ActionAnswer } from './sections'

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
