import { type AddItem, addItems, readCart } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { attempt, tally } from '../places/attempts.ts'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { idOf } from './basket.ts'

const host = hostOfSeed(seedWithRaces)

// The seed is written once, and not in the time of the first race.
beforeAll(async () => {
  const { sandboxes } = await host()
  await sandboxes.create('first', { at: Date.parse('2026-04-07T09:00:00Z') })
  await sandboxes.delete('first')
})

type Day = typeof ids.firstDay

const onDays = (...days: readonly Day[]): AddItem => ({
  purchasable_type: 'camp',
  purchasable_id: ids.camp,
  booking_full_camp: false,
  camp_occurrence_ids: [...days],
})

/** People, each with the first day of a camp of five places a day in the basket. */
async function stage(count: number, others = 0) {
  const platform = await startPlatform({ host: await host() })
  const people = await customersOf(platform, count + others)
  const deps = await platform.host.sandboxes.open(platform.sandbox)
  const holders = await Promise.all(
    people.slice(0, count).map(async (person) => {
      const { data } = await person.call(addItems, {
        params: basketOf(person.id),
        body: { items: [onDays(ids.firstDay)] },
      })
      return { person, lineId: idOf(data.items[0]) }
    }),
  )
  return {
    platform,
    holders,
    others: people.slice(count),
    /** The days of somebody's basket. */
    daysOf: async (person: Person): Promise<readonly string[]> => {
      const { data } = await person.call(readCart, { params: basketOf(person.id), query: {} })
      return data.items
        .flatMap(({ child_items: parts }) => parts.flatMap(({ occurrence_id: id }) => id ?? []))
        .toSorted()
    },
    taken: async (day: Day): Promise<number | undefined> => {
      const [row] = await deps.store.read((reads) => reads.occurrences.byIds({ ids: [day] }))
      const [places] = await deps.store.read((reads) => reads.places.byIds({ ids: [row?.placesId ?? 0] }))
      return places?.consumed
    },
  }
}

type Holder = Awaited<ReturnType<typeof stage>>['holders'][number]

/** How a change of the days ends: `changed`, or the code of the refusal. */
async function change({ person, lineId }: Holder, ...days: readonly Day[]): Promise<string> {
  const { status, json } = await person.send({
    method: 'PUT',
    url: `/api/v1/users/${person.id}/carts/activity-booking/items/${lineId}`,
    payload: { data: { booking_full_camp: false, camp_occurrence_ids: days } },
  })
  expect(status).toBeLessThan(500)
  return status === 200 ? 'changed' : (json() as { readonly code: string }).code
}

describe('[O-350] a line that is changed while', () => {
  test('it is changed in another tab has the days of one of the changes, and their places only', async () => {
    const { platform, holders, daysOf, taken } = await stage(4)
    const endings = await Promise.all(
      holders.flatMap((holder) => [
        change(holder, ids.secondDay),
        change(holder, ids.firstDay, ids.secondDay),
        change(holder, ids.secondDay),
      ]),
    )
    expect(tally(endings)).toEqual({ changed: 12 })
    const all: string[] = []
    for (const { person } of holders) {
      const days = await daysOf(person)
      expect([[ids.secondDay], [ids.firstDay, ids.secondDay]]).toContainEqual(days)
      all.push(...days)
    }
    for (const day of [ids.firstDay, ids.secondDay]) {
      expect(await taken(day)).toBe(all.filter((id) => id === day).length)
    }
    expect(await platform.invariants()).toEqual([])
  })

  test('its hold ends is changed and kept, or has ended: no place is held without it', async () => {
    const { platform, holders, daysOf, taken } = await stage(5)
    await platform.advance('PT14M59S')
    const [endings] = await Promise.all([
      Promise.all(holders.map((holder) => change(holder, ids.secondDay))),
      platform.advance('PT2S'),
      platform.advance('PT2S'),
    ])
    await platform.advance('PT1S')
    const all: string[] = []
    for (const [index, { person }] of holders.entries()) {
      const days = await daysOf(person)
      expect(days).toEqual(endings[index] === 'changed' ? [ids.secondDay] : [])
      all.push(...days)
    }
    expect(await taken(ids.firstDay)).toBe(0)
    expect(await taken(ids.secondDay)).toBe(all.length)
    expect(await platform.invariants()).toEqual([])
  })

  test('somebody else takes the last place gets it or keeps its own, and the place is sold once', async () => {
    const { platform, holders, others, daysOf, taken } = await stage(4, 8)
    const early = others.slice(0, 3)
    for (const person of early) expect(await attempt(person, onDays(ids.secondDay))).toBe('added')
    const late = others.slice(3)
    const [changes, added] = await Promise.all([
      Promise.all(holders.map((holder) => change(holder, ids.secondDay))),
      Promise.all(late.map((person) => attempt(person, onDays(ids.secondDay)))),
    ])
    const ended = tally([...changes, ...added])
    expect((ended['changed'] ?? 0) + (ended['added'] ?? 0)).toBe(2)
    expect(ended['sold_out']).toBe(7)
    for (const [index, { person }] of holders.entries()) {
      expect(await daysOf(person)).toEqual([changes[index] === 'changed' ? ids.secondDay : ids.firstDay])
    }
    expect(await taken(ids.secondDay)).toBe(5)
    expect(await taken(ids.firstDay)).toBe(changes.filter((ending) => ending !== 'changed').length)
    expect(await platform.invariants()).toEqual([])
  })
})
