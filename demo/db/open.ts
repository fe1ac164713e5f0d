import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import Libsql from 'libsql'
import { migrations } from './migrations'

type Schema = Record<string, never>

/** The database, with synchronous queries. */
export type Db = BaseSQLiteDatabase<'sync', Libsql.RunResult, Schema>

/** The database or a transaction in it. */
export type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'run'>

/**
 * A commit waits until the log is on the disk (FULL), so neither a killed process nor a power cut loses an answered
 * change. `busy_timeout` waits while another process has the file locked.
 */
const SAFETY = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000']

function migrate(client: Libsql.Database): void {
  const row = client.prepare('PRAGMA user_version').get() as { user_version: number }
  for (const [index, step] of migrations.entries()) {
    if (index < row.user_version) continue
    client.exec(`BEGIN; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`)
  }
}

/** Opens or creates the database. ":memory:" keeps it in memory. */
export function openDb(path: string): Db {
  const client = new Libsql(path)
  for (const setting of SAFETY) client.pragma(setting)
  migrate(client)
  // libsql answers to better-sqlite3's interface. Drizzle's driver module would import the better-sqlite3 package
  // itself, which is not installed, so its session is used directly.
  const dialect = new SQLiteSyncDialect()
  return new BaseSQLiteDatabase(
    'sync',
    dialect,
    new BetterSQLiteSession<Schema, Schema>(client, dialect, undefined),
    undefined,
  )
}

/** A statement that runs with most calls, prepared once per database, because preparing takes longer than running. */
export function preparedOnce<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = statements.get(db) ?? prepare(db)
    statements.set(db, statement)
    return statement
  }
}
