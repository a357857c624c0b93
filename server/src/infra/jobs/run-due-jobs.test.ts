import { fixedClock, minute } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import type { Deps, Log } from '../../deps.ts'
import { openMemoryStores } from '../../stores.ts'
import type { JobHandler } from './job.ts'
import { runDueJobs } from './run-due-jobs.ts'

const due = Date.parse('2026-04-07T09:00:00Z')

const handlerOf = (kind: string, parts: Partial<JobHandler> = {}): JobHandler => ({
  kind,
  describe: async () => kind,
  run: async () => {},
  ...parts,
})

const broken = () => Promise.reject(new Error('broken'))

/** Two due jobs, `bad` before `good`. */
async function runBoth(bad: readonly JobHandler[], beforeEach?: (kind: string) => Promise<void>) {
  const { databases } = openMemoryStores()
  await databases.makeTemplate('empty', async () => {})
  await databases.createFrom('empty', 'jobs')
  const store = await databases.open('jobs')
  await store.write(async (tx) => {
    await tx.jobs.put({ kind: 'bad', subject: '1', dueAt: due })
    await tx.jobs.put({ kind: 'good', subject: '1', dueAt: due + 1 })
  })
  const logged: string[] = []
  const log: Log = (_level, event) => void logged.push(event)
  const ran = await runDueJobs({
    handlers: [...bad, handlerOf('good')],
    // These handlers use no other dependency.
    at: (instant) => ({ store, clock: fixedClock(instant), log }) as Partial<Deps> as Deps,
    until: due + 1,
    ...(beforeEach ? { beforeEach: ({ kind }) => beforeEach(kind) } : {}),
  })
  const left = await store.read((reads) => reads.jobs.page({ limit: 10, offset: 0 }))
  return { ran: ran.map(({ kind }) => kind), logged, left: left.map(({ kind, dueAt }) => [kind, dueAt]) }
}

const putOff = { ran: ['good'], logged: ['job failed'], left: [['bad', due + minute]] }

describe('a job that cannot run is postponed and delays no other', () => {
  test.each<[string, readonly JobHandler[]]>([
    ['its kind is not known', []],
    ['it cannot be described', [handlerOf('bad', { describe: broken })]],
    ['it fails', [handlerOf('bad', { run: broken })]],
  ])('because %s', async (_why, bad) => {
    expect(await runBoth(bad)).toEqual(putOff)
  })

  test('because the gateway’s clock cannot be moved', async () => {
    const beforeEach = async (kind: string) => (kind === 'bad' ? broken() : undefined)
    expect(await runBoth([handlerOf('bad')], beforeEach)).toEqual(putOff)
  })
})
