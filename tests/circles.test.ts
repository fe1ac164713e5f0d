import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const endings = ['', '.ts', '.tsx', '/index.ts']

const imports = /^(?:import|export)\b[^'"`]*?from '([.~][^']*)'|^import '([.~][^']*)'/gm

/**
 * The files of this repository that a file imports, types included. Dynamic imports are left out, because the loaded
 * file may use the one that loads it.
 */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, named, whole = '']) => {
    const fileName = named ?? whole
    const path = fileName.startsWith('~/') ? join('app', fileName.slice(2)) : join(dirname(file), fileName)
    return endings
      .map((ending) => path + ending)
      .filter((found) => /\.tsx?$/.test(found) && existsSync(found))
      .slice(0, 1)
  })
}

/** The first path in a graph from a node back to itself, or null. */
function circleIn(nodes: Iterable<string>, next: (node: string) => string[]): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    const found = next(node).reduce<string[] | null>((circle, one) => circle ?? visit(one, [...path, node]), null)
    done.add(node)
    return found
  }
  return [...nodes].reduce<string[] | null>((circle, node) => circle ?? visit(node, []), null)
}

/** The subject folder of a file: `app/domain/cart`, or the layer itself if it has no subjects, such as `app/ui`. */
function subjectOf(file: string) {
  const [app = '', layer = '', subject = '', ...rest] = file.split('/')
  const hasSubjects = ['domain', 'features', 'http', 'routes'].includes(layer) && rest.length > 0
  return hasSubjects ? `${app}/${layer}/${subject}` : `${app}/${layer}`
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

test.each(['app', 'demo'])('no file of %s imports itself through others', (folder) => {
  const files = sourcesIn(folder)
  expect(files.length).toBeGreaterThan(100)
  expect(circleIn(files, importsOf)).toBeNull()
})

test('no folder of app imports itself through others', () => {
  const folders = new Map<string, Set<string>>()
  for (const file of sourcesIn('app').filter((file) => !/\.test\.|test-/.test(file))) {
    const folder = subjectOf(file)
    const imported = importsOf(file)
      .map(subjectOf)
      .filter((other) => other !== folder)
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...imported]))
  }
  expect(folders.size).toBeGreaterThan(40)
  expect(circleIn(folders.keys(), (folder) => [...(folders.get(folder) ?? [])])).toBeNull()
})
