import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '~/http/log.server'
import { DiskCache } from './disk-cache.server'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('an entry can be read by others who use the same folder', async () => {
  const folder = aFolder()
  await new DiskCache(folder, 1000).set('abcd', Buffer.from('picture'))
  expect((await new DiskCache(folder, 1000).get('abcd'))?.toString()).toBe('picture')
  expect(await new DiskCache(folder, 1000).get('abce')).toBeNull()
  expect(readdirSync(folder, { recursive: true })).toEqual(['ab', join('ab', 'abcd')])
})

test('a file has all its bytes on the disk before it has its name', async () => {
  const folder = aFolder()
  const other = await open(join(folder, 'other'), 'w')
  await other.close()
  const files = () =>
    readdirSync(join(folder, 'ab')).map((name) => [name.slice(0, 5), String(readFileSync(join(folder, 'ab', name)))])
  const flushed: unknown[] = []
  vi.spyOn(Object.getPrototypeOf(other) as FileHandle, 'sync').mockImplementation(
    async () => void flushed.push(files()),
  )
  await new DiskCache(folder, 1000).set('abcd', Buffer.from('picture'))
  expect(flushed).toEqual([[['abcd.', 'picture']]])
  expect(files()).toEqual([['abcd', 'picture']])
})

test('its folder is made with the first file', async () => {
  const cache = new DiskCache(join(aFolder(), 'pictures'), 1000)
  await cache.set('abcd', Buffer.from('picture'))
  expect((await cache.get('abcd'))?.toString()).toBe('picture')
})

test('it holds a limited number of bytes, including earlier ones, and drops the least recently used', async () => {
  const folder = aFolder()
  await new DiskCache(folder, 1000).set('aa1', Buffer.alloc(400))
  const cache = new DiskCache(folder, 1000)
  await cache.set('bb2', Buffer.alloc(400))
  utimesSync(join(folder, 'aa', 'aa1'), 1, 1)
  await cache.set('cc3', Buffer.alloc(400))
  expect(await cache.get('aa1')).toBeNull()
  expect(await cache.get('bb2')).toHaveLength(400)
  expect(await cache.get('cc3')).toHaveLength(400)
})

test('it counts every one of many files that are stored at once', async () => {
  const folder = aFolder()
  const cache = new DiskCache(folder, 1000)
  await Promise.all(['aa1', 'bb2', 'cc3', 'dd4'].map((key) => cache.set(key, Buffer.alloc(400))))
  await cache.set('ee5', Buffer.alloc(400))
  const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 2)
  expect(files.length).toBeLessThanOrEqual(2)
})

test('a failing disk stores nothing, breaks nothing and is logged once', async () => {
  const warn = vi.spyOn(log, 'warn')
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  const cache = new DiskCache(join(file, 'folder'), 1000)
  await cache.set('abcd', Buffer.from('picture'))
  await cache.set('efgh', Buffer.from('picture'))
  expect(await cache.get('abcd')).toBeNull()
  expect(warn.mock.calls).toEqual([[{ reason: expect.stringMatching('ENOTDIR') as string }, 'picture cache refuses']])
})
