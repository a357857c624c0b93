import { localDateTime } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { platformRecords } from '../platform.ts'
import { daysSinceMonday, seedDay, seedTimezone } from '../seed-day.ts'
import { seededInstants } from '../testing/instants.ts'

describe.each(seededInstants)('camps seeded on %s', (_, now) => {
  const day = seedDay(now)
  const [midnight, lastMoment] = [day.instantAt(0, '00:00'), day.instantAt(1, '00:00') - 1]
  const records = platformRecords(day)
  const camps = records.schedules.filter((schedule) => schedule.kind === 'camp')

  test('run from Monday to Friday', () => {
    for (const camp of camps) {
      const days = camp.occurrences.map(({ startsAt }) =>
        daysSinceMonday(localDateTime(startsAt, seedTimezone).slice(0, 10)),
      )
      expect(days).toEqual(Array.from({ length: camp.weeks }, () => [0, 1, 2, 3, 4]).flat())
    }
  })

  test('are sold whole, by the day, or both', () => {
    const variants = camps.map((camp) => camp.pricingOptionAvailability.join('+'))
    expect(new Set(variants)).toEqual(new Set(['bundled', 'individual', 'bundled+individual']))
  })

  test('have one price for every session where they sell sessions, and none where they do not', () => {
    for (const camp of camps) {
      expect(camp.sessionPrice !== null).toBe(camp.pricingOptionAvailability.includes('individual'))
    }
  })

  test('cost less as a whole than session by session', () => {
    const both = camps.filter((camp) => camp.pricingOptionAvailability.length === 2)
    expect(both.length).toBe(2)
    for (const camp of both) expect((camp.sessionPrice ?? 0) * camp.occurrences.length).toBeGreaterThan(camp.price)
  })

  test('include one under way for two weeks, with days behind and days ahead of it', () => {
    const running = camps.filter((camp) => camp.startsAt < midnight && camp.endsAt > lastMoment)
    expect(running.map(({ weeks }) => weeks)).toEqual([2])
    expect(running[0]?.occurrences.filter(({ startsAt }) => startsAt > lastMoment).length).toBeGreaterThanOrEqual(2)
  })

  test('include one upcoming with a full session beside sessions with places', () => {
    const fullSessions = camps.map((camp) => camp.occurrences.filter(({ id }) => seated(id) === camp.maximum).length)
    expect(fullSessions).toEqual([0, 0, 1, 0])
    expect(camps[2]?.startsAt).toBeGreaterThan(lastMoment)
  })

  test('have sold whole only what is sold whole, and the rest at the price of its sessions', () => {
    const byId = new Map(camps.map((camp) => [camp.id, camp]))
    const sold = records.bundles.flatMap((bundle) => {
      const camp = byId.get(bundle.scheduleId)
      return camp ? [{ bundle, camp }] : []
    })
    expect(records.bundles.filter(({ isFullCamp }) => isFullCamp).length).toBe(15)
    for (const { camp } of sold.filter(({ bundle }) => bundle.isFullCamp)) {
      expect(camp.pricingOptionAvailability).toContain('bundled')
    }
    for (const { bundle, camp } of sold.filter((one) => !one.bundle.isFullCamp)) {
      expect(bundle.price).toBe((camp.sessionPrice ?? 0) * bundle.bookings.length)
    }
  })

  function seated(occurrenceId: string): number {
    return records.bundles.filter(({ bookings }) => bookings.some((booking) => booking.occurrenceId === occurrenceId))
      .length
  }
})
