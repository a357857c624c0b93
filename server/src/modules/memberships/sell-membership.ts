import type { Text } from '@touchline/contract'
import { addDays, addMonths } from '@touchline/clock'
import { noVisit } from '../../purchasables/no-visit.ts'
import {
  type Chosen,
  type Decision,
  type ExtraQuote,
  type Quote,
  type Refusal,
  refused,
} from '../../purchasables/purchasable.ts'
import { type MinorUnits, minus, plus, zero } from '@touchline/money'
import { because, whyNotOfAgeOn } from '../selling/index.ts'
import { changeIn, newIn } from './bought-as.ts'
import { text, textOf } from '../../texts/index.ts'

/** A renewal, by membership id; a new membership, by type and home venue; or a change of type. */
export type MembershipChoice = Chosen &
  (
    | { readonly kind: 'renewal'; readonly membershipId: number }
    | { readonly kind: 'new'; readonly typeId: number; readonly venueId: number }
    | { readonly kind: 'change'; readonly membershipId: number; readonly typeId: number }
  )

export type SoldType = {
  readonly id: number
  readonly name: string
  readonly monthlyPrice: MinorUnits
  readonly joiningFee: MinorUnits
  readonly renewalFee: MinorUnits
  readonly venueIds: readonly number[]
  /** The ages that the price is for, in whole years on the first day; null without a limit. */
  readonly minAge: number | null
  readonly maxAge: number | null
}

export type SoldMembership = {
  readonly id: number
  readonly userId: number
  readonly membershipTypeId: number
  readonly homeVenueId: number
  readonly endsOn: string | null
}

/** A basket line and its member. */
export type HeldMembership = { readonly id: number; readonly userId: number; readonly purchasableId: string }

export type MembershipFacts = {
  readonly types: ReadonlyMap<number, SoldType>
  readonly memberships: ReadonlyMap<number, SoldMembership>
  /** The member's memberships in force. */
  readonly inForce: readonly { readonly userId: number; readonly typeId: number }[]
  /** The member's unpaid lines in any basket. */
  readonly inBaskets: readonly HeldMembership[]
  /** The application, and the venues that sell memberships online. */
  readonly isOnline: boolean
  readonly joiningVenueIds: ReadonlySet<number>
  /** Dates of birth of possible members, `YYYY-MM-DD`; null where unknown. */
  readonly bornOn: ReadonlyMap<number, string | null>
  /** The calendar that days refer to. */
  readonly timezone: string
}

/** A membership can be renewed from this many days before its last day to as many after it. */
const renewalDays = 30

/** The last day of a month that begins on a day. */
export function lastDayFrom(startsOn: string): string {
  return addDays(addMonths(startsOn, 1), -1)
}

/** Decides a new membership or a further month: one basket at a time, and once. */
export function decideMembership(
  facts: MembershipFacts,
  choice: MembershipChoice,
  {
    today,
    isAtDesk,
    insteadOf,
  }: { readonly today: string; readonly isAtDesk: boolean; readonly insteadOf?: number | undefined },
): Decision {
  const decision = decideAlone(facts, choice, { today, isAtDesk })
  if (decision.kind === 'refusal') return decision
  const { quote } = decision
  const onlyOnce = onceEach(facts, choice.attendeeId, quote.purchasableId)
  const isHeld = facts.inBaskets.some(
    ({ id, userId, purchasableId }) =>
      id !== insteadOf && onceEach(facts, userId, purchasableId).some((name) => onlyOnce.includes(name)),
  )
  if (isHeld) return refused({ reason: { code: 'in_basket' }, error: 'already_booked' })
  return { kind: 'quote', quote: { ...quote, onlyOnce } }
}

/** The keys that no second line may have: the member's type, and the membership itself. */
function onceEach({ memberships }: MembershipFacts, userId: number | null, purchasableId: string): readonly string[] {
  const typeOf = (typeId: number) => `membership type ${typeId} of ${userId}`
  const joined = newIn(purchasableId)
  if (joined) return [typeOf(joined.typeId)]
  const change = changeIn(purchasableId)
  const membershipId = change?.membershipId ?? Number(purchasableId)
  const typeId = change?.typeId ?? memberships.get(membershipId)?.membershipTypeId
  return [`membership ${membershipId}`, ...(typeId === undefined ? [] : [typeOf(typeId)])]
}

function decideAlone(
  facts: MembershipFacts,
  choice: MembershipChoice,
  { today, isAtDesk }: { readonly today: string; readonly isAtDesk: boolean },
): Decision {
  switch (choice.kind) {
    case 'new':
      return decideNew(facts, choice, { today, isAtDesk })
    case 'renewal':
      return decideRenewal(facts, choice, { today, isAtDesk })
    case 'change':
      return decideChange(facts, choice, { today, isAtDesk })
  }
}

/** Staff change the type of a membership in force to one valid at its home venue; a dearer one costs the difference. */
function decideChange(
  facts: MembershipFacts,
  choice: Extract<MembershipChoice, { readonly kind: 'change' }>,
  { today, isAtDesk }: { readonly today: string; readonly isAtDesk: boolean },
): Decision {
  const { types, memberships, inForce } = facts
  const membership = memberships.get(choice.membershipId)
  const [from, to] = [membership && types.get(membership.membershipTypeId), types.get(choice.typeId)]
  if (!membership || !from || !to?.venueIds.includes(membership.homeVenueId))
    return refused({ ...because('not_found'), error: 'item_not_found' })
  if (membership.userId !== choice.attendeeId) return refused({ ...because('not_found'), error: 'item_not_found' })
  if (!isAtDesk) return refused(because('not_online'))
  if (membership.endsOn !== null && membership.endsOn < today) return refused(because('membership_ended'))
  if (from.id === to.id || hasType(inForce, choice.attendeeId, to.id)) return refused(hasItAlready)
  const wrongAge = whyNotForAge(facts, to, choice, { firstDay: today, isAtDesk })
  if (wrongAge) return refused(wrongAge)
  const unitPrice = to.monthlyPrice > from.monthlyPrice ? minus(to.monthlyPrice, from.monthlyPrice) : zero
  const quote = quoteOf(to, choice, `${membership.id}-to-${to.id}`, [])
  return {
    kind: 'quote',
    quote: { ...quote, name: text('memberships:instead_of', { name: to.name, before: from.name }), unitPrice },
  }
}

