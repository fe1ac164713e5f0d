import { expect, test } from 'vitest'
import { stubVendor } from './stub-vendor.test-support'

test('questions have their answers and need no token; one without text is left out', async () => {
  const Result = [{ id: 1, question: 'How?', answer: 'So.' }, { id: 2, question: '', answer: 'Why not' }, null]
  const { vendor, sent } = stubVendor({ code: 200, Result })
  expect(await vendor.support.faqs()).toEqual([{ question: 'How?', answer: 'So.' }])
  expect(sent[0]).toMatchObject({ token: null, payload: { type: 'customer', is_langauge: 'ar' } })
})

test('101 means no questions', async () => {
  expect(await stubVendor({ code: 101, Result: '' }).vendor.support.faqs()).toEqual([])
})

test('every chat message is kept: one without an id gets a stable one; only empty ones are dropped', async () => {
  const at = '2026-05-17 13:00:00'
  const Result = [
    { message: 'On its way', sender_type: 'admin', created_at: at },
    { id: null, message: 'null', sender_type: 'customer', created_at: at },
    { id: 7, message: null, image: '', created_at: at },
    { id: '8', message: '', image: 'https://cdn.example.com/bill.png', created_at: at },
  ]
  const read = () => stubVendor({ code: 200, Result }).vendor.support.messages({ userId: '5501' })
  const { rows } = await read()
  expect(rows).toMatchObject([{ text: 'On its way' }, { text: 'null' }, { id: '8' }])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  expect((await read()).rows).toEqual(rows)
})
