import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'libsql'
import type { KeyValueStore } from './key-value'

/**
 * How long a write waits for those of other processes, and the pause between its tries, in ms. SQLite waits by itself
 * only while the store is opened, because nothing else of this process goes on meanwhile.
 */
const busy = { ms: 2000, pause: 20 }

/** A commit waits for the disk, so that a killed process loses nothing. */
const settings = [`busy_timeout = ${busy.ms}`, 'journal_mode = WAL', 'synchronous = FULL']
const table = 'create table if not exists entries (key text primary key, value text not null, until integer not null)'

const sql = {
  get: 'select value from entries where key = ? and until > ?',
  set: `insert into entries values (?, ?, ?)
    on conflict (key) do update set value = excluded.value, until = excluded.until`,
  swap: 'update entries set value = ?, until = ? where key = ? and value = ? and until > ?',
  claim: `insert into entries values (?, ?, ?)
    on conflict (key) do update set value = excluded.value, until = excluded.until where entries.until <= ?`,
  release: 'delete from entries where key = ? and value = ?',
  setHeld: `insert into entries select ?, ?, ?
    where exists (select 1 from entries where key = ? and value = ? and until > ?)
    on conflict (key) do update set value = excluded.value, until = excluded.until`,
  sweep: 'delete from entries where until <= ?',
}

/** How often expired entries are deleted: once in this many writes. */
const sweepEvery = 500

/**
 * Keeps values in a SQLite file, ':memory:' for none; several processes of one machine may share it. A folder that
 * is created for it is open to its user alone. `now` is the clock for the expiry of entries, in milliseconds. Throws
 * when the file cannot be opened or written.
 */
export function diskStore(file: string, now = () => Date.now()): KeyValueStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file)
  for (const setting of settings) database.pragma(setting)
  database.exec(table)
  const statements = Object.fromEntries(Object.entries(sql).map(([name, text]) => [name, database.prepare(text)])) as {
    [Name in keyof typeof sql]: Database.Statement
  }
  statements.sweep.run(now())
  database.pragma('busy_timeout = 0')
  let writes = 0
  const run = async (name: keyof typeof sql, ...values: (string | number)[]) => {
    for (const started = performance.now(); ; await wait(busy.pause)) {
      try {
        return statements[name].run(...values).changes > 0
      } catch (error) {
        if (!isBusy(error) || performance.now() - started > busy.ms) throw error
      }
    }
  }
  const write: typeof run = async (...what) => {
    if (++writes % sweepEvery === 0) await run('sweep', now())
    return run(...what)
  }
  return {
    async get(key) {
      const row = statements.get.get(key, now()) as { value: string } | undefined
      return row && JSON.parse(row.value)
    },
    async set(key, value, ttlMs) {
      await write('set', key, JSON.stringify(value), now() + ttlMs)
    },
    swap: async (key, before, after, ttlMs) =>
      before === undefined
        ? write('claim', key, JSON.stringify(after), now() + ttlMs, now())
        : write('swap', JSON.stringify(after), now() + ttlMs, key, JSON.stringify(before), now()),
    async release(lock, holder) {
      await write('release', lock, JSON.stringify(holder))
    },
    setHeld: async (lock, holder, key, value, ttlMs) =>
      write('setHeld', key, JSON.stringify(value), now() + ttlMs, lock, JSON.stringify(holder), now()),
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
