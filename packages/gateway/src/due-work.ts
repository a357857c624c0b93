import { momentOf, type Deps } from './deps.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { end, failRefund, succeedRefund } from './engine/instructions.ts'
import type { Moment } from './engine/moment.ts'
import { endSetupChallenge, expireSetup } from './engine/setups.ts'
import { executeLate } from './http/server-call.ts'
import { claimDueJob, deleteJob, freeClaimedJobs, jobText, type Job, type JobKind } from './store/jobs.ts'
import { findMerchant } from './store/merchants.ts'
import { findTransaction } from './store/transactions.ts'

/** Running jobs of this process, by merchant. */
const underWay = new WeakMap<Deps['db'], Map<string, Set<Promise<void>>>>()

/**
 * Runs due jobs, each at its own instant, earliest first, until none is left; returns one sentence per job. Two runners
 * may work at once: a job belongs to the runner that claimed it, and a failed one waits for the next start. A run of
 * all jobs of a merchant, as its clock moves, waits for jobs that other runners have begun. `kind` limits the run to
 * one kind of job.
 */
export async function runDueWork(
  deps: Deps,
  merchantId: string | null,
  kind: JobKind | null = null,
): Promise<readonly string[]> {
  const ran: string[] = []
  for (;;) {
    if (merchantId !== null && kind === null) await whatOthersRun(deps, merchantId)
    const job = deps.db.write(() => claimDueJob(deps.db, deps.wallClock.now(), merchantId, kind))
    if (!job) return ran
    await noted(deps, job, runJob(deps, job))
    deleteJob(deps.db, job.id)
    ran.push(jobText(job))
  }
}

/** Also waits for jobs that begin meanwhile: none is running afterwards. */
async function whatOthersRun({ db }: Deps, merchantId: string): Promise<void> {
  const jobs = () => underWay.get(db)?.get(merchantId) ?? new Set()
  while (jobs().size > 0) await Promise.allSettled(jobs())
}

async function noted({ db }: Deps, { merchantId }: Job, work: Promise<void>): Promise<void> {
  const merchants = underWay.get(db) ?? new Map<string, Set<Promise<void>>>()
  underWay.set(db, merchants)
  const own = merchants.get(merchantId) ?? new Set()
  merchants.set(merchantId, own.add(work))
  try {
    await work
  } finally {
    own.delete(work)
    if (own.size === 0) merchants.delete(merchantId)
  }
}

/** After a crash claimed jobs are due again. A webhook can be sent twice, never lost. */
export function recoverDueWork(deps: Deps): void {
  freeClaimedJobs(deps.db)
}

async function runJob(deps: Deps, job: Job): Promise<void> {
  const merchant = findMerchant(deps.db, job.merchantId)
  if (!merchant) return
  const moment = momentOf(deps, merchant, { now: job.dueAt })
  if (job.kind === 'deliver_webhook') return deliverWebhook(deps, moment, Number(job.subject))
  deps.db.write(() => runTimedChange(deps, moment, job))
}

function runTimedChange(deps: Deps, moment: Moment, job: Job): void {
  switch (job.kind) {
    case 'challenge_expires':
    case 'hold_expires':
      return expire(moment, job)
    case 'setup_challenge_expires':
      return endSetupChallenge(moment, job.subject)
    case 'setup_expires':
      return expireSetup(moment, job.subject)
    case 'refund_succeeds':
      return succeedRefund(moment, job.subject)
    case 'refund_fails':
      return failRefund(moment, job.subject)
    case 'late_execution':
      return executeLate(deps, moment, job)
    case 'deliver_webhook':
      return
  }
}

function expire(moment: Moment, job: Job): void {
  const transaction = findTransaction(moment.db, moment.merchant.id, job.subject)
  const waits = job.kind === 'challenge_expires' ? 'challenge_required' : 'authorised'
  if (transaction?.state === waits) end(moment, transaction, 'expired')
}
