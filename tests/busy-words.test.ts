import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const views = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!test)\.tsx$/.test(file) && !file.startsWith('islands'))
  .map((file) => ({ file, code: readFileSync(join('app', file), 'utf8') }))

/** The main buttons of forms that post: filled ones of full size, and those across the form. */
function mainSubmits(code: string): string[] {
  const forms = code.match(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g) ?? []
  const buttons = forms.flatMap((form) => form.match(/<button\b[^>]*>/g) ?? [])
  const main = /['"]button( split)?(( quiet)? wide)?['"]/
  return buttons.filter((button) => main.test(button) && !button.includes('type="button"'))
}

test('every main submit of a form says in words what is being done while it is under way', () => {
  const submits = views.flatMap(({ file, code }) => mainSubmits(code).map((button) => ({ file, button })))
  expect(submits.length).toBeGreaterThan(20)
  expect(submits.filter(({ button }) => !button.includes('data-busy'))).toEqual([])
})
