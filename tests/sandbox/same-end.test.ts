import { applyCredit, extendHold } from '@touchline/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCourse, basketOf } from '../support/basket.ts'
import { openDumpingStores } from '../support/dumping-stores.ts'
import { hostOfFile } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'

const dumping = openDumpingStores()
const host = hostOfFile(() => ({ stores: async () => dumping.stores }))
const minutesInMonth = 30 * 24 * 60

/** A sandbox in which much is about to happen: baskets with holds that end at different times, one of them extended, credit set aside. */
async function busySandbox() {
  const platform = await startPlatform({ host: await host() })
  const [amina, ben, carys] = [await platform.as('amina'), await platform.as('ben'), await platform.as('carys')]
  await addCourse(amina, 'badminton-from-scratch')
  await addCourse(amina, 'badminton-from-scratch', 9)
  const credits = [{ type: 'general', amount: 1500 } as const]
  await amina.call(applyCredit, { body: { source: 'activity-booking', credits } })
  await platform.advance('PT4M')
  await addCourse(ben, 'pilates-foundations')
  await ben.call(extendHold, { params: basketOf(ben.id), query: {} })
  await platform.advance('PT7M')
  await addCourse(carys, 'pilates-foundations')
  return platform
}

/** Lengths in minutes, that together are thirty days. */
function lengths(cuts: readonly number[]): readonly number[] {
  const marks = [0, ...cuts.toSorted((a, b) => a - b), minutesInMonth]
  return marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))
}

test('thirty days in one step end like thirty days in any steps', async () => {
  const { sandbox, host: server } = await busySandbox()
  const { dump } = dumping
  let forks = 0

  /** The content of a copy of the sandbox after thirty days, and what happened in them. */
  async function after(steps: readonly number[]) {
    const copy = `${sandbox}-${++forks}`
    await server.sandboxes.fork(sandbox, copy)
    const ran: string[] = []
    for (const step of steps) {
      const moved = await server.sandboxes.moveClock(copy, { advance: `PT${step}M` })
      ran.push(...moved.ran.filter(({ kind }) => kind !== 'gateway').map(({ what, dueAt }) => `${dueAt} ${what}`))
    }
    const content = await dump(copy)
    await server.sandboxes.delete(copy)
    return { content, ran }
  }

  const atOnce = await after([minutesInMonth])
  // Three holds, and the offer that somebody of the seed has, with what it frees.
  expect(atOnce.ran).toHaveLength(5)
  // Credit of the seed lasts longer, and what people of the seed wait for begins later.
  const due = atOnce.content['jobs']?.filter((job) => !/credit-expiry|waitlist-close/.test(job))
  expect(due).toEqual([])
  expect(await after(Array.from({ length: 30 }, () => minutesInMonth / 30))).toEqual(atOnce)
  const cuts = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: minutesInMonth }))
  await fc.assert(
    fc.asyncProperty(fc.array(cuts, { maxLength: 12 }), async (marks) => {
      expect(await after(lengths(marks))).toEqual(atOnce)
    }),
    { seed: 2026, numRuns: 12 },
  )
})
