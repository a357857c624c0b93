import { minorUnits, zero } from '@touchline/money'
import type { CancellationPolicy } from '../seed-writer.ts'

/**
 * Rules for cancelling as operators in Britain publish them, one of each kind. Where a page names no cut-off, it is two
 * hours here.
 */
export const publishedPolicies = {
  /** Lessons: free until a day before, afterwards a small fee and no credit. */
  lessons: {
    cutOffMinutes: 24 * 60,
    actions: ['charge_fee'],
    fee: minorUnits(300),
    message: 'If you cancel within 24 hours of the start, a fee of £3.00 applies.',
  },
  /** Camps: not at all within three days. */
  camps: {
    cutOffMinutes: 72 * 60,
    actions: ['disable_cancelling'],
    fee: zero,
    message: 'Camps cannot be cancelled within three days of the start, because meals and staff are already ordered.',
  },
  /** Classes: free until a few hours before; later the place counts as used. */
  classes: {
    cutOffMinutes: 4 * 60,
    actions: ['disable_cancelling'],
    fee: zero,
    message: 'Cancel up to four hours before the start. Later the class counts as missed.',
  },
  /** Courts: a small fee within half a day. */
  courts: {
    cutOffMinutes: 12 * 60,
    actions: ['charge_fee'],
    fee: minorUnits(200),
    message: 'If you cancel within 12 hours of the start, a fee of £2.00 applies.',
  },
  /** Better: credit until four hours before; later, or not coming, costs £3.00, to be paid before the next booking. */
  feeBeforeNext: {
    cutOffMinutes: 4 * 60,
    actions: ['charge_fee', 'disable_booking'],
    fee: minorUnits(300),
    message: 'If you cancel within four hours of the start, or do not come, £3.00 is due before you can book again.',
    chargesAbsence: true,
  },
  /** Your Leisure: the third time within 30 days costs £5.00, and neither booking nor coming in is possible until then. */
  threeInThirtyDays: {
    cutOffMinutes: 2 * 60,
    actions: ['charge_fee', 'disable_booking', 'disable_access'],
    fee: minorUnits(500),
    message:
      'The third late cancellation or missed session within 30 days costs £5.00. Until it is paid you cannot book.',
    strikes: { count: 3, days: 30 },
    chargesAbsence: true,
  },
  /** BH Live: the third time within 60 days costs £2.00; two hours before, one for what begins before nine. */
  threeInSixtyDays: {
    cutOffMinutes: 2 * 60,
    early: { before: '09:00', cutOffMinutes: 60 },
    actions: ['charge_fee'],
    fee: minorUnits(200),
    message:
      'Cancel two hours before the start, one hour for sessions before 9:00. The third miss in 60 days costs £2.00.',
    strikes: { count: 3, days: 60 },
    chargesAbsence: true,
  },
  /** Live Active: pay as you go comes with no money back; until three hours before it can be moved. */
  moveUntilThreeHours: {
    cutOffMinutes: 3 * 60,
    actions: ['disable_cancelling'],
    fee: zero,
    message: 'Classes are not refunded. You can move your booking until three hours before the start.',
    movesOnly: true,
  },
  /** Bradford: no money back, moved on request. */
  moveOnly: {
    cutOffMinutes: 2 * 60,
    actions: [],
    fee: zero,
    message: 'Bookings are not refunded. You can move your booking until two hours before the start.',
    movesOnly: true,
  },
} as const satisfies Readonly<Record<string, CancellationPolicy>>

export type PublishedPolicy = keyof typeof publishedPolicies
