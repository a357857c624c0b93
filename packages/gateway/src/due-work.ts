import { momentOf, type Deps } from './deps.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { end, failRefund, succeedRefund } from './engine/instructions.ts'
import type { Moment } from './engine/moment.ts'
import { endSetupChallenge, expireSetup } from './engine/setups.ts'
import { executeLate } from './http/server-call.ts'
import { claimDueJob, deleteJob, freeClaimedJobs, jobText, type Job, type JobKind } from './store/jobs.ts'
import { findMerchant } from './store/merchants.ts'
import { findTransaction } from './store/transactions.ts'

/** Jobs that are being run in this process, by merchant. */
const underWay = new WeakMap<Deps['db'], Map<string, Set<Promise<void>>>>()

/**
 * Runs what is due, each job at its own instant, earliest first, until nothing is left; answers one sentence per job.
 * Two runners may work at once: a job belongs to the one that claimed it, and one that throws waits for the next start.
 * A run of all that is due of one merchant, as its clock is moved, waits for what others have begun of it. `kind` limits
 * the run to one kind of job.
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

/** Whoever begins something meanwhile is waited for too: nothing is under way when this is done. */
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

/** After a crash: what was claimed is due again. A webhook may so be sent twice, never lost. */
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
