import { localDateTime } from '@touchline/clock'

import { describe, expect, test } from 'vitest'
import { closedOn } from '../courses/courses.ts'
import { platformRecords } from '../platform.ts'
import { daysSinceMonday, seedDay, seedTimezone } from '../seed-day.ts'
import { seededInstants } from '../testing/instants.ts'

describe.each(seededInstants)('camps seeded on %s', (_, now) => {
  const day = seedDay(now)
  const [midnight, lastMoment] = [day.instantAt(0, '00:00'), day.instantAt(1, '00:00') - 1]
  const records = platformRecords(day)
  const camps = records.schedules.filter((schedule) => schedule.kind === 'camp')

  test('run from Monday to Friday, except Christmas and New Year', () => {
    for (const camp of camps) {
      const days = camp.occurrences.map(({ startsAt }) => localDateTime(startsAt, seedTimezone).slice(0, 10))
      expect(days.every((each) => daysSinceMonday(each) < 5 && !closedOn.has(each.slice(5)))).toBe(true)
      expect(days).toHaveLength(camp.weeks * 5)
    }
  })

  test('are sold as a whole, by the day, or both', () => {
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
    expect(both.length).toBe(3)
    for (const camp of both) expect((camp.sessionPrice ?? 0) * camp.occurrences.length).toBeGreaterThan(camp.price)
  })

  test('include a two-week camp in progress, with days behind and days ahead of it', () => {
    const running = camps.filter((camp) => camp.startsAt < midnight && camp.endsAt > lastMoment)
    expect(running.map(({ weeks }) => weeks)).toEqual([2])
    expect(running[0]?.occurrences.filter(({ startsAt }) => startsAt > lastMoment).length).toBeGreaterThanOrEqual(2)
  })

  test('include two upcoming camps with a full session beside free ones, and one that is sold out', () => {
    const fullSessions = camps.map((camp) => camp.occurrences.filter(({ id }) => seated(id) === camp.maximum).length)
    expect(fullSessions).toEqual([0, 1, 0, 5, 1, 0])
    expect(camps[1]?.startsAt).toBeGreaterThan(lastMoment)
    expect(camps[4]?.startsAt).toBeGreaterThan(lastMoment)
  })

  test('of several weeks are sold by the week', () => {
    const weekly = camps.filter(({ occurrences }) => occurrences.some(({ intervalKey }) => intervalKey))
    expect(weekly.map(({ weeks }) => weeks)).toEqual([2])
    expect(new Set(weekly[0]?.occurrences.map(({ intervalKey }) => intervalKey))).toEqual(new Set(['week-1', 'week-2']))
    expect(weekly[0]?.waitlist).toMatchObject({ mode: 'offer' })
  })

  test('have sold entire camps only where they are offered, and the rest at the price of their sessions', () => {
    const byId = new Map(camps.map((camp) => [camp.id, camp]))
    const sold = records.bundles.flatMap((bundle) => {
      const camp = byId.get(bundle.scheduleId)
      return camp ? [{ bundle, camp }] : []
    })
    expect(records.bundles.filter(({ isFullCamp }) => isFullCamp).length).toBe(23)
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
