import { expect, test } from 'vitest'
import { stubVendor } from './stub-vendor.test-support'

test('questions come with their answers, without a token; one without words is left out', async () => {
  const Result = [{ id: 1, question: 'How?', answer: 'So.' }, { id: 2, question: '', answer: 'Why not' }, null]
  const { vendor, sent } = stubVendor({ code: 200, Result })
  expect(await vendor.support.faqs()).toEqual([{ question: 'How?', answer: 'So.' }])
  expect(sent[0]).toMatchObject({ token: null, payload: { type: 'customer', is_langauge: 'ar' } })
})

test('101 is no questions', async () => {
  expect(await stubVendor({ code: 101, Result: '' }).vendor.support.faqs()).toEqual([])
})
