import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { preparedOnce, type Db, type Queries } from './open'
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

const dueJob = preparedOnce((db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.dueAt, sql.placeholder('now')))
    .limit(1)
    .prepare(),
)

/** Is anything due? */
export const isAnyDue = (db: Db, now: number): boolean => dueJob(db).get({ now }) !== undefined

/** Takes the earliest due job off the list. */
export function takeDue(db: Queries, now: number): JobRow | undefined {
  const due = db.select().from(jobs).where(lte(jobs.dueAt, now)).orderBy(asc(jobs.dueAt), asc(jobs.id)).limit(1).get()
  if (due) db.delete(jobs).where(eq(jobs.id, due.id)).run()
  return due
}
