import { expect, test } from 'vitest'
import type { SignInMethods } from '~/domain/brand/settings'
import { codeSenderFor, sendsCodesTo, takesOf, type Identifier } from './ways-in'

const ways: SignInMethods = { phone: true, email: true, usesCodeService: false, googleClientId: '', facebookAppId: '' }
const service: SignInMethods = { ...ways, usesCodeService: true }
const email: Identifier = { kind: 'email', text: 'asha@example.com' }
const phone = (dial: string): Identifier => ({ kind: 'phone', text: '9111111111', dial, country: 'IN', isValid: true })

test('the vendor itself sends codes where it uses no service, to numbers of every country', () => {
  for (const dial of ['91', '971']) expect(codeSenderFor(phone(dial), ways, 'join')).toBe('own')
})

test('the service sends to numbers of its country and to no other', () => {
  expect(codeSenderFor(phone('91'), service, 'join')).toBe('thirdParty')
  expect(codeSenderFor(phone('971'), service, 'number')).toBeNull()
})

test('an e-mail gets a code for a forgotten password only, and from the vendor itself', () => {
  for (const who of [ways, service]) {
    expect(codeSenderFor(email, who, 'reset')).toBe('own')
    expect(codeSenderFor(email, who, 'join')).toBeNull()
  }
})

test('codes go to every dial code, or to the one of the service', () => {
  expect(['91', '971'].map((dial) => sendsCodesTo(dial, ways))).toEqual([true, true])
  expect(['91', '971'].map((dial) => sendsCodesTo(dial, service))).toEqual([true, false])
})

test('accounts are known by numbers, by e-mails or by both', () => {
  expect(takesOf(ways)).toBe('both')
  expect(takesOf({ ...ways, email: false })).toBe('phone')
  expect(takesOf({ ...ways, phone: false })).toBe('email')
})
