import { type AddItem, addItems, deleteOccurrence, listBookings, readCart, updateOccurrence } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { alone, attempt, tally } from '../places/attempts.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { ids, seedWithProgramme } from './programme.ts'

const host = hostOfSeed(seedWithProgramme)

// The seed is written once, and not in the time of the first race.
beforeAll(async () => {
  const { sandboxes } = await host()
  await sandboxes.create('first', { at: Date.parse('2026-04-07T09:00:00Z') })
  await sandboxes.delete('first')
})

/** The changes, and a time without other sessions. */
const rounds = [
  { occurrenceId: ids.yoga, time: '15:30' },
  { occurrenceId: ids.later, time: '15:30' },
  { occurrenceId: ids.dance, time: '13:30' },
] as const
const peopleCount = 16
const change = { capacity: { strategy: 'shared', maximum: peopleCount } } as const

async function stage() {
  const platform = await startPlatform({ host: await host() })
  const ellie = await platform.as('ellie')
  const people = await customersOf(platform, peopleCount)
  for (const { occurrenceId } of rounds)
    await ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data: change } })
  /** Everybody books while `work` is under way, some before it and some after; answers how that ended. */
  async function meanwhile(item: AddItem, work: () => Promise<unknown>): Promise<readonly string[]> {
    const endings: Promise<string>[] = []
    for (const [index, person] of people.entries()) {
      endings.push(attempt(person, item))
      if (index === 5) endings.push(work().then(() => 'done'))
    }
    return Promise.all(endings)
  }
  async function bookingsAt(occurrenceId: string) {
    const query = { cancellation_source: 'foh', occurrence_id: occurrenceId, per_page: 100 } as const
    const { data } = await ellie.call(listBookings, { query: { ...query, status: ['reserved'] } })
    return data
  }
  return { ellie, people, meanwhile, bookingsAt }
}

describe('a customer booking while staff change an occurrence', () => {
  test('[O-52] is booked for its new time', async () => {
    const { ellie, meanwhile, bookingsAt } = await stage()
    for (const { occurrenceId, time } of rounds) {
      const data = { start_time: time }
      const endings = await meanwhile(alone(occurrenceId), () =>
        ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data } }),
      )
      expect(tally(endings)).toEqual({ added: peopleCount, done: 1 })
      const bookings = await bookingsAt(occurrenceId)
      expect(bookings).toHaveLength(peopleCount)
      const times = new Set(bookings.map(({ starts_at: from }) => from.local.slice(11, 16)))
      expect([...times]).toEqual([time])
    }
  })

  test('[O-46, O-52, O-101] reads the new time in the basket at once, whatever they do there', async () => {
    const { ellie, people, bookingsAt } = await stage()
    const [first, second, third] = rounds
    const adding = (occurrenceId: string) => ({ body: { items: [alone(occurrenceId)] } })
    for (const person of people) {
      await person.call(addItems, { params: basketOf(person.id), ...adding(first.occurrenceId) })
    }
    const cartOf = async (person: (typeof people)[number]) =>
      (await person.call(readCart, { params: basketOf(person.id), query: {} })).data
    const before = await Promise.all(people.map(cartOf))
    const data = { start_time: first.time }
    const move = () => ellie.call(updateOccurrence, { params: { occurrenceId: first.occurrenceId }, body: { data } })
    const work = people.map(async (person) => {
      await person.call(addItems, { params: basketOf(person.id), ...adding(second.occurrenceId) })
      await person.call(addItems, { params: basketOf(person.id), ...adding(third.occurrenceId) })
    })
    await Promise.all([...work.slice(0, 5), move(), ...work.slice(5)])
    const after = await Promise.all(people.map(cartOf))
    expect(after.map(({ items }) => items.length)).toEqual(people.map(() => 3))
    expect(after.map(({ notices }) => notices)).toEqual(
      people.map(() => [expect.stringContaining(`It is now on 22 April 2026, ${first.time} to `)]),
    )
    expect(after.filter(({ item_hash: hash }, index) => hash === before[index]?.item_hash)).toEqual([])
    const times = new Set((await bookingsAt(first.occurrenceId)).map(({ starts_at: from }) => from.local.slice(11, 16)))
    expect([...times]).toEqual([first.time])
  })

  test('[O-51] gets the rest of a course with one called-off session', async () => {
    const { ellie, people, meanwhile, bookingsAt } = await stage()
    const [booker] = people
    if (!booker) throw new Error('nobody books')
    const course = await courseCalled(booker, 'badminton-from-scratch')
    const item = { purchasable_type: 'course', purchasable_id: course.id } as const
    const [first, off, ...others] = course.occurrences.map(({ id }) => id)
    if (!first || !off) throw new Error('the course has two sessions')
    await ellie.call(updateOccurrence, { params: { occurrenceId: first }, body: { data: change } })
    const endings = await meanwhile(item, () =>
      ellie.call(deleteOccurrence, { params: { occurrenceId: off }, body: { data: { reason: 'unknown' } } }),
    )
    const { added = 0, sold_out: refused = 0, done } = tally(endings)
    expect([added + refused, done]).toEqual([peopleCount, 1])
    expect(await bookingsAt(off)).toEqual([])
    const attempts = await Promise.all(people.map((person) => attempt(person, item)))
    expect(attempts.filter((one) => one !== 'added' && one !== 'already_booked' && one !== 'sold_out')).toEqual([])
    const left = await bookingsAt(first)
    expect(left.length).toBeGreaterThan(0)
    for (const id of others) expect(await bookingsAt(id)).toHaveLength(left.length)
    expect(await bookingsAt(off)).toEqual([])
  })

  test('[O-51] gets nothing once it is called off', async () => {
    const { ellie, meanwhile, bookingsAt } = await stage()
    for (const { occurrenceId } of rounds) {
      const endings = await meanwhile(alone(occurrenceId), () =>
        ellie.call(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason: 'unknown' } } }),
      )
      const { added = 0, not_bookable: refused = 0, done } = tally(endings)
      expect([added + refused, done]).toEqual([peopleCount, 1])
      expect(await bookingsAt(occurrenceId)).toEqual([])
    }
  })
})
