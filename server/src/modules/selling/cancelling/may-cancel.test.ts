import { hour } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { whyNotCancel } from './may-cancel.ts'
import { text } from '../../../texts/index.ts'

const now = Date.parse('2026-04-07T09:00:00Z')
const closing = { cutOffMinutes: 60, actions: ['disable_cancelling'], message: 'Too late.' } as const
const charging = { ...closing, actions: ['charge_fee'] } as const
const inTwoHours = { status: 'settled', startsAt: now + 2 * hour } as const
const soon = { status: 'settled', startsAt: now + hour } as const

describe('[O-32, O-34] whether a booking can be cancelled', () => {
  test.each([
    ['before the cut-off', inTwoHours, closing, 'customers', null],
    ['at the cut-off', soon, closing, 'customers', 'Too late.'],
    ['at the cut-off, from the account', soon, closing, 'my-account', 'Too late.'],
    ['at the cut-off, by staff', soon, closing, 'foh', null],
    ['at the cut-off, by the venue itself', soon, closing, 'occurrence', null],
    ['after a cut-off that charges only', soon, charging, 'customers', null],
    ['while it is reserved', { ...inTwoHours, status: 'reserved' }, closing, 'customers', null],
    ['once it has begun', { ...soon, startsAt: now }, charging, 'foh', text('bookings:session_started')],
    ['twice', { ...inTwoHours, status: 'cancelled' }, closing, 'foh', text('bookings:cancelled_already')],
  ] as const)('%s', (_when, booking, policy, source, expected) => {
    expect(whyNotCancel(booking, { policy, timezone: 'Europe/London' }, { now, source })).toEqual(expected)
  })
})
