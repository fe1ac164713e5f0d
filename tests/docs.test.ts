import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const notOurs = ['node_modules', '.git', 'build', 'test-results', 'screenshots', 'state']

/** All files and folders, from the root; folders end with a slash. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (notOurs.includes(path)) return []
    return entry.isDirectory() ? [`${path}/`, ...pathsIn(`${path}/`)] : [path]
  })

const paths = pathsIn('')
const docs = paths
  .filter((path) => /^(README\.md|CHANGELOG\.md|docs\/.*\.md|demo\/README\.md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const ending = /\/$|\.(tsx?|m?js|css|json|md|toml|yaml|example)$|^Dockerfile$/
const top = /^(?:app|demo|docs|locales|tests)\//
const fromTop = /(?<![\w/.~-])(?:app|demo|docs|locales|tests)\/[\w.$[\]<>*/-]*[\w\]*/]/g

/**
 * The paths of this repository that a document names, in backticks or in full from the root. Addresses begin with a
 * slash.
 */
function pathsNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.$[\]<>*][\w.$[\]<>*/-]*)`/g)].map(([, span = '']) => span)
  const named = [...quoted.filter((span) => ending.test(span) && span !== '/'), ...(text.match(fromTop) ?? [])]
  return [...new Set(named)].filter((path) => !notOurs.includes(path.split('/')[0] ?? ''))
}

/** Whether a path exists: from the root if it says so, else anywhere. `*` and `<name>` match any name. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/[.$[\]]/g, '\\$&')
    .replace(/\*|<[^>]*>/g, '[^/]+')
    .replace(/\/$/, '')
  const matches = new RegExp(`${top.test(path) ? '^' : '(?:^|/)'}${pattern}/?$`)
  return paths.some((known) => matches.test(known))
}

/** What `find` finds in each document, without documents where it finds nothing. */
const everywhere = (find: (doc: (typeof docs)[number]) => string[]) =>
  docs.flatMap((doc) => find(doc).map((found) => `${doc.path}: ${found}`))

test('every path that a document names exists', () => {
  expect(docs.length).toBeGreaterThan(10)
  expect(docs.flatMap(({ text }) => pathsNamedIn(text)).length).toBeGreaterThan(200)
  expect(everywhere(({ text }) => pathsNamedIn(text).filter((path) => !isThere(path)))).toEqual([])
})

test('a path that does not exist is found', () => {
  const named = pathsNamedIn(
    'See `app/gone.ts`, `cart/gone.css` and\n```\napp/gone/  it\n```\nfor `/address` and `libsql`.',
  )
  expect(named).toEqual(['app/gone.ts', 'cart/gone.css', 'app/gone/'])
  expect(named.filter(isThere)).toEqual([])
})

test('every link of a document leads to a file', () => {
  const broken = ({ path, text }: (typeof docs)[number]) =>
    [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(path), target)))
  expect(everywhere(broken)).toEqual([])
})

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = (text: string) =>
    [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)].map(([, script, short]) => script ?? short ?? '')
  expect(everywhere(({ text }) => named(text).filter((script) => !(script in scripts)))).toEqual([])
})

test('the list of decisions has every decision once', () => {
  const folder = 'docs/decisions'
  const linked = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, to]) => to)
  expect(linked).toEqual(
    readdirSync(folder)
      .filter((file) => file !== 'README.md')
      .sort(),
  )
})

test('the example has each variable that the code reads, and the table each of the example once', () => {
  const read = readFileSync('app/env.server.ts', 'utf8').match(/(?<=^ {2})[A-Z_]+(?=:)/gm) ?? []
  const table = readFileSync('docs/deploying.md', 'utf8')
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? [])
  const example = readFileSync('.env.example', 'utf8').match(/(?<=^(?:# )?)[A-Z_]+(?==)/gm) ?? []
  expect(listed.filter((name) => name !== 'NODE_ENV').sort()).toEqual([...example].sort())
  const readByLibraries = /^(?:NODE_ENV|OTEL_(?!EXPORTER_OTLP_ENDPOINT).*)$/
  expect(read.filter((name) => !readByLibraries.test(name)).sort()).toEqual([...example].sort())
})

test('the coverage page names every end-to-end and contract test', () => {
  const page = readFileSync('docs/coverage.md', 'utf8')
  const tests = paths.filter((path) => /^tests\/(e2e|contract)\/.*\.(spec|test)\.ts$/.test(path))
  const missing = tests.filter((path) => !page.includes(`\`${relative(dirname(path), path)}\``))
  expect(missing).toEqual([])
})

test('each threat of the model names a test that exists', () => {
  const namedTest = /`((?:app|tests)\/[^`]+)` "([^"]+)"/g
  const model = readFileSync('docs/threat-model.md', 'utf8')
  const threats = model.slice(model.indexOf('## From the network')).match(/^\| (?!Threat|-).*/gm) ?? []
  expect(threats.length).toBeGreaterThan(25)
  expect(threats.filter((row) => row.search(namedTest) < 0)).toEqual([])
  const named = [...model.matchAll(namedTest)].map(([, file = '', name = '']) => ({ file, name }))
  expect(named.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))).toEqual([])
})

test('the changelog starts with the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(readFileSync('CHANGELOG.md', 'utf8').match(/^## (\S+)/m)?.[1]).toBe(version)
})
