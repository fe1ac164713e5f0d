import { expect, test } from 'vitest'
import { readArguments } from './arguments.server'

const needed = ['https://api.vendor.example/api/v1/', '--host', 'shop.example']

test('an address and a host are enough', () => {
  expect(readArguments(needed)).toEqual({
    options: {
      baseUrl: 'https://api.vendor.example/api/v1',
      host: 'shop.example',
      user: '',
      password: '',
      timeoutMs: 10_000,
    },
    isJson: false,
  })
})

test('the password comes from the command line, else from the environment', () => {
  const withUser = [...needed, '--user', '9000000001', '--json']
  expect(readArguments(withUser, 'secret')).toMatchObject({ options: { password: 'secret' }, isJson: true })
  expect(readArguments([...withUser, '--password', 'typed'], 'secret')).toMatchObject({
    options: { password: 'typed' },
  })
})

test.each([
  ['a customer without a password', ['--user', '9000000001'], 'DOCTOR_PASSWORD'],
  ['a timeout in words', ['--timeout', 'abc'], '--timeout needs'],
  ['a timeout of nothing', ['--timeout', '0'], '--timeout needs'],
  ['an unknown option', ['--bogus'], '--bogus'],
])('%s is refused in words', (_, more, words) => {
  expect(() => readArguments([...needed, ...more])).toThrow(words)
})

test.each([
  ['no host', ['https://api.vendor.example']],
  ['no address', ['--host', 'shop.example']],
  ['something that is no address', ['nonsense', '--host', 'shop.example']],
])('%s leads to the usage', (_, args) => {
  expect(() => readArguments(args)).toThrow(/^$/)
})
