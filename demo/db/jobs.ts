import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db, Queries } from './open'
import { jobs, type JobRow } from './schema'

/** What a job is for. */
export type JobKind = JobRow['kind']

/** Plans a job; call it in the transaction of the change that causes it. */
export function plan(db: Queries, kind: JobKind, subject: number | string, dueAt: number): void {
  db.insert(jobs)
    .values({ kind, subject: String(subject), dueAt })
    .run()
}

/** Forgets the planned jobs of one kind about something. */
export function unplan(db: Queries, kind: JobKind, subject: number | string): void {
  db.delete(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.subject, String(subject))))
    .run()
}

const findDue = (db: Db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.dueAt, sql.placeholder('now')))
    .limit(1)
    .prepare()

/** Runs before every call, so the statement is prepared once per database. */
const prepared = new WeakMap<Db, ReturnType<typeof findDue>>()

/** Is anything due? */
export function isAnyDue(db: Db, now: number): boolean {
  const statement = prepared.get(db) ?? findDue(db)
  prepared.set(db, statement)
  return statement.get({ now }) !== undefined
}

/** Takes the earliest due job off the list. */
export function takeDue(db: Queries, now: number): JobRow | undefined {
  const due = db.select().from(jobs).where(lte(jobs.dueAt, now)).orderBy(asc(jobs.dueAt), asc(jobs.id)).limit(1).get()
  if (due) db.delete(jobs).where(eq(jobs.id, due.id)).run()
  return due
}
