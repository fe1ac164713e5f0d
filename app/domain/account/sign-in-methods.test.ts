import { expect, test } from 'vitest'
import type { SignInMethods } from '~/domain/brand/settings'
import { codeSenderFor, sendsCodesTo, takesOf, type Identifier } from './sign-in-methods'

const methods: SignInMethods = {
  phone: true,
  email: true,
  usesCodeService: false,
  googleClientId: '',
  facebookAppId: '',
}
const service: SignInMethods = { ...methods, usesCodeService: true }
const email: Identifier = { kind: 'email', text: 'asha@example.com' }
const phone = (dial: string): Identifier => ({ kind: 'phone', text: '9111111111', dial, country: 'IN', isValid: true })

test('without a code service the vendor sends codes, to numbers of every country', () => {
  for (const dial of ['91', '971']) expect(codeSenderFor(phone(dial), methods, 'join')).toBe('own')
})

test('the service sends codes only to numbers of its own country', () => {
  expect(codeSenderFor(phone('91'), service, 'join')).toBe('thirdParty')
  expect(codeSenderFor(phone('971'), service, 'number')).toBeNull()
})

test('an e-mail gets a code only for a forgotten password, and only from the vendor', () => {
  for (const who of [methods, service]) {
    expect(codeSenderFor(email, who, 'reset')).toBe('own')
    expect(codeSenderFor(email, who, 'join')).toBeNull()
  }
})

test("codes go to every dial code, or only to the service's", () => {
  expect(['91', '971'].map((dial) => sendsCodesTo(dial, methods))).toEqual([true, true])
  expect(['91', '971'].map((dial) => sendsCodesTo(dial, service))).toEqual([true, false])
})

test('a vendor identifies accounts by number, by e-mail or by both', () => {
  expect(takesOf(methods)).toBe('both')
  expect(takesOf({ ...methods, email: false })).toBe('phone')
  expect(takesOf({ ...methods, phone: false })).toBe('email')
})
