import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../store/port.ts'
import { prepared } from '../store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { Job } from './job.ts'

const ph = sql.placeholder

export function createJobReads(db: ReadDb, { jobs }: Schema) {
  const first = prepared(() =>
    db.select().from(jobs).orderBy(asc(jobs.dueAt), asc(jobs.kind), asc(jobs.subject)).limit(1).prepare('jobs_first'),
  )
  const page = prepared(() =>
    db
      .select()
      .from(jobs)
      .orderBy(asc(jobs.dueAt), asc(jobs.kind), asc(jobs.subject))
      .limit(ph('limit'))
      .offset(ph('offset'))
      .prepare('jobs_page'),
  )
  const total = prepared(() => db.select({ total: count() }).from(jobs).prepare('jobs_total'))
  const bySubject = prepared(() =>
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, ph('kind')), eq(jobs.subject, ph('subject'))))
      .prepare('jobs_by_subject'),
  )
  return {
    /** The job that is due first, whenever that is. */
    first: async () => (await first())[0],
    list: (limit: number, offset: number) => page({ limit, offset }),
    count: async () => (await total())[0]?.total ?? 0,
    find: async (kind: string, subject: string) => (await bySubject({ kind, subject }))[0],
  }
}

export function createJobWrites(db: Db, { jobs }: Schema) {
  const upsert = prepared(() =>
    db
      .insert(jobs)
      .values({ kind: ph('kind'), subject: ph('subject'), dueAt: ph('dueAt'), attempts: 0 })
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.subject],
        set: { dueAt: sql`excluded.due_at`, attempts: sql`excluded.attempts` },
      })
      .prepare('jobs_put'),
  )
  const wake = prepared(() =>
    db
      .insert(jobs)
      .values({ kind: ph('kind'), subject: ph('subject'), dueAt: ph('dueAt'), attempts: 0 })
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.subject],
        set: {
          dueAt: sql`case when excluded.due_at > ${jobs.dueAt} then excluded.due_at else ${jobs.dueAt} + 1 end`,
          attempts: sql`excluded.attempts`,
        },
      })
      .prepare('jobs_wake'),
  )
  const remove = prepared(() =>
    db
      .delete(jobs)
      .where(and(eq(jobs.kind, ph('kind')), eq(jobs.subject, ph('subject'))))
      .prepare('jobs_remove'),
  )
  const finish = prepared(() =>
    db
      .delete(jobs)
      .where(and(eq(jobs.kind, ph('kind')), eq(jobs.subject, ph('subject')), lte(jobs.dueAt, ph('dueAt'))))
      .prepare('jobs_finish'),
  )
  const postpone = prepared(() =>
    db
      .update(jobs)
      .set({ dueAt: sql`${ph('later')}`, attempts: sql`${jobs.attempts} + 1` })
      .where(and(eq(jobs.kind, ph('kind')), eq(jobs.subject, ph('subject')), eq(jobs.dueAt, ph('dueAt'))))
      .prepare('jobs_postpone'),
  )
  return {
    /** Sets when a job is due; one row per kind and subject, the last word counts. */
    put: async (job: Job) => {
      await upsert({ ...job })
    },
    /**
     * Makes a job due that may be running at this moment: it runs once more after that, because what it has to see may
     * be too late for the run under way.
     */
    wake: async (job: Job) => {
      await wake({ ...job })
    },
    remove: async (kind: string, subject: string) => {
      await remove({ kind, subject })
    },
    /** Takes a job off the list unless it has been put off meanwhile. */
    finish: async (job: Job) => {
      await finish({ kind: job.kind, subject: job.subject, dueAt: job.dueAt })
    },
    postpone: async (job: Job, later: number) => {
      await postpone({ kind: job.kind, subject: job.subject, dueAt: job.dueAt, later })
    },
  }
}
