import { describe, expect, test } from 'vitest'
import { entriesIn } from './entry-of.ts'
import { isLowestOfSeveral } from './entry.ts'
import { entryStanding, isOver } from './entry-standing.ts'

const asOf = { day: '2026-11-24', now: '2026-11-24 12:00' }

function clock(time: string) {
  return {
    format_24Hour: time,
    utc: `2026-11-24 ${time}:00`,
    local: `2026-11-24 ${time}:00`,
    timezone: 'Europe/London',
  }
}

const stated = { id: 7, startsAt: clock('17:30'), tags: [], instructors: [] }

describe('a timetable row', () => {
  test('[S3-057] [S3-060] is read from id, start, tags and instructors', () => {
    const [one] = entriesIn([{ ...stated, tags: [{ id: 3, name: 'Low impact' }], instructors: ['Jade Okafor'] }], asOf)
    expect(one).toMatchObject({
      id: '7',
      begins: '17:30',
      ends: null,
      tags: [{ id: '3', name: 'Low impact' }],
      instructors: ['Jade Okafor'],
      standing: { kind: 'bookable' },
      price: null,
    })
  })

  test('[S3-058] of a slot needs only id and start', () => {
    expect(entriesIn([{ id: 'oc1', startsAt: clock('09:00') }], asOf)).toMatchObject([
      { id: 'oc1', begins: '09:00', tags: [], instructors: [], standing: { kind: 'started' } },
    ])
  })

  test('without id or time does not affect the others', () => {
    expect(entriesIn([{ ...stated, id: null }, { ...stated, startsAt: null }, stated], asOf)).toHaveLength(1)
  })
})

describe('prices by age', () => {
  const money = (value: number) => ({ value, formatted: `£${value / 100}.00`, currency: 'GBP' })
  const byAge = (own: string | null) =>
    ['Adult', 'Junior'].map((name, index) => ({
      name,
      ages: index === 0 ? [] : [{ label: 'Children up to 15', minAge: null, maxAge: 15 }],
      price: money(index === 0 ? 600 : 300),
      memberPrice: null,
      isOwn: name === own,
    }))
  const read = (own: string | null) => {
    const [one] = entriesIn([{ ...stated, price: money(300), prices: byAge(own) }], asOf)
    return one ? [isLowestOfSeveral(one), one.prices.map(({ name, ages }) => `${name} ${ages.join()}`)] : []
  }
  const both = ['Adult ', 'Junior Children up to 15']

  test('[O-510] are listed by name, and the row has the lowest until the attendee is known', () => {
    expect([read(null), read('Junior')]).toEqual([
      [true, both],
      [false, both],
    ])
  })

  test('[O-510] of a platform without them are none', () => {
    const [one] = entriesIn([{ ...stated, price: money(300) }], asOf)
    expect([one?.prices, one && isLowestOfSeveral(one)]).toEqual([[], false])
  })
})

describe('the status of the customer', () => {
  const facts = {
    status: null,
    reason: null,
    code: null,
    limit: null,
    only: null,
    booking: null,
    available: 5,
    isCancelled: false,
    hasStarted: false,
  }

  test.each([
    ['book', 'bookable'],
    ['cancel_booking', 'booked'],
    ['cancel_reservation', 'reserved'],
    ['join_waitlist', 'can-wait'],
    ['leave_waitlist', 'waiting'],
  ])('[S3-061] %s reads %s', (status, kind) => {
    expect(entryStanding({ ...facts, status }).kind).toBe(kind)
  })

  test('[S3-061] without an action the reason is shown instead', () => {
    const closed = {
      kind: 'closed',
      reason: 'Booking has closed.',
      code: null,
      limit: null,
      booking: null,
      hasStarted: false,
    }
    expect(entryStanding({ ...facts, reason: 'Booking has closed.' })).toEqual(closed)
    expect(entryStanding({ ...facts, reason: 'Sold out' }).kind).toBe('sold-out')
    expect(entryStanding({ ...facts, reason: 'Wedi gwerthu allan' }).kind).toBe('sold-out')
    expect(entryStanding({ ...facts, reason: 'Wedi mynd i gyd', code: 'sold_out' }).kind).toBe('sold-out')
    expect(entryStanding({ ...facts, status: 'dance' })).toMatchObject({ kind: 'closed', reason: null })
  })

  test('a session that has begun is over, whatever the reason and the places left', () => {
    const finished = { ...facts, reason: 'This session has finished.', hasStarted: true }
    expect(isOver(entryStanding(finished))).toBe(true)
    expect(isOver(entryStanding({ ...facts, hasStarted: true }))).toBe(true)
    expect(isOver(entryStanding({ ...finished, hasStarted: false }))).toBe(false)
  })

  test('[C-66 partly] visitors see the status by time and places', () => {
    expect(entryStanding(facts).kind).toBe('bookable')
    expect(entryStanding({ ...facts, available: 0 }).kind).toBe('sold-out')
    expect(entryStanding({ ...facts, hasStarted: true }).kind).toBe('started')
    expect(entryStanding({ ...facts, status: 'book', isCancelled: true }).kind).toBe('cancelled')
  })
})

test('[O-340] a class that only members can book is neither free nor bookable for a stranger', () => {
  const free = { value: 0, formatted: '£0.00', currency: 'GBP' }
  const row = {
    ...stated,
    price: free,
    priceReason: { code: 'members_only', percent: null, membership: 'All In', price: free },
    bookableAction: { action: null, message: null },
  }
  const shown = (status: 'book' | 'join_waitlist' | null, reason: string | null) =>
    entriesIn([{ ...row, actionToShow: { status, reason } }], asOf)
  const standing = { kind: 'members-only', only: { membership: 'All In', isStranger: true } }
  expect(shown('book', null)).toMatchObject([{ standing, price: null }])
  expect(shown('join_waitlist', null)).toMatchObject([{ standing, price: null }])
  expect(shown(null, 'Booking has closed.')).toMatchObject([{ standing: { kind: 'closed' }, price: null }])
})
