import { expect, test } from 'vitest'
import { personIn } from './support/person'

test.each([
  ['/profile?as=5501&name=Asha+Patel', 'Asha'],
  ['/sign-in?redirectTo=%2Fprofile%3Femail%3Dsomebody%2540example.com', 'somebody@example.'],
  ['/sign-in?redirectTo=%2Fprofile%2Fnumber%3Fphone%3D9000000001', '9000000001'],
  ['/payment?signature=6738532955f1ac95da3aa3c2&order=70012', null],
  ['/location?latitude=23.0225123456&longitude=72.5713621234', null],
  ['/profile?typed=1a2b3c4d', null],
])('in the address %s the person found is %s', (address, person) => {
  expect(personIn(address)).toBe(person)
})
