import { addDays, addMonths } from '@touchline/clock'
import { type Chosen, type Decision, type ExtraQuote, type Quote, refused } from '../../purchasable.ts'
import { type MinorUnits, minus, zero } from '@touchline/money'
import { because, readableDay } from '../occurrences/index.ts'

/** A membership that is renewed, by its id; a new one, by type and home venue; or another type of one there is. [O-56, O-174, O-185] */
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
  readonly venueIds: readonly number[]
}

export type SoldMembership = {
  readonly id: number
  readonly userId: number
  readonly membershipTypeId: number
  readonly homeVenueId: number
  readonly endsOn: string | null
}

export type MembershipFacts = {
  readonly types: ReadonlyMap<number, SoldType>
  readonly memberships: ReadonlyMap<number, SoldMembership>
  /** Of whoever it is for: what is in force. */
  readonly inForce: readonly { readonly userId: number; readonly typeId: number }[]
  /** The application, and the venues at which memberships can be bought online. [S7-016] */
  readonly isOnline: boolean
  readonly joiningVenueIds: ReadonlySet<number>
  /** Days are those of this calendar. */
  readonly timezone: string
}

/** A membership can be renewed from so many days before its last day to as many after it. [O-174] */
const renewalDays = 30

/** The last day of a month that begins on a day. */
export function lastDayFrom(startsOn: string): string {
  return addDays(addMonths(startsOn, 1), -1)
}

/** Whether a membership, or another month of one, can be had by whom it is for. [O-56, O-174] */
export function decideMembership(
  facts: MembershipFacts,
  choice: MembershipChoice,
  { today, isAtDesk }: { readonly today: string; readonly isAtDesk: boolean },
): Decision {
  switch (choice.kind) {
    case 'new':
      return decideNew(facts, choice, isAtDesk)
    case 'renewal':
      return decideRenewal(facts, choice, today)
    case 'change':
      return decideChange(facts, choice, { today, isAtDesk })
  }
}

/** Staff give a membership in force another type, valid at its home venue: a dearer one costs the difference. [O-56, O-185] */
function decideChange(
  { types, memberships }: MembershipFacts,
  choice: Extract<MembershipChoice, { readonly kind: 'change' }>,
  { today, isAtDesk }: { readonly today: string; readonly isAtDesk: boolean },
): Decision {
  const membership = memberships.get(choice.membershipId)
  const [from, to] = [membership && types.get(membership.membershipTypeId), types.get(choice.typeId)]
  if (!membership || !from || !to?.venueIds.includes(membership.homeVenueId))
    return refused({ ...because('not_found'), error: 'item_not_found' })
  if (membership.userId !== choice.attendeeId) return refused({ ...because('not_found'), error: 'item_not_found' })
  if (!isAtDesk) return refused(because('not_online'))
  if (from.id === to.id) return refused({ ...because('already_booked'), error: 'already_booked' })
  if (membership.endsOn !== null && membership.endsOn < today) return refused(because('booking_closed'))
  const unitPrice = to.monthlyPrice > from.monthlyPrice ? minus(to.monthlyPrice, from.monthlyPrice) : zero
  const quote = quoteOf(to, choice, `${membership.id}-to-${to.id}`, [])
  return { kind: 'quote', quote: { ...quote, name: `${to.name} instead of ${from.name}`, unitPrice } }
}

function decideNew(
  { types, inForce, isOnline, joiningVenueIds }: MembershipFacts,
  choice: Extract<MembershipChoice, { readonly kind: 'new' }>,
  isAtDesk: boolean,
): Decision {
  const type = types.get(choice.typeId)
  if (!type?.venueIds.includes(choice.venueId)) return refused({ ...because('not_found'), error: 'item_not_found' })
  if (!isAtDesk && !(isOnline && joiningVenueIds.has(choice.venueId))) return refused(because('switched_off'))
  const has = inForce.some(({ userId, typeId }) => userId === choice.attendeeId && typeId === type.id)
  if (has) return refused({ ...because('already_booked'), error: 'already_booked' })
  const fee: readonly ExtraQuote[] =
    type.joiningFee > 0
      ? [
          {
            pricingOptionId: null,
            collectableFeeId: type.id,
            name: 'Joining fee',
            quantity: 1,
            unitPrice: type.joiningFee,
            claim: null,
          },
        ]
      : []
  return { kind: 'quote', quote: quoteOf(type, choice, `${choice.typeId}-${choice.venueId}`, fee) }
}

function decideRenewal(
  { types, memberships }: MembershipFacts,
  choice: Extract<MembershipChoice, { readonly kind: 'renewal' }>,
  today: string,
): Decision {
  const membership = memberships.get(choice.membershipId)
  const type = membership && types.get(membership.membershipTypeId)
  // Nobody learns that somebody else has one.
  if (!type || membership.userId !== choice.attendeeId)
    return refused({ ...because('not_found'), error: 'item_not_found' })
  const { endsOn } = membership
  if (endsOn === null) return refused(because('renews_itself'))
  const opensOn = addDays(endsOn, -renewalDays)
  if (today < opensOn) return refused(because('booking_opens', { date: readableDay(opensOn) }))
  if (today > addDays(endsOn, renewalDays)) return refused(because('booking_closed'))
  return { kind: 'quote', quote: quoteOf(type, choice, String(membership.id), []) }
}

function quoteOf(type: SoldType, { attendeeId }: Chosen, purchasableId: string, extras: readonly ExtraQuote[]): Quote {
  return {
    name: `${type.name}, one month`,
    purchasableId,
    quantity: 1,
    unitPrice: type.monthlyPrice,
    pricingOption: null,
    benefitApplied: false,
    priceNote: null,
    attendeeId,
    claims: [],
    extras,
    bundle: null,
    bookings: [],
    answers: [],
    agreements: [],
    locks: [],
  }
}
