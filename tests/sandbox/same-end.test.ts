import { addItems, applyCredit, extendHold, joinWaitlist, listOccurrences } from '@touchline/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCourse, basketOf } from '../support/basket.ts'
import { type Dump, openDumpingStores } from '../support/dumping-stores.ts'
import { hostOfFile } from '../support/host.ts'
import { alone } from '../places/attempts.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const dumping = openDumpingStores()
const host = hostOfFile(() => ({ stores: async () => dumping.stores }))
const minutesInMonth = 30 * 24 * 60

/** The next session of a name, that staff of any venue see. */
async function nextOf(ellie: Person, name: string, from: string): Promise<string> {
  const startsBefore = new Date(Date.parse(from) + 5 * 24 * 3_600_000).toISOString()
  const query = { source: 'foh', starts_after: from, starts_before: startsBefore, per_page: 100 } as const
  for (let page = 1; ; page++) {
    const { data } = await ellie.call(listOccurrences, { query: { ...query, page } })
    const found = data.find((one) => one.name === name)
    if (found) return found.id
    if (data.length === 0) throw new Error(`there is no ${name}`)
  }
}

/**
 * A sandbox with many jobs to come: holds that expire at different times, one extended; reserved credit; expiring
 * offers; an automatic booking when a hold expires; and waitlists that close.
 */
async function busySandbox(at: string) {
  const platform = await startPlatform({ host: await host(), at })
  const [amina, ben, carys] = [await platform.as('amina'), await platform.as('ben'), await platform.as('carys')]
  const ellie = await platform.as('ellie')
  const [walk, lunch] = [await nextOf(ellie, 'Harbour walk', at), await nextOf(ellie, 'Lunchtime HIIT', at)]
  await addCourse(amina, 'badminton-from-scratch')
  await addCourse(amina, 'badminton-from-scratch', 9)
  const credits = [{ type: 'general', amount: 1500 } as const]
  await amina.call(applyCredit, { body: { source: 'activity-booking', credits } })
  await platform.advance('PT4M')
  await addCourse(ben, 'pilates-foundations')
  // The last place of the walk.
  await ben.call(addItems, { params: basketOf(ben.id), body: { items: [alone(walk)] } })
  await amina.call(joinWaitlist, { params: { occurrenceId: walk }, body: { data: { user_id: amina.id, terms: true } } })
  await carys.call(joinWaitlist, { params: { occurrenceId: lunch }, body: { data: { user_id: carys.id } } })
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

/** Uuids, and the UIDs of calendar entries, which are made of an order's uuid. */
const uuids = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32}@touchline/g

/** A content in which ids that were drawn at random after the start have no name. */
function withoutNewUuids(content: Dump, known: ReadonlySet<string>): Dump {
  const named = (row: string) => row.replaceAll(uuids, (uuid) => (known.has(uuid) ? uuid : 'a new one'))
  return Object.fromEntries(Object.entries(content).map(([table, rows]) => [table, rows.map(named).toSorted()]))
}

const starts = [
  { what: 'of spring', at: '2026-04-07T09:00:00Z', walks: 8 },
  { what: 'in which clocks go forward', at: '2026-03-16T09:00:00Z', walks: 3 },
  { what: 'in which clocks go back', at: '2026-10-12T09:00:00Z', walks: 3 },
  { what: 'around 29 February', at: '2028-02-14T09:00:00Z', walks: 3 },
] as const

test.each(starts)('thirty days $what in one step end like thirty days in any steps', async ({ at, walks }) => {
  const { sandbox, host: server } = await busySandbox(at)
  const { dump } = dumping
  const known = new Set(JSON.stringify(await dump(sandbox)).match(uuids))
  let forks = 0

  /** The content of a copy of the sandbox after thirty days, and what happened in them. */
  async function after(steps: readonly number[]) {
    const copy = `${sandbox}-${++forks}`
    await server.sandboxes.fork(sandbox, copy)
    const ran: string[] = []
    for (const step of steps) {
      const moved = await server.sandboxes.moveClock(copy, { advance: `PT${step}M` })
      const own = moved.ran.filter(({ kind }) => kind !== 'gateway')
      ran.push(...own.map(({ kind, what, dueAt }) => `${dueAt} ${kind}: ${what}`))
    }
    const content = withoutNewUuids(await dump(copy), known)
    await server.sandboxes.delete(copy)
    return { content, ran }
  }

  const atOnce = await after([minutesInMonth])
  const kinds = atOnce.ran.map((one) => one.split(' ')[1]?.replace(':', ''))
  // What is booked automatically may begin too soon for a reminder.
  expect(new Set(kinds.filter((kind) => kind !== 'booking-reminder'))).toEqual(
    new Set(['hold-expiry', 'waitlist-places', 'waitlist-offer', 'waitlist-book', 'waitlist-close']),
  )
  // Credit of the seed lasts longer, and what people of the seed wait for begins later.
  const due = atOnce.content['jobs']?.filter((job) => !/credit-expiry|waitlist-close/.test(job))
  expect(due).toEqual([])
  expect(await after(Array.from({ length: 30 }, () => minutesInMonth / 30))).toEqual(atOnce)
  const cuts = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: minutesInMonth }))
  await fc.assert(
    fc.asyncProperty(fc.array(cuts, { maxLength: 12 }), async (marks) => {
      expect(await after(lengths(marks))).toEqual(atOnce)
    }),
    { seed: 2026, numRuns: walks },
  )
})
