import {
  addItems,
  cancelBooking,
  clearCart,
  joinWaitlist,
  leaveWaitlist,
  listBookings,
  listWaitlistMembers,
  readCart,
  readOccurrence,
  updateOccurrence,
  type WaitlistEntry,
} from '@touchline/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { type Person, Refusal } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { engine } from '../support/test-stores.ts'

const host = hostOfSeed(seedWithRaces)

// The seed is written once, and not in the time of the first walk.
beforeAll(async () => {
  const { sandboxes } = await host()
  await sandboxes.create('first', { at: Date.parse('2026-04-07T09:00:00Z') })
  await sandboxes.delete('first')
})

type Mode = keyof typeof ids.groups
const modes: readonly Mode[] = ['offer', 'notify_all', 'book']
const peopleCount = 5

type Step = {
  readonly act: 'take' | 'order' | 'give back' | 'cancel' | 'join' | 'leave' | 'change places' | 'wait'
  readonly who: number
  readonly count: number
  readonly agreed: boolean
}

const counts = fc.integer({ min: 1, max: 3 })
const steps = fc.record<Step>({
  act: fc.constantFrom(
    ...(['take', 'take', 'order', 'give back', 'give back', 'cancel', 'join', 'join'] as const),
    ...(['leave', 'change places', 'wait'] as const),
  ),
  who: fc.nat({ max: peopleCount - 1 }),
  count: counts,
  agreed: fc.boolean(),
})

/** Two have all the places, one of them for good, and the others wait. */
const beginnings = fc
  .tuple(counts, fc.array(fc.tuple(counts, fc.boolean()), { minLength: 3, maxLength: 3 }))
  .map(([taken, waiting]): readonly Step[] => {
    const agreed = false
    return [
      { act: 'take', who: 0, count: taken, agreed },
      { act: 'order', who: 0, count: taken, agreed },
      { act: 'take', who: 1, count: 4 - taken, agreed },
      ...waiting.map(([count, isAgreed], index) => ({ act: 'join' as const, who: index + 2, count, agreed: isAgreed })),
    ]
  })

const walks = fc
  .tuple(beginnings, fc.array(steps, { minLength: 8, maxLength: 16 }))
  .map(([beginning, rest]) => [...beginning, ...rest])

/** A person waiting or with an offer, with the order of joining. */
type Seen = { readonly entry: WaitlistEntry; readonly joined: number }

async function stage(mode: Mode) {
  const platform = await startPlatform({ host: await host() })
  const people = await customersOf(platform, peopleCount)
  const ellie = await platform.as('ellie')
  const deps = await platform.host.sandboxes.open(platform.sandbox)
  const { occurrence: occurrenceId, ticket } = ids.groups[mode]
  const params = { occurrenceId }
  /** Ids of the entries, in the order in which people joined. */
  const joined: number[] = []

  const acts: Readonly<Record<Step['act'], (person: Person, step: Step) => Promise<unknown>>> = {
    take: (person, { count }) => {
      const item = { purchasable_type: 'activityTicket', purchasable_id: ticket, quantity: count } as const
      return person.call(addItems, { params: basketOf(person.id), body: { items: [item] } })
    },
    order: async (person) => {
      const { data } = await person.call(readCart, { params: basketOf(person.id), query: {} })
      const agreed = { terms: true, completed_waivers: [], payments: [] }
      const payload = { item_hash: data.item_hash, source: 'activity-booking', ...agreed }
      await person.send({ method: 'POST', url: '/api/checkout/complete', payload })
    },
    'give back': (person) => person.call(clearCart, { params: basketOf(person.id) }),
    cancel: async (person) => {
      const query = { cancellation_source: 'customers' as const, status: ['settled' as const] }
      const { data } = await person.call(listBookings, { query })
      const [first] = data
      if (first) await person.call(cancelBooking, { params: { bookingId: first.id }, query: { source: 'bookings' } })
    },
    join: async (person, { count, agreed: terms }) => {
      const { data } = await person.call(joinWaitlist, { params, body: { data: { user_id: person.id, count, terms } } })
      joined.push(data.id)
    },
    leave: (person) => person.call(leaveWaitlist, { params: { occurrenceId, userId: person.id } }),
    'change places': (_, { count }) =>
      ellie.call(updateOccurrence, {
        params,
        body: { data: { capacity: { strategy: 'shared', maximum: count + 2 } } },
      }),
    wait: (_, { count }) => platform.advance(`PT${count * 11}M`),
  }

  return {
    platform,
    act: async (step: Step) => {
      const person = people[step.who]
      if (!person) throw new RangeError(`there is no person ${step.who}`)
      try {
        await acts[step.act](person, step)
      } catch (error) {
        // A refusal changes nothing; a server error is not a refusal.
        if (!(error instanceof Refusal) || error.status >= 500) throw error
      }
      // Due jobs run: free places are offered and booked.
      await platform.advance('PT1S')
    },
    look: async () => {
      const { data } = await ellie.call(listWaitlistMembers, { params, query: { per_page: 100 } })
      const read = await ellie.call(readOccurrence, { params, query: { source: 'foh' } })
      const [row] = await deps.store.read((reads) => reads.occurrences.byIds({ ids: [occurrenceId] }))
      const placesId = row?.placesId ?? 0
      const kept = await deps.store.read((reads) => reads.places.liveOfWaitlist({ placesId }))
      return {
        seen: data.map((entry): Seen => ({ entry, joined: joined.indexOf(entry.id) })),
        idle: read.data.capacity.available ?? 0,
        kept: kept.reduce((sum, { count }) => sum + count, 0),
      }
    },
  }
}

