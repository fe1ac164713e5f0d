import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toastMs } from '~/islands/plain-toast'

test('a message goes after 4 seconds, one of an error that came with its page after 2', () => {
  const css = readFileSync('app/shell/toasts.css', 'utf8')
  expect(css).toMatch(/\.passing \{\s*animation: toast-out \d+ms ease-in 4s forwards;/)
  expect(css).toMatch(/\.passing:has\(\.bad\) \{\s*animation-delay: 2s;/)
  expect(toastMs).toBe(4000)
})
