import { fixedClock, minute } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { type JobHandler, runDueJobs } from '../../server/src/infra/jobs/index.ts'
import { startPlatform } from '../support/platform.ts'

const handlerOf = (kind: string, parts: Partial<JobHandler> = {}): JobHandler => ({
  kind,
  describe: async () => kind,
  run: async () => {},
  ...parts,
})

const broken = () => Promise.reject(new Error('broken'))

/** Two jobs are due, `bad` before `good`. */
async function runBoth(bad: readonly JobHandler[], beforeEach?: (kind: string) => Promise<void>) {
  const { host, sandbox } = await startPlatform()
  const deps = await host.sandboxes.open(sandbox)
  const [due, logged] = [deps.clock.now(), [] as string[]]
  await deps.store.write(async (tx) => {
    await tx.jobs.put({ kind: 'bad', subject: '1', dueAt: due - 2 })
    await tx.jobs.put({ kind: 'good', subject: '1', dueAt: due - 1 })
  })
  const ran = await runDueJobs({
    handlers: [...bad, handlerOf('good')],
    at: (instant) => ({ ...deps, clock: fixedClock(instant), log: (_level, event) => logged.push(event) }),
    until: due,
    ...(beforeEach ? { beforeEach: ({ kind }) => beforeEach(kind) } : {}),
  })
  const left = await deps.store.read((reads) => reads.jobs.find({ kind: 'bad', subject: '1' }))
  return { ran: ran.map(({ kind }) => kind), logged, postponedBy: (left?.dueAt ?? 0) - (due - 2) }
}

describe('a job that cannot be run is put off and holds up nothing else', () => {
  test.each<[string, readonly JobHandler[]]>([
    ['its kind is not known', []],
    ['it cannot be described', [handlerOf('bad', { describe: broken })]],
    ['it fails', [handlerOf('bad', { run: broken })]],
  ])('because %s', async (_why, bad) => {
    expect(await runBoth(bad)).toEqual({ ran: ['good'], logged: ['job failed'], postponedBy: minute })
  })

  test('because others cannot be brought to its time', async () => {
    const beforeEach = async (kind: string) => (kind === 'bad' ? broken() : undefined)
    const outcome = await runBoth([handlerOf('bad')], beforeEach)
    expect(outcome).toEqual({ ran: ['good'], logged: ['job failed'], postponedBy: minute })
  })
})
