import { expect, test } from 'vitest'
import { saidWithoutForm, type GivenAnswer } from './answer-of'

const refusedTo = (section: NonNullable<GivenAnswer>['section']): GivenAnswer => ({
  ...{ section, invoice: null },
  result: { status: 'error', error: { '': ['It was cancelled'] } },
})

test('what is said to a form that is gone by now is told all the same, and to one that is there at that form alone', () => {
  const over = { pause: false, restart: false, change: false }
  for (const section of ['pause', 'restart', 'quantity'] as const) {
    expect(saidWithoutForm(refusedTo(section), over)).toEqual(['It was cancelled'])
    expect(saidWithoutForm(refusedTo(section), { pause: true, restart: true, change: true })).toEqual([])
  }
  expect(saidWithoutForm(refusedTo('invoice'), over)).toEqual([])
  expect(saidWithoutForm(null, over)).toEqual([])
})
