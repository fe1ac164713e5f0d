import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const papers = { rules: 'docs/rules.md', flows: 'docs/vendor-api/flows.md', quirks: 'docs/vendor-api/quirks.md' }
const parts = ['app', 'demo', 'docs', 'tests', 'server.ts', 'README.md', 'oxlint.config.mjs', 'vite.config.ts']

/** The numbers in a document, in order: its sections and their rules. */
const numbersOf = (paper: string) =>
  [...paper.matchAll(/^(?:## |- \*\*)(\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number)

/** The numbers that a text cites, each with its document: `rules 7.3`, `flows 5.4 and 5.5`. */
function citationsIn(text: string) {
  const one = /\b(rules|flows|quirks) (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/gi
  return [...text.matchAll(one)].flatMap(([, paper = '', numbers = '']) =>
    numbers.split(/, | and | to /).map((number) => ({ paper: paper.toLowerCase() as keyof typeof papers, number })),
  )
}

/** Numbered documents that this repository does not have, as older comments named them. */
const strangersIn = (text: string) =>
  text.match(/\b(?:[Ss]pec|[Dd]esign) \d[^\n]{0,20}|\bFLOWS\b|\bQUIRKS\b|\bspecification\b/g) ?? []

const numbersByPaper = Object.fromEntries(
  Object.entries(papers).map(([name, path]) => [name, numbersOf(readFileSync(join(root, path), 'utf8'))]),
) as Record<keyof typeof papers, string[]>

const files = parts
  .flatMap((part) => filesOf(join(root, part)))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js|css|md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
}

/** Every file with what `find` finds in it, without files where it finds nothing. */
const everywhere = (find: (file: (typeof files)[number]) => string[]) =>
  files.flatMap((file) => find(file).map((found) => `${relative(root, file.path)}: ${found}`))

const isDead = ({ paper, number }: ReturnType<typeof citationsIn>[number]) => !numbersByPaper[paper].includes(number)
const deadIn = (text: string) =>
  citationsIn(text)
    .filter(isDead)
    .map(({ paper, number }) => `${paper} ${number}`)

describe('the numbers cited in comments', () => {
  test('exist in the documents of this repository', () => {
    expect(everywhere(({ text }) => deadIn(text))).toEqual([])
  })

  test('are never those of a document that is not in this repository', () => {
    expect(everywhere(({ text }) => strangersIn(text))).toEqual([])
  })

  test('are checked: a number that no document has is found, alone and in a list', () => {
    expect(deadIn(['see rules', '99.1'].join(' '))).toHaveLength(1)
    expect(deadIn(['(Flows', '5.4 and', '5.99)'].join(' '))).toHaveLength(1)
    expect(strangersIn(['Spec', '4'].join(' '))).toHaveLength(1)
  })
})

describe('the documents', () => {
  test.each(Object.entries(numbersByPaper))('number each of the %s once', (_, numbers) => {
    expect(numbers.length).toBeGreaterThan(40)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })
})
