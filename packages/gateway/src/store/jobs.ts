import type { Db } from './database.ts'

export type JobKind =
  | 'challenge_expires'
  | 'setup_challenge_expires'
  | 'setup_expires'
  | 'hold_expires'
  | 'refund_succeeds'
  | 'refund_fails'
  | 'late_execution'
  | 'deliver_webhook'

/** A scheduled job. `subject` is the id of its subject, `label` the name for people. */
export type Job = {
  readonly id: number
  readonly merchantId: string
  readonly dueAt: number
  readonly kind: JobKind
  readonly subject: string
  readonly label: string
  readonly data: string | null
}

export type NewJob = Omit<Job, 'id' | 'data'> & { readonly data?: string }

const texts: Record<JobKind, (label: string) => string> = {
  challenge_expires: (label) => `The challenge of ${label} ends`,
  setup_challenge_expires: (label) => `The challenge of the card ${label} ends`,
  setup_expires: (label) => `The time to set up the card ${label} ends`,
  hold_expires: (label) => `The hold of ${label} ends`,
  refund_succeeds: (label) => `The pending refund of ${label} succeeds`,
  refund_fails: (label) => `The refund of ${label} fails`,
  late_execution: (label) => `The late request for ${label} is executed`,
  deliver_webhook: (label) => `The webhook ${label} is sent`,
}

export function jobText(job: Pick<Job, 'kind' | 'label'>): string {
  return texts[job.kind](job.label)
}

/** Schedules a job; one of the same kind and subject is rescheduled instead. */
export function scheduleJob(db: Db, job: NewJob): void {
  db.run(
    `INSERT INTO gw_jobs (merchant_id, due_at, kind, subject, label, data) VALUES (@merchantId, @dueAt, @kind, @subject, @label, @data)
     ON CONFLICT (merchant_id, kind, subject) DO UPDATE SET due_at = excluded.due_at, data = excluded.data, claimed = 0`,
    { ...job, data: job.data ?? null },
  )
}

export function cancelJob(db: Db, merchantId: string, kind: JobKind, subject: string): void {
  db.run('DELETE FROM gw_jobs WHERE merchant_id = @merchantId AND kind = @kind AND subject = @subject', {
    merchantId,
    kind,
    subject,
  })
}

const dueNow = 'j.claimed = 0 AND j.due_at <= coalesce(m.clock_frozen_at, @wallNow + m.clock_offset_ms)'

/**
 * Claims the earliest due job so that no other runner can; undefined when nothing is due. `merchantId` null means any.
 * A claimed job is finished by `deleteJob`; one left by a crash is freed at the next start.
 */
export function claimDueJob(
  db: Db,
  wallNow: number,
  merchantId: string | null,
  kind: JobKind | null = null,
): Job | undefined {
  return db.one<Job>(
    `UPDATE gw_jobs SET claimed = 1 WHERE id = (
       SELECT j.id FROM gw_jobs j JOIN gw_merchants m ON m.id = j.merchant_id
       WHERE ${dueNow} AND (@merchantId IS NULL OR j.merchant_id = @merchantId) AND (@kind IS NULL OR j.kind = @kind)
       ORDER BY j.due_at, j.id LIMIT 1)
     RETURNING *`,
    { wallNow, merchantId, kind },
  )
}

/** Removes a finished job, unless running it scheduled the same job again. */
export function deleteJob(db: Db, id: number): void {
  db.run('DELETE FROM gw_jobs WHERE id = @id AND claimed = 1', { id })
}

export function freeClaimedJobs(db: Db): void {
  db.run('UPDATE gw_jobs SET claimed = 0 WHERE claimed = 1')
}

/** The wall-clock instant of the next job; undefined when there is none or all clocks with jobs are frozen. */
export function nextJobAt(db: Db, wallNow: number): number | undefined {
  const row = db.one<{ readonly nextAt: number | null }>(
    `SELECT min(CASE WHEN m.clock_frozen_at IS NULL THEN j.due_at - m.clock_offset_ms ELSE @wallNow END) AS next_at
     FROM gw_jobs j JOIN gw_merchants m ON m.id = j.merchant_id
     WHERE j.claimed = 0 AND (m.clock_frozen_at IS NULL OR j.due_at <= m.clock_frozen_at)`,
    { wallNow },
  )
  return row?.nextAt ?? undefined
}

export function listJobs(db: Db, merchantId: string): readonly Job[] {
  return db.all<Job>('SELECT * FROM gw_jobs WHERE merchant_id = @merchantId ORDER BY due_at, id', { merchantId })
}
