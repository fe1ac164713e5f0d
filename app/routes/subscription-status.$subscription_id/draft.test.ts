import { expect, test } from 'vitest'
import { fields } from '../../../tests/support/shop-builders'
import { initialValues, draftIn } from './draft'

test('text typed before signing in again is in its own form, and in no other', () => {
  const draft = draftIn(fields({ section: 'pause', from: '2099-05-01', to: '2099-05-03' }))
  expect(initialValues(draft, 'pause', { from: 'today' })).toMatchObject({ from: '2099-05-01', to: '2099-05-03' })
  expect(initialValues(draft, 'invoice', { from: 'today' })).toEqual({ from: 'today' })
})

test('without typed text, or for an unknown form, each form is unchanged', () => {
  for (const typed of [null, fields({}), fields({ section: 'nonsense', from: '2099-05-01' }), fields({ from: 'x' })])
    expect(draftIn(typed)).toBeNull()
})
