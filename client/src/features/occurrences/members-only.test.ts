import { describe, expect, test } from 'vitest'
import { schedule, now } from './testing/schedule-examples.ts'
import { membersOnly } from './members-only.ts'
import { shownPrice } from './schedules/schedule.ts'
import { scheduleStanding } from './schedules/schedule-standing.ts'

const free = { value: 0, formatted: '£0.00', currency: 'GBP' }
const priceReason = { code: 'members_only', percent: null, membership: 'All In', price: free }
const untold = { action: null, message: null }
const unqualified = {
  action: null,
  message: 'You do not qualify to book this.',
  reason: { code: 'does_not_qualify', membership: 'All In' },
}

describe('[O-340] an offer that only members can book', () => {
  test.each([
    ['a stranger', { priceReason, bookableAction: untold }, { membership: 'All In', isStranger: true }],
    ['a stranger of a platform without actions', { priceReason }, { membership: 'All In', isStranger: true }],
    [
      'a customer without it',
      { priceReason, bookableAction: unqualified },
      { membership: 'All In', isStranger: false },
    ],
    ['a member', { priceReason, bookableAction: { action: 'book', message: null } }, null],
    ['a member who comes too late', { priceReason, bookableAction: { action: null, message: 'Sold out' } }, null],
    ['a stranger, of what everybody can book', { priceReason: null, bookableAction: untold }, null],
    [
      'a stranger, of what members pay less for',
      { priceReason: { ...priceReason, code: 'members_pay_less' }, bookableAction: untold },
      null,
    ],
  ])('to %s', (_viewer, offer, only) => {
    expect(membersOnly(offer)).toEqual(only)
  })

  test('as a course has no price and cannot be booked by a stranger', () => {
    const one = schedule({ priceReason, bookableAction: untold })
    const only = { membership: 'All In', isStranger: true }
    expect(scheduleStanding(one, now)).toEqual({ kind: 'closed', because: 'members', only })
    expect(shownPrice(one, now)).toBeNull()
    const open = schedule({ priceReason, bookableAction: { action: 'book', message: null } })
    expect(scheduleStanding(open, now)).toEqual({ kind: 'bookable' })
    expect(shownPrice(open, now)).not.toBeNull()
  })
})