const hasItAlready = { ...because('already_booked'), error: 'already_booked' } as const

function hasType(inForce: MembershipFacts['inForce'], attendeeId: number | null, id: number): boolean {
  return inForce.some(({ userId, typeId }) => userId === attendeeId && typeId === id)
}

function decideNew(
  facts: MembershipFacts,
  choice: Extract<MembershipChoice, { readonly kind: 'new' }>,
  { today, isAtDesk }: { readonly today: string; readonly isAtDesk: boolean },
): Decision {
  const { types, inForce, isOnline, joiningVenueIds } = facts
  const type = types.get(choice.typeId)
  if (!type?.venueIds.includes(choice.venueId)) return refused({ ...because('not_found'), error: 'item_not_found' })
  if (!isAtDesk && !(isOnline && joiningVenueIds.has(choice.venueId))) return refused(because('switched_off'))
  if (hasType(inForce, choice.attendeeId, type.id)) return refused(hasItAlready)
  const wrongAge = whyNotForAge(facts, type, choice, { firstDay: today, isAtDesk })
  if (wrongAge) return refused(wrongAge)
  const fees = feesOf(type, text('memberships:joining_fee'), type.joiningFee)
  return { kind: 'quote', quote: quoteOf(type, choice, `${choice.typeId}-${choice.venueId}`, fees) }
}

/**
 * Refuses a member who is too young or too old for the price on its first day. Online an unknown date of birth is asked
 * for; staff see the person. [O-377]
 */
function whyNotForAge(
  { bornOn }: MembershipFacts,
  type: SoldType,
  { attendeeId }: Chosen,
  { firstDay, isAtDesk }: { readonly firstDay: string; readonly isAtDesk: boolean },
): Refusal | undefined {
  const birthday = attendeeId === null ? null : (bornOn.get(attendeeId) ?? null)
  const isLimited = type.minAge !== null || type.maxAge !== null
  if (birthday !== null || !isLimited || isAtDesk) return whyNotOfAgeOn(type, birthday, firstDay)
  const reason = { code: 'age_unknown' } as const
  return { reason, error: 'validation_failed', action: null, fields: { purchased_for_user_id: [textOf(reason)] } }
}

/** The price of another month, in minor units, with the renewal fee: what a member reads before renewing. */
export function renewalCostOf({ monthlyPrice, renewalFee }: Pick<SoldType, 'monthlyPrice' | 'renewalFee'>): MinorUnits {
  return plus(monthlyPrice, renewalFee)
}

/** Fees are children of the line and cannot be removed alone. */
function feesOf(type: SoldType, name: Text, unitPrice: MinorUnits): readonly ExtraQuote[] {
  if (unitPrice === 0) return []
  return [{ pricingOptionId: null, collectableFeeId: type.id, name, quantity: 1, unitPrice, claim: null }]
}

function decideRenewal(
  facts: MembershipFacts,
  choice: Extract<MembershipChoice, { readonly kind: 'renewal' }>,
  { today, isAtDesk }: { readonly today: string; readonly isAtDesk: boolean },
): Decision {
  const { types, memberships, inForce } = facts
  const membership = memberships.get(choice.membershipId)
  const type = membership && types.get(membership.membershipTypeId)
  // Nobody learns about another person's membership.
  if (!type || membership.userId !== choice.attendeeId)
    return refused({ ...because('not_found'), error: 'item_not_found' })
  const { endsOn } = membership
  if (endsOn === null) return refused(because('renews_itself'))
  const opensOn = addDays(endsOn, -renewalDays)
  if (today < opensOn) return refused(because('booking_opens', { date: opensOn }))
  if (today > addDays(endsOn, renewalDays)) return refused(because('booking_closed'))
  // An expired membership starts again today, but not beside one in force.
  if (endsOn < today && hasType(inForce, choice.attendeeId, type.id)) return refused(hasItAlready)
  const firstDay = endsOn < today ? today : addDays(endsOn, 1)
  const wrongAge = whyNotForAge(facts, type, choice, { firstDay, isAtDesk })
  if (wrongAge) return refused(wrongAge)
  const fees = feesOf(type, text('memberships:renewal_fee'), type.renewalFee)
  return { kind: 'quote', quote: quoteOf(type, choice, String(membership.id), fees) }
}

/** A date with no sessions: its lock serialises requests about one person's memberships. */
const noDay = { startsAt: 0, endsAt: 1 }

function quoteOf(type: SoldType, { attendeeId }: Chosen, purchasableId: string, extras: readonly ExtraQuote[]): Quote {
  return {
    ...noVisit,
    name: text('memberships:one_month', { name: type.name }),
    purchasableId,
    quantity: 1,
    unitPrice: type.monthlyPrice,
    pricingOption: null,
    benefitApplied: false,
    priceNote: null,
    attendeeId,
    extras,
    locks: attendeeId === null ? [] : [{ kind: 'person', id: attendeeId, ...noDay }],
  }
}
