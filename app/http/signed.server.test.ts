import { afterEach, expect, test } from 'vitest'
import { env } from '~/env.server'
import { signed, verified } from './signed.server'

const purpose = ['__cart', '10001'] as const
const [now = ''] = env().SESSION_SECRET
const use = (...secrets: string[]) => (env().SESSION_SECRET = secrets)

afterEach(() => void use(now))

test('a text reads back for its own purpose only', () => {
  const value = signed('a.b', purpose)
  expect(verified(value, purpose)).toBe('a.b')
  for (const other of [['__cart', '10002'], ['__cart'], ['__cart10001'], ['__place', '10001']] as const)
    expect(verified(value, other), other.join()).toBeNull()
})

test.each(['', '.', 'a', 'a.', '.a', signed('a', purpose).slice(0, -1), `x${signed('a', purpose)}`])(
  'what was not signed here is nothing: %j',
  (value) => expect(verified(value, purpose)).toBeNull(),
)

test('older secrets still verify, and the newest signs', () => {
  const old = signed('mine', purpose)
  use('a-newer-secret-for-tests', now)
  expect(verified(old, purpose)).toBe('mine')
  const renewed = signed('mine', purpose)
  use('a-newer-secret-for-tests')
  expect([verified(renewed, purpose), verified(old, purpose)]).toEqual(['mine', null])
})
