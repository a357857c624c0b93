import { hour, minute } from '@touchline/clock'
import { describeError } from '@touchline/serving'
import type { Deps } from '../../deps.ts'
import type { Job, JobHandler } from './job.ts'

export type RanJob = Job & { readonly what: string }

const longestDelay = hour

/** The delay after the n-th failure of a job. */
function delayAfter(attempts: number): number {
  return Math.min(longestDelay, minute * 2 ** attempts)
}

/** A job that is woken again and again is due a millisecond later each time: a clock that stands still never gets there. */
export const wakeMs = 100

export type JobRun = {
  readonly handlers: readonly JobHandler[]
  /** The sandbox with its clock at an instant. */
  readonly at: (instant: number) => Deps
  readonly until: number
  /** Runs what is due that much later as well, in milliseconds. */
  readonly early?: number
  /** Called before each job, to bring others (the gateway) to the same time. */
  readonly beforeEach?: (job: Job, handler: JobHandler) => Promise<void>
}

/**
 * Runs the jobs due by `until`, one by one, in order and each at its own time; answers what ran. A job that throws, or
 * has no handler, is retried later, so that one broken row blocks nothing else.
 */
export async function runDueJobs({ handlers, at, until, early = 0, beforeEach }: JobRun): Promise<readonly RanJob[]> {
  const ran: RanJob[] = []
  const { store, log, sandbox } = at(until)
  for (;;) {
    const job = await store.read((reads) => reads.jobs.first())
    if (!job || job.dueAt > until + early) return ran
    try {
      const handler = handlers.find(({ kind }) => kind === job.kind)
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
      const what = await store.read((reads) => handler.describe(reads, job.subject))
      await beforeEach?.(job, handler)
      await handler.run(at(job.dueAt), job.subject)
      await store.write((tx) => tx.jobs.finish(job))
      ran.push({ kind: job.kind, subject: job.subject, dueAt: job.dueAt, what })
    } catch (error) {
      log('error', 'job failed', { sandbox, kind: job.kind, attempts: job.attempts, ...describeError(error) })
      await store.write((tx) => tx.jobs.postpone({ ...job, later: job.dueAt + delayAfter(job.attempts) }))
    }
  }
}
