import { zero } from '@touchline/money'
import { expect, test } from 'vitest'
import { decideMembership, type MembershipFacts } from './sell-membership.ts'

const type = {
  id: 1,
  name: 'All In',
  monthlyPrice: zero,
  joiningFee: zero,
  renewalFee: zero,
  venueIds: [1],
  minAge: null,
  maxAge: null,
}
const facts: MembershipFacts = {
  types: new Map([[1, type]]),
  memberships: new Map([[5, { id: 5, userId: 7, membershipTypeId: 1, homeVenueId: 1, endsOn: '2026-05-31' }]]),
  inForce: [],
  inBaskets: [],
  bornOn: new Map(),
  isOnline: true,
  joiningVenueIds: new Set([1]),
  timezone: 'Europe/London',
}
const common = { attendeeId: 7, quantity: 1, extras: [], answers: [], agreed: [] } as const
const renewalOn = (today: string) =>
  decideMembership(facts, { ...common, kind: 'renewal', membershipId: 5 }, { today, isAtDesk: false })

test.each([
  ['31 days before', '2026-04-30', 'booking_opens'],
  ['30 days before', '2026-05-01', undefined],
  ['30 days after', '2026-06-30', undefined],
  ['31 days after', '2026-07-01', 'booking_closed'],
])('[O-174] %s its last day a membership is renewed, or says when it can be (%s)', (_when, today, reason) => {
  const decision = renewalOn(today)
  expect(decision.kind === 'refusal' ? decision.refusal.reason.code : undefined).toBe(reason)
})
