import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../../tests/support/listen.mjs'
import { buildFiles } from './build-files.server'

let folder: string
let origin: string
let stop: () => Promise<unknown>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-files-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['assets/entry.js', 'assets/gone.js', 'robots.txt']) writeFileSync(join(folder, name), name)
  const send = buildFiles(folder)
  const server = createServer((request, response) => send(request, response, () => response.writeHead(404).end()))
  ;({ origin, stop } = await listen(server))
})

afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test('hashed assets are kept for a year, other files for an hour, and what is no file is passed on', async () => {
  const kept = async (path: string) => (await fetch(origin + path)).headers.get('cache-control')
  expect(await kept('/assets/entry.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/robots.txt')).toBe('public, max-age=3600')
  expect((await fetch(`${origin}/assets/other.js`)).status).toBe(404)
})

test('a file that has vanished since the start ends only its own answer', async () => {
  rmSync(join(folder, 'assets/gone.js'))
  await expect(fetch(`${origin}/assets/gone.js`)).rejects.toThrow()
  expect(await (await fetch(`${origin}/assets/entry.js`)).text()).toBe('assets/entry.js')
})
