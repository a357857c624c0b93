import { describe, expect, test } from 'vitest'
import { keysOf } from '../entries.ts'
import { platformRecords } from '../platform.ts'
import { seedDay } from '../seed-day.ts'
import { seedScenario } from '../seed-platform.ts'
import { brokenReferences } from '../records/broken-references.ts'
import { doubleBookings } from '../testing/full-houses.ts'
import { seededInstants } from '../testing/instants.ts'
import { recordEverything } from '../testing/record-everything.ts'
import type { SeedRecords } from '../seed-writer.ts'
import type { Scenario, ScenarioValues } from './scenario.ts'
import { findScenario, scenarios } from './scenarios.ts'

function scenario(name: string): Scenario {
  const found = findScenario(name)
  if (!found) throw new Error(`no scenario ${name}`)
  return found
}

async function added(name: string, now: number, values: ScenarioValues = {}): Promise<Partial<SeedRecords>> {
  const { writer, written } = recordEverything()
  await seedScenario({ scenario: scenario(name), now, writer, values })
  return written().records
}

describe.each(seededInstants)('scenarios on %s', (_, now) => {
  const day = seedDay(now)

  test.each(scenarios)('$name can be added to the seeded platform', async ({ name }) => {
    const platform = platformRecords(day)
    const more = await added(name, now)
    const together: SeedRecords = {
      ...platform,
      schedules: [...platform.schedules, ...(more.schedules ?? [])],
      orders: [...platform.orders, ...(more.orders ?? [])],
      bundles: [...platform.bundles, ...(more.bundles ?? [])],
    }
    expect(brokenReferences(together, keysOf(platform))).toEqual([])
    expect(doubleBookings(together)).toEqual([])
    for (const list of [together.schedules, together.orders, together.bundles]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    }
  })

  test('last-place leaves one place, or the requested number', async () => {
    for (const places of [1, 3]) {
      const { schedules = [], bundles = [] } = await added('last-place', now, places === 1 ? {} : { places })
      expect((schedules[0]?.maximum ?? 0) - bundles.length).toBe(places)
    }
  })

  test('course-after-third-week has held three of twelve sessions', async () => {
    const { schedules = [] } = await added('course-after-third-week', now)
    const starts = schedules[0]?.occurrences.map(({ startsAt }) => startsAt) ?? []
    expect(starts.filter((start) => start < day.instantAt(0, '00:00')).length).toBe(3)
    expect(starts.filter((start) => start > day.instantAt(1, '00:00')).length).toBe(9)
  })

  test('crowded-category adds three hundred courses, or as many as asked for', async () => {
    const counted = async (values: ScenarioValues) => (await added('crowded-category', now, values)).schedules?.length
    expect([await counted({}), await counted({ courses: 7 })]).toEqual([300, 7])
  })

  test('booking-opens-soon opens at seven tomorrow', async () => {
    const { schedules = [], bundles = [] } = await added('booking-opens-soon', now)
    expect(schedules).toMatchObject([{ firstBookableAt: day.instantAt(1, '07:00') }])
    expect(bundles).toEqual([])
  })
})

test.each([{ places: 0 }, { places: 11 }, { places: 1.5 }, { seats: 1 }])('refuses the values %o', async (values) => {
  const now = Date.parse('2026-11-18T10:00:00Z')
  await expect(added('last-place', now, values)).rejects.toThrow(RangeError)
})