type Look = Awaited<ReturnType<Awaited<ReturnType<typeof stage>>['look']>>

const isWaiting = ({ entry }: Seen) => entry.status === 'waiting'

/** People wait in the order of joining, with correct positions. */
function checkOrder({ seen }: Look): void {
  const waiting = seen.filter(isWaiting)
  expect(waiting.map(({ joined }) => joined)).toEqual(waiting.map(({ joined }) => joined).toSorted((a, b) => a - b))
  expect(waiting.map(({ entry }) => entry.position)).toEqual(waiting.map((_, index) => index + 1))
}

/**
 * Only offered places are kept from sale, or saved for a group that others overtook; with turns nobody who fits is left
 * waiting.
 */
function checkNothingIdle({ seen, idle, kept }: Look, mode: Mode): void {
  const offered = seen.filter((one) => !isWaiting(one))
  const saved = kept - offered.reduce((sum, { entry }) => sum + entry.count, 0)
  const overtaken = seen.filter((one) => isWaiting(one) && one.entry.passed_over?.code === 'waits_for_more')
  if (mode !== 'notify_all' && overtaken.some(({ entry }) => entry.count > saved) && saved > 0) {
    expect(idle).toBe(0)
    return
  }
  expect(saved).toBe(0)
  if (mode === 'notify_all') expect(offered).toEqual([])
  else for (const { entry } of seen.filter(isWaiting)) expect(entry.count).toBeGreaterThan(idle)
}

/** A later person has an offer: earlier ones wait for more places, and can read so. */
function checkPassedOver({ seen }: Look): void {
  for (const { entry, joined } of seen.filter(isWaiting)) {
    const overtaking = seen.filter((other) => !isWaiting(other) && other.joined > joined)
    for (const other of overtaking) expect(other.entry.count).toBeLessThan(entry.count)
    if (overtaking.length > 0) {
      expect(entry.passed_over).toEqual({ code: 'waits_for_more', message: expect.any(String) })
    }
  }
}

/** Of each mode, as a share of the walks of payments; on PostgreSQL its two isolations share them. */
const walkCount = Math.ceil(amountOf('TOUCHLINE_WALKS', 100) / (engine === 'sqlite' ? 12 : 50))
const [seed = 1] = seedsOf(1)

describe('[O-48] whatever people do in whatever order, waitlists are fair', () => {
  test.each(modes.map((mode) => [mode, seed] as const))(
    'released places are given by %s, seed %i',
    async (mode) => {
      const property = fc.asyncProperty(walks, async (walk) => {
        const { act, look, platform } = await stage(mode)
        for (const step of walk) {
          await act(step)
          const state = await look()
          checkOrder(state)
          checkNothingIdle(state, mode)
          checkPassedOver(state)
        }
        expect(await platform.invariants()).toEqual([])
      })
      await fc.assert(property, { seed, numRuns: walkCount })
    },
    60_000 + walkCount * 30_000,
  )
})
