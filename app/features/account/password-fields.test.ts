import { expect, test } from 'vitest'
import { NewPassword } from './password-fields'

/** The messages for a new password that is typed twice. */
const problems = (password: string) =>
  NewPassword.safeParse({ password, confirm: password }).error?.issues.map(({ message }) => message) ?? []

test('a new password has six characters or more, not only blanks', () => {
  expect(['      ', 'a    ', 'a b c ', 'secret'].map(problems)).toEqual([
    ['password.newRequired'],
    ['password.short'],
    [],
    [],
  ])
})
