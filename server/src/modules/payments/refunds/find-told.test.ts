import { day, hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import { expect, test } from 'vitest'
import { findTold, isKeyKnown } from './find-told.ts'

const now = 10 * day
const old = now - 2 * day
const young = now - hour

const asked = (uuid: string, amount: number, gatewayRefundId: string | null, createdAt = old) => ({
  uuid,
  amount: minorUnits(amount),
  state: gatewayRefundId === null ? ('pending' as const) : ('succeeded' as const),
  gatewayRefundId,
  createdAt,
})
const told = (refundId: string, amount: number) => ({
  refundId,
  amount: minorUnits(amount),
  state: 'succeeded' as const,
})

test('[O-180] a refund key is trusted for less than the day that a provider keeps it', () => {
  expect([isKeyKnown({ createdAt: now - day }, now), isKeyKnown({ createdAt: young }, now)]).toEqual([false, true])
})

const own = asked('own', 500, null)
const refund = told('r1', 500)

test.each([
  ['nothing was given', [], [], 'missing'],
  ['another amount was given', [told('r1', 501)], [], 'missing'],
  ['it was given', [refund], [], refund],
  ['it was given after another one as large', [told('r0', 500), refund], [asked('other', 500, 'r0')], refund],
  ['only the other one as large was given', [told('r0', 500)], [asked('other', 500, 'r0')], 'missing'],
  ['another one as large waits for its answer', [refund], [asked('other', 500, null, young)], 'unclear'],
  ['another one of another amount waits', [refund], [asked('other', 501, null, young)], refund],
  ['another one as large waits, whose key is forgotten too', [refund], [asked('other', 500, null)], refund],
])('[O-180] a refund without an answer, when %s', (_when, gateway, others, found) => {
  expect(findTold(own, { told: gateway, known: [own, ...others], now })).toEqual(found)
})
