import { hour, minute } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { occurrence, schedule, start } from '../../testing/planned.ts'
import { slotLock, slotTaken, type TakenSlot } from './slot.ts'

/** A hall (10) with two courts (11, 12), and another hall (20). */
const locations = [
  { id: 10, parentId: null },
  { id: 11, parentId: 10 },
  { id: 12, parentId: 10 },
  { id: 20, parentId: null },
]

const court = schedule({ id: 'court', bookingType: 'resources', locationId: 11, teardownMinutes: 10 })
const row = occurrence('slot', { bookingType: 'resources' })
const slot = { schedule: court, row, maximum: 1, count: 1 }

function taken(
  locationId: number,
  changes: Partial<TakenSlot['occurrence']> = {},
  more: Partial<TakenSlot> = {},
): TakenSlot {
  return {
    occurrence: {
      id: 'other',
      bookingType: 'resources',
      startsAt: start,
      endsAt: start + hour,
      locationId: null,
      otherLocationIds: null,
      ...changes,
    },
    schedule: { id: 'others', locationId, otherLocationIds: null, setupMinutes: 0, teardownMinutes: 0 },
    count: 1,
    itemId: 1,
    ...more,
  }
}

describe('a court slot', () => {
  test.each([
    ['the same court', 11, true],
    ['the hall around it', 10, true],
    ['the court beside it', 12, false],
    ['another hall', 20, false],
  ])('when %s is taken at the time: refused is %s %s', (_where, locationId, isRefused) => {
    expect(slotTaken(slot, [taken(locationId)], locations)?.reason.code).toBe(isRefused ? 'slot_taken' : undefined)
  })

  test('a hall is taken when one of its courts is', () => {
    const hall = { ...slot, schedule: schedule({ id: 'hall', bookingType: 'resources', locationId: 10 }) }
    expect(slotTaken(hall, [taken(12)], locations)).toMatchObject({ error: 'sold_out' })
  })

  test('set-up and clearing time belong to it', () => {
    const next = { startsAt: start + hour + 5 * minute, endsAt: start + 2 * hour }
    expect(slotTaken(slot, [taken(11, next)], locations)?.reason.code).toBe('slot_taken')
    expect(slotTaken(slot, [taken(11, { ...next, startsAt: start + hour + 10 * minute })], locations)).toBeUndefined()
    const early = taken(11, next, {
      schedule: { id: 'others', locationId: 11, otherLocationIds: null, setupMinutes: 1, teardownMinutes: 0 },
    })
    expect(
      slotTaken(
        slot,
        [{ ...early, occurrence: { ...early.occurrence, startsAt: start + hour + 10 * minute } }],
        locations,
      ),
    ).toBeDefined()
  })

  test('a moved occurrence takes its new location', () => {
    expect(slotTaken(slot, [taken(11, { locationId: 20 })], locations)).toBeUndefined()
    expect(slotTaken({ ...slot, row: { ...row, locationId: 12 } }, [taken(11)], locations)).toBeUndefined()
  })

  test('its own line does not count as taken', () => {
    expect(slotTaken(slot, [taken(11)], locations, 1)).toBeUndefined()
    expect(slotTaken(slot, [taken(11, {}, { itemId: null })], locations, 1)).toBeDefined()
  })

  test('[O-35] where bookings may overlap, those of its schedule count up to its maximum', () => {
    const lanes = schedule({ id: 'lanes', bookingType: 'resources', locationId: 11, bookingStrategy: 'overlapping' })
    const beside = (count: number) =>
      taken(
        11,
        {},
        {
          count,
          schedule: { id: 'lanes', locationId: 11, otherLocationIds: null, setupMinutes: 0, teardownMinutes: 0 },
        },
      )
    const lane = { ...slot, schedule: lanes, maximum: 4 }
    expect(slotTaken(lane, [beside(3)], locations)).toBeUndefined()
    expect(slotTaken(lane, [beside(4)], locations)?.reason.code).toBe('slot_taken')
    expect(slotTaken(lane, [taken(11)], locations)?.reason.code).toBe('slot_taken')
  })

  test('the outermost location is locked for the whole duration', () => {
    expect(slotLock(row, court.row)).toEqual({
      kind: 'location',
      id: 10,
      startsAt: start,
      endsAt: start + hour + 10 * minute,
    })
  })
})
