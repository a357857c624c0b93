import { addDays, addMonths, daysBetween } from '@touchline/clock'
import type { FieldProblems, MembershipRequestKind, NewMembershipRequest, Text } from '@touchline/contract'
import { type MinorUnits, minus, zero } from '@touchline/money'
import { text } from '../../../texts/index.ts'
import { type Days, freezeOf, isEnding, paidUntil } from '../held/membership-state.ts'
import type { RequestEffect } from './tables.ts'

/** A freeze begins at most so many days ahead. */
const freezeAheadDays = 90

type Type = { readonly id: number; readonly monthlyPrice: MinorUnits; readonly venueIds: readonly number[] }

export type RequestFacts = {
  readonly membership: Days & { readonly id: number; readonly homeVenueId: number }
  readonly type: Type
  /** The wanted type of a change; undefined for an unknown one and for other kinds. */
  readonly toType: Type | undefined
  /** The types that the member has, frozen ones included. */
  readonly heldTypeIds: readonly number[]
  /** `YYYY-MM-DD` at the home venue. */
  readonly today: string
}

type Wanted = {
  readonly kind: MembershipRequestKind
  readonly fromOn: string | null
  readonly months: number | null
}

/** The reason why a request cannot be accepted as things are; undefined when it can. */
export function whyNotAccept(
  { membership, type, toType, heldTypeIds, today }: RequestFacts,
  wanted: Wanted,
): Text | undefined {
  const { endsOn, homeVenueId } = membership
  if (endsOn !== null && endsOn < today) return text('reasons:membership_ended')
  switch (wanted.kind) {
    case 'freeze':
      if (isEnding(membership)) return text('memberships:ends_already')
      if (freezeOf(membership, today)) return text('memberships:frozen_already')
      return wanted.fromOn !== null && endsOn !== null && wanted.fromOn > endsOn
        ? text('reasons:membership_ended')
        : undefined
    case 'end':
      return isEnding(membership) ? text('memberships:ends_already') : undefined
    case 'change':
      if (!toType?.venueIds.includes(homeVenueId)) return text('memberships:no_such_type')
      return toType.id === type.id || heldTypeIds.includes(toType.id) ? text('memberships:has_type') : undefined
  }
}

/** The problems of a new request by field of `data`. */
export function problemsOf(facts: RequestFacts, request: NewMembershipRequest): FieldProblems {
  const { kind, from, months, to_type_id: toTypeId } = request
  const given = { from, months, to_type_id: toTypeId }
  const own: Readonly<Record<MembershipRequestKind, readonly (keyof typeof given)[]>> = {
    freeze: ['from', 'months'],
    change: ['to_type_id'],
    end: [],
  }
  const wrong = Object.entries(given).flatMap(([field, value]) => {
    const belongs = own[kind].some((name) => name === field)
    if (belongs === (value !== undefined)) return []
    return [[field, [text(belongs ? 'fields:required' : 'memberships:not_for_this')]] as const]
  })
  if (wrong.length > 0) return Object.fromEntries(wrong)
  if (from !== undefined && (from < facts.today || from > addDays(facts.today, freezeAheadDays))) {
    return { from: [text('memberships:freeze_begins', { count: freezeAheadDays })] }
  }
  const reason = whyNotAccept(facts, { kind, fromOn: from ?? null, months: months ?? null })
  return reason ? { [kind === 'change' ? 'to_type_id' : 'kind']: [reason] } : {}
}

/** The effect of an acceptable request, and the days of the membership after it. */
export function effectOf(
  { membership, type, toType, today }: RequestFacts,
  { kind, fromOn, months }: Wanted,
): { readonly effect: RequestEffect; readonly days: Omit<Days, 'startsOn'> } {
  const { startsOn: _startsOn, ...days } = daysIn(membership)
  const nothingDue = { due: zero, purchasableId: null }
  if (kind === 'freeze') {
    const from = fromOn === null || fromOn < today ? today : fromOn
    const until = addDays(addMonths(from, months ?? 1), -1)
    const endsOn = days.endsOn === null ? null : addDays(days.endsOn, daysBetween(from, until) + 1)
    return { effect: { from, until, ...nothingDue }, days: { ...days, endsOn, frozenFrom: from, frozenUntil: until } }
  }
  if (kind === 'end') {
    const endsOn = paidUntil(membership, today)
    return { effect: { from: today, until: endsOn, ...nothingDue }, days: { ...days, endsOn, endingOn: endsOn } }
  }
  const isDearer = toType !== undefined && toType.monthlyPrice > type.monthlyPrice
  const due = isDearer ? minus(toType.monthlyPrice, type.monthlyPrice) : zero
  const purchasableId = isDearer ? `${membership.id}-to-${toType.id}` : null
  return { effect: { from: today, until: null, due, purchasableId }, days }
}

function daysIn({ startsOn, endsOn, frozenFrom, frozenUntil, endingOn }: Days): Days {
  return { startsOn, endsOn, frozenFrom, frozenUntil, endingOn }
}
