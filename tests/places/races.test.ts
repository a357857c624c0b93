import type { AddItem } from '@touchline/contract'
import { blockPlaces, joinWaitlist } from '@touchline/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { alone, attempt, customer, ending, staff, tally } from './attempts.ts'
import { capId, ids, seedWithRaces } from './programme.ts'

const host = hostOfSeed(seedWithRaces)

// The seed is written once, and not in the time of the first race.
beforeAll(async () => {
  const { sandboxes } = await host()
  await sandboxes.create('first', { at: Date.parse('2026-04-07T09:00:00Z') })
  await sandboxes.delete('first')
})

async function stage(people: number) {
  const platform = await startPlatform({ host: await host() })
  return { platform, people: await customersOf(platform, people) }
}

/** Everybody at once, each with the item of their turn. */
async function rush(count: number, itemOf: (index: number) => AddItem) {
  const { people } = await stage(count)
  return Promise.all(people.map((person, index) => attempt(person, itemOf(index))))
}

describe('200 attempts at once: as many succeed as there are places, all others are refused clearly', () => {
  test('the last places of a course', async () => {
    const endings = await rush(200, () => ({ purchasable_type: 'course', purchasable_id: ids.course }))
    expect(tally(endings)).toEqual({ added: 3, sold_out: 197 })
  })

  test('an entire camp against single sessions of it', async () => {
    const camp = { purchasable_type: 'camp', purchasable_id: ids.camp } as const
    const session = { ...camp, booking_full_camp: false, camp_occurrence_ids: [ids.firstDay] }
    const endings = await rush(200, (index) => (index % 2 === 0 ? session : { ...camp, booking_full_camp: true }))
    // Both want the first day, which has five places.
    expect(tally(endings)).toEqual({ added: 5, sold_out: 195 })
  })

  test('places split between the site and the front desk', async () => {
    const { platform, people } = await stage(200)
    const ellie = await platform.as('ellie')
    const online = people.slice(0, 150).map((person) => attempt(person, alone(ids.split)))
    const desk = people
      .slice(150)
      .map(({ id }) => attempt(ellie, alone(ids.split), { source: 'front-of-house', userId: id }))
    expect(tally(await Promise.all(online))).toEqual({ added: 4, sold_out: 146 })
    expect(tally(await Promise.all(desk))).toEqual({ added: 2, sold_out: 48 })
  })

  test('a court, and the hall around it while the court is cleared', async () => {
    const endings = await rush(200, (index) => alone(index % 2 === 0 ? ids.court : ids.hall))
    expect(tally(endings)).toEqual({ added: 1, sold_out: 199 })
  })

  test('two courts beside each other are two slots', async () => {
    const endings = await rush(200, (index) => alone(index % 2 === 0 ? ids.court : ids.otherCourt))
    expect(tally(endings)).toEqual({ added: 2, sold_out: 198 })
  })

  test('one person in two places at once', async () => {
    const { people } = await stage(1)
    const [person] = people
    if (!person) throw new Error('there is nobody')
    const attempts = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0
        ? attempt(person, alone(ids.yoga), { source: 'class-booking' })
        : attempt(person, alone(ids.pilates)),
    )
    expect(tally(await Promise.all(attempts))).toEqual({ added: 1, already_booked: 199 })
  })

  test('the last two of an extra', async () => {
    const extras = [{ pricing_option_id: capId, quantity: 1 }]
    const endings = await rush(200, () => ({ purchasable_type: 'course', purchasable_id: ids.withCaps, extras }))
    expect(tally(endings)).toEqual({ added: 2, sold_out: 198 })
  })

  test('[O-48 partly] the last place of a waitlist', async () => {
    const { platform, people } = await stage(201)
    const [first, ...others] = people
    if (!first) throw new Error('there is nobody')
    expect(await attempt(first, alone(ids.wanted))).toBe('added')
    const deps = await platform.host.sandboxes.open(platform.sandbox)
    const join = (userId: number) =>
      joinWaitlist(deps, customer(userId), { occurrenceId: ids.wanted, userId, count: 1 })
    const endings = await Promise.all(others.map(({ id }) => ending(join(id))))
    expect(tally(endings)).toEqual({ done: 1, waitlist_full: 199 })
  })

  test('[O-93 partly] blocks against bookings', async () => {
    const { platform, people } = await stage(200)
    const ellie = await platform.as('ellie')
    const deps = await platform.host.sandboxes.open(platform.sandbox)
    const block = (userId: number) =>
      blockPlaces(deps, staff(ellie.id), {
        occurrenceId: ids.school,
        userId,
        count: 4,
        isPaid: false,
        tenderTypes: [],
        paymentReference: null,
      })
    const endings = await Promise.all(
      people.map((person, index) => (index % 10 === 5 ? ending(block(person.id)) : attempt(person, alone(ids.school)))),
    )
    const { added = 0, done = 0, sold_out: refused = 0 } = tally(endings)
    // Ten places: a block takes four of them or none, and the bookings all the rest.
    expect(added + 4 * done).toBe(10)
    expect(added + done + refused).toBe(200)
  })
})
