import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimOf, payuHash, signatureOf, signedReturn, verifiedStatus, type Fields } from './signatures'

const content = { id: 'pay_1', amount: '500.00', status: 'success', lang: 'fr' } as const

test('a signature does not depend on the order of the fields, but on the gateway and every value', () => {
  const signature = signatureOf('stripe', { a: '1', b: '2' })
  expect(signature).toMatch(/^[0-9a-f]{64}$/)
  expect(signatureOf('stripe', { b: '2', a: '1' })).toBe(signature)
  expect(signatureOf('paypal', { a: '1', b: '2' })).not.toBe(signature)
  expect(signatureOf('stripe', { a: '1', b: '3' })).not.toBe(signature)
})

test('the hash of PayU is made of its fields in their order, five free ones, five empty ones and the salt', () => {
  const fields = { key: 'k', txnid: 't', amount: '1.00', productinfo: 'p', firstname: 'f', email: 'e', udf1: 'fr' }
  const text = 'k|t|1.00|p|f|e|fr||||||||||demo-signing-key-of-payu'
  expect(payuHash(fields)).toBe(createHash('sha512').update(text).digest('hex'))
})

test.each(['stripe', 'payu'])('a signed return of %s is accepted', (gateway) => {
  const fields = signedReturn(gateway, content)
  expect(verifiedStatus(gateway, fields, '500.00')).toBe('success')
  expect(claimOf(gateway, fields)).toEqual({ id: 'pay_1', lang: 'fr' })
})

test.each(['stripe', 'payu'])('a return of %s is refused when anything in it was changed', (gateway) => {
  const fields = signedReturn(gateway, content)
  const changes: Fields[] = [
    { amount: '5000.00' },
    { status: 'failed' },
    { status: 'splendid' },
    { payment_id: 'pay_2', txnid: 'pay_2' },
    { signature: '', hash: '' },
    { signature: 'é'.repeat(64), hash: 'é'.repeat(128) },
  ]
  for (const change of changes) expect(verifiedStatus(gateway, { ...fields, ...change }, '500.00')).toBeNull()
  expect(verifiedStatus(gateway, fields, '5000.00')).toBeNull()
  expect(verifiedStatus(gateway, {}, '500.00')).toBeNull()
})

test('a gateway cannot sign for another one', () => {
  expect(verifiedStatus('paypal', signedReturn('stripe', content), '500.00')).toBeNull()
})
