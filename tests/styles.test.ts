import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => join('app', file))
const textOf = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'))

/** The class names in a stylesheet's selectors. */
function classesIn(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z_][\w-]*/gi) ?? [])
}

/** The words of all strings in code, some of which are class names. */
function wordsIn(code: string): string[] {
  return (code.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []).flatMap((text) => text.split(/[^\w-]+/))
}

test('every class that a stylesheet names is used', () => {
  const used = new Set(textOf(/(?<!test|test-support)\.(tsx?|js)$/).flatMap(wordsIn))
  const named = new Set(textOf(/\.css$/).flatMap(classesIn))
  expect(named.size).toBeGreaterThan(100)
  expect([...named].filter((name) => !used.has(name))).toEqual([])
})

/** A dialog shows another page, and brings no styles with it. */
test('a page that opens the choice of a time in a dialog has its styles', () => {
  const codeOf = (route: string) =>
    files.filter((file) => file.startsWith(join('app/routes', route, '/'))).map((file) => readFileSync(file, 'utf8'))
  const opening = readdirSync('app/routes').filter((route) => codeOf(route).some((code) => code.includes('<TimeLine')))
  expect(opening).toEqual(['payment', 'review-cart'])
  expect(opening.filter((route) => !codeOf(route).some((code) => code.includes('checkout/times.css')))).toEqual([])
})

/** A `:has()` with its content, in which brackets are nested two deep. */
const has = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Otherwise each touch has the browser compute the styles of most of the page, which took a phone 80 ms on home. */
test('no style asks an element whether something inside is pressed, pointed at or focused', () => {
  const asked = textOf(/\.css$/).flatMap((css) => css.match(has) ?? [])
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((selector) => /:(active|hover|focus)/.test(selector))).toEqual([])
})

/** The class on which a rule with this property is. */
const classesWith = (property: RegExp) =>
  textOf(/\.css$/)
    .flatMap((css) => css.match(/[^{};]+\{[^{}]*\}/g) ?? [])
    .filter((rule) => property.test(rule))
    .flatMap((rule) => /\.([\w-]+)\s*\{/.exec(rule)?.[1] ?? [])

/** Firefox would ignore its estimated height: the page would be shorter, and jump when it is scrolled. */
test('no element that is laid out late is a container', () => {
  const late = classesWith(/content-visibility: auto/)
  expect(late).toEqual(expect.arrayContaining(['store', 'dish', 'group']))
  expect(classesWith(/container-type/).filter((name) => late.includes(name))).toEqual([])
})

/** The page's own limit hyphenates only the longest words. */
test('a style that hyphenates says from which length on', () => {
  const rules = textOf(/\.css$/).flatMap((css) => css.match(/\{[^{}]*\bhyphens: auto[^{}]*\}/g) ?? [])
  expect(rules.length).toBeGreaterThan(2)
  expect(rules.filter((rule) => !rule.includes('hyphenate-limit-chars'))).toEqual([])
})

/** Safari stretches what has the height that browsers give popovers over the window. */
test('messages above the page are as high as their text', () => {
  expect(classesWith(/\.toasts \{[^}]*\n {2}block-size: auto;/)).toEqual(['toasts'])
})

test('no file of the typeface is larger than 20 kB', () => {
  const sizes = files.filter((file) => file.endsWith('.woff2')).map((file) => [file, statSync(file).size] as const)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.filter(([, size]) => size > 20_000)).toEqual([])
})
