import { type JobHandler, type RanJob, runDueJobs } from '../jobs/index.ts'
import type { Runtime } from './runtime.ts'

type CatchUp = {
  readonly runtime: Runtime
  readonly handlers: readonly JobHandler[]
  /** The instant to reach. */
  readonly target: number
  /** Calls the gateway; an unreachable one stops nothing. */
  readonly tell: (work: () => Promise<unknown>) => Promise<void>
}

/** The gateway's work at a new time may schedule jobs, whose effects the gateway may see in turn. */
const mostRounds = 3

/** Brings a sandbox to an instant: everything due happens at its time, at the gateway too. */
export async function catchUp({ runtime, handlers, target, tell }: CatchUp): Promise<readonly RanJob[]> {
  const { sandbox, gateway } = runtime.deps
  const ran: RanJob[] = []
  const push = (instant: number) =>
    tell(async () => {
      for (const what of (await gateway.controls?.pushClock({ frozen_at: instant })) ?? []) {
        ran.push({ kind: 'gateway', subject: sandbox, dueAt: instant, what })
      }
    })
  for (let round = 0; round < mostRounds; round++) {
    const jobs = await runDueJobs({
      handlers,
      at: runtime.at,
      until: target,
      beforeEach: ({ dueAt }, { asksGateway }) => (asksGateway ? push(dueAt) : Promise.resolve()),
    })
    ran.push(...jobs)
    await push(target)
    if (round > 0 && jobs.length === 0) break
  }
  return ran
}
