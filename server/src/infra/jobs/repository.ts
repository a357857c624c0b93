import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import type { Schema } from '../../schema.ts'
import type { Db, ReadDb } from '../store/port.ts'
import { type Given, many, one, perform, queries, total } from '../store/queries.ts'
import type { Job } from './job.ts'

type JobKey = Pick<Job, 'kind' | 'subject'>

export function createJobReads(db: ReadDb, { jobs }: Schema) {
  const inOrder = [asc(jobs.dueAt), asc(jobs.kind), asc(jobs.subject)]
  return queries('jobs', db, {
    /** The next due job, whenever that is. */
    first: one(() =>
      db
        .select()
        .from(jobs)
        .orderBy(...inOrder)
        .limit(1),
    ),
    page: many(($: Given<{ limit: number; offset: number }>) =>
      db
        .select()
        .from(jobs)
        .orderBy(...inOrder)
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(() => db.select({ total: count() }).from(jobs)),
    /** How many are due by an instant. */
    due: total(($: Given<{ by: number }>) => db.select({ total: count() }).from(jobs).where(lte(jobs.dueAt, $.by))),
    /** The subjects of jobs of one kind. */
    subjectsOf: many(($: Given<{ kind: string }>) =>
      db.select({ subject: jobs.subject }).from(jobs).where(eq(jobs.kind, $.kind)),
    ),
    find: one(($: Given<JobKey>) =>
      db
        .select()
        .from(jobs)
        .where(and(eq(jobs.kind, $.kind), eq(jobs.subject, $.subject))),
    ),
  })
}

export function createJobWrites(db: Db, { jobs }: Schema) {
  const same = ($: Given<JobKey>) => and(eq(jobs.kind, $.kind), eq(jobs.subject, $.subject))
  const fresh = ($: Given<Job>) => ({ kind: $.kind, subject: $.subject, dueAt: $.dueAt, attempts: 0 })
  const key = [jobs.kind, jobs.subject]
  const attempts = sql`excluded.attempts`
  return queries('jobs', db, {
    /** Sets when a job is due: one row per kind and subject, the last call wins. */
    put: perform(($: Given<Job>) =>
      db
        .insert(jobs)
        .values(fresh($))
        .onConflictDoUpdate({ target: key, set: { dueAt: sql`excluded.due_at`, attempts } }),
    ),
    /**
     * Makes a job due that may be running: it runs once more afterwards, because the present run may be too early to
     * see the change.
     */
    wake: perform(($: Given<Job>) =>
      db
        .insert(jobs)
        .values(fresh($))
        .onConflictDoUpdate({
          target: key,
          set: {
            dueAt: sql`case when excluded.due_at > ${jobs.dueAt} then excluded.due_at else ${jobs.dueAt} + 1 end`,
            attempts,
          },
        }),
    ),
    remove: perform(($: Given<JobKey>) => db.delete(jobs).where(same($))),
    /** Removes a finished job, unless it was rescheduled meanwhile. */
    finish: perform(($: Given<Job>) => db.delete(jobs).where(and(same($), lte(jobs.dueAt, $.dueAt)))),
    postpone: perform(($: Given<Job & { later: number }>) =>
      db
        .update(jobs)
        .set({ dueAt: $.later, attempts: sql`${jobs.attempts} + 1` })
        .where(and(same($), eq(jobs.dueAt, $.dueAt))),
    ),
  })
}
