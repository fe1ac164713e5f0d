import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const endings = ['', '.ts', '.tsx', '/index.ts']

/** What a file imports, types too, as files of this repository. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^[.~]/.test(fileName)) return []
    const path = fileName.startsWith('~/') ? join('app', fileName.slice(2)) : join(dirname(file), fileName)
    return endings
      .map((ending) => path + ending)
      .filter((found) => /\.tsx?$/.test(found) && existsSync(found))
      .slice(0, 1)
  })
}

/** The first way from a file back to itself, or null. */
function circleIn(files: string[]): string[] | null {
  const done = new Set<string>()
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    const found = importsOf(file).reduce<string[] | null>((circle, next) => circle ?? visit(next, [...way, file]), null)
    done.add(file)
    return found
  }
  return files.reduce<string[] | null>((circle, file) => circle ?? visit(file, []), null)
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

test.each(['app', 'demo'])('no file of %s imports itself by way of others', (folder) => {
  const files = sourcesIn(folder)
  expect(files.length).toBeGreaterThan(100)
  expect(circleIn(files)).toBeNull()
})
