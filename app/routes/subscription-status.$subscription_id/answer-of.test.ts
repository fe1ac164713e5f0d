import { expect, test } from 'vitest'
import { messageWithoutForm, type GivenAnswer } from './answer-of'

const refusedTo = (section: NonNullable<GivenAnswer>['section']): GivenAnswer => ({
  ...{ section, invoice: null },
  result: { status: 'error', error: { '': ['It was cancelled'] } },
})

test('what is said to a form that is gone by now is told all the same, and to one that is there at that form alone', () => {
  const over = { pause: false, restart: false, change: false }
  for (const section of ['pause', 'restart', 'quantity'] as const) {
    expect(messageWithoutForm(refusedTo(section), over)).toEqual(['It was cancelled'])
    expect(messageWithoutForm(refusedTo(section), { pause: true, restart: true, change: true })).toEqual([])
  }
  expect(messageWithoutForm(refusedTo('invoice'), over)).toEqual([])
  expect(messageWithoutForm(null, over)).toEqual([])
})
