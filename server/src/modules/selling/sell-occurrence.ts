import { type MinorUnits, times } from '@touchline/money'
import { divideQuote } from '../../purchasables/divide-quote.ts'
import {
  type Chosen,
  type Circumstances,
  type Decision,
  type Quote,
  type Refusal,
  refused,
} from '../../purchasables/purchasable.ts'
import type { PlacesRow } from '../places/index.ts'
import type { Span } from '../clashes/index.ts'
import { everybody, isMemberPrice, leastFor, type PriceList, priceFor } from '../pricing/index.ts'
import { whyNotAttend } from './eligibility/may-attend.ts'
import { because, inductionUnmet, newAgreements, unqualified, wantFor } from './eligibility/may-book.ts'
import { mayHaveOwnPrice, ownAudiences } from './eligibility/own-price.ts'
import { singleFor, singlesOf } from './eligibility/price-by-age.ts'
import type { Schedule, OccurrenceRow, TicketRow } from '../schedules/index.ts'
import { audiencesAt, bookingAs, type Person, withoutBooking } from './eligibility/person.ts'
import type { SaleFacts } from './read-sale-facts.ts'
import { slotLock, slotTaken, type TakenSlot } from './slot.ts'
import { text } from '../../texts/index.ts'

/** One occurrence: for a named person, for a number of people without names, or by ticket type. */
export type SaleChoice = Chosen &
  /** `activity`: any of the kinds, by number or id. */
  (
    | { readonly kind: 'named' | 'unnamed' | 'activity'; readonly occurrenceId: string }
    | { readonly kind: 'ticket'; readonly ticketId: string }
  )

/** The resolved choice: the occurrence, the kind of sale, and the attendee. */
type Sale = {
  readonly schedule: Schedule
  readonly row: OccurrenceRow
  readonly places: PlacesRow | undefined
  readonly ticket: TicketRow | undefined
  readonly list: PriceList | null
  /** Undefined without a named person. */
  readonly person: Person | undefined
  /** The number of places. */
  readonly count: number
  /** Whether the person can be at one place only at that time; tickets and sales without a name are exempt. */
  readonly exclusive: boolean
}

/** Decides the sale of one occurrence: a refusal, or a quote. */
export function decideSale(facts: SaleFacts, choice: SaleChoice, circumstances: Circumstances): Decision {
  const { actor, now, insteadOf, moving, placesAre } = circumstances
  const sale = saleOf(facts, choice)
  if (!sale) return refused({ reason: { code: 'not_found' }, error: 'item_not_found' })
  const { schedule, row, places, count, exclusive, list } = sale
  const person = sale.person && withoutBooking(sale.person, moving?.bookingId)
  const isStranger = !person && (exclusive || row.bookingType === 'ticketed')
  const mayBeUnnamed = actor.channel === 'foh' && schedule.row.allowAnonymous
  if (isStranger || (!person && !mayBeUnnamed)) return refused(because('no_attendee'))
  if (!isSoldSo(choice, row)) return refused(because('not_individually'))
  if (exclusive && choice.quantity !== 1) return refused(onlyOne)
  const payer = payerOf({ ticket: sale.ticket, person }, facts, choice)
  const isOwn = payer !== undefined && mayHaveOwnPrice(sale, payer, { insteadOf, taken: takenBefore(facts, choice) })
  const price = list && priceFor(list, isOwn ? audiencesAt(payer, schedule, row.startsAt) : everybody)
  const situation = { now, channel: actor.channel, person, insteadOf, offeredTo: choice.offeredTo, placesAre }
  const refusal =
    whyNotAttend({ schedule, row, places, price, count, exclusive }, situation) ??
    whySlotTaken(facts, choice, sale, insteadOf ?? moving?.itemId) ??
    (person && inductionUnmet(schedule, person, choice))
  if (refusal) return refused(refusal)
  if (!list || price === null) return refused(because('does_not_qualify'))
  const quote = quoteSale(sale, choice, list, price)
  if (exclusive || !person) return { kind: 'quote', quote }
  return ownAndOthers({ ...quote, own: isOwn ? 1 : 0 }, list)
}

/** One ticket at the attendee's own price, and everybody's price for those beside it. [O-281] */
function ownAndOthers(quote: Quote, list: PriceList): Decision {
  const others = priceFor(list, everybody)
  if (quote.quantity === 1 || others === quote.unitPrice) return { kind: 'quote', quote }
  if (others === null) return refused(unqualified(list))
  const [own, rest] = divideQuote(quote, 1)
  const besides = { ...rest, own: 0 as const, unitPrice: others, benefitApplied: false }
  const bookings = rest.bookings.map((booking) => ({ ...booking, price: times(others, rest.quantity) }))
  return { kind: 'quote', quote: own, besides: { ...besides, bookings } }
}

/**
 * The reason an occurrence cannot be had by the caller, who may be unknown; undefined when it can. Decided like a sale,
 * except that a waiver may still be agreed to and a visitor may still log in. [C-66, O-161]
 */
export function whyNotOffered(
  facts: SaleFacts,
  choice: SaleChoice,
  { actor, now }: Circumstances,
): Refusal | undefined {
  const sale = saleOf(facts, choice)
  if (!sale) return { ...because('not_found'), error: 'item_not_found' }
  const { schedule, row, places, person, count, exclusive, list } = sale
  const price = person ? list && priceFor(list, ownAudiences(sale, person)) : visitorsPrice(sale)
  const agreed = schedule.waiver ? [schedule.waiver.id] : []
  return (
    whyNotAttend({ schedule, row, places, price, count, exclusive }, { now, channel: actor.channel, person }) ??
    whySlotTaken(facts, choice, sale) ??
    (person && inductionUnmet(schedule, person, { agreed }))
  )
}

/** The least that somebody unknown may pay. */
function visitorsPrice({ schedule, ticket, list }: Pick<Sale, 'schedule' | 'ticket' | 'list'>): MinorUnits | null {
  if (ticket) return list && priceFor(list, undefined)
  return leastFor(singlesOf(schedule), undefined)
}

function saleOf(facts: SaleFacts, choice: SaleChoice): Sale | undefined {
  const named = choice.kind === 'ticket' ? facts.tickets.find(({ id }) => id === choice.ticketId) : undefined
  const row = facts.occurrences.get(choice.kind === 'ticket' ? (named?.occurrenceId ?? '') : choice.occurrenceId)
  const schedule = row && facts.schedules.get(row.scheduleId)
  if (!schedule) return undefined
  const isTicketed = row.bookingType === 'ticketed'
  // Without a named ticket type, the first one counts.
  const ticket = isTicketed ? (named ?? facts.tickets.find(({ occurrenceId }) => occurrenceId === row.id)) : undefined
  const isUnnamed = choice.kind === 'unnamed' && !isTicketed
  const person =
    isUnnamed || choice.attendeeId === null ? undefined : bookingAs(facts.persons.get(choice.attendeeId), choice)
  return {
    schedule,
    row,
    places: facts.places.get(row.placesId),
    ticket,
    list: ticket ? (facts.ticketPrices.get(ticket.pricingOptionId) ?? null) : singleFor(schedule, row, person),
    person,
    count: choice.quantity * (ticket?.attendees ?? 1),
    exclusive: choice.kind === 'named' || (choice.kind === 'activity' && !isTicketed),
  }
}

/** One person, one place. */
const onlyOne = {
  reason: { code: 'invalid' },
  error: 'validation_failed',
  fields: { quantity: [text('carts:one_for_each')] },
} as const

/** Classes and courts are sold by the occurrence, admissions by the ticket, courses and camps only as such. */
function isSoldSo({ kind }: SaleChoice, { bookingType }: OccurrenceRow): boolean {
  if (bookingType === 'ticketed') return kind !== 'named'
  return kind !== 'ticket' && (bookingType === 'classes' || bookingType === 'resources')
}

/** The person whose price it is: the attendee, or another customer who showed their membership. */
function payerOf(
  { person, ticket }: Pick<Sale, 'person' | 'ticket'>,
  { persons }: Pick<SaleFacts, 'persons'>,
  { discount }: SaleChoice,
): Person | undefined {
  return (ticket && discount ? persons.get(discount.customerId) : undefined) ?? person
}

/** Times at which earlier choices of the same request have the price of the same person. */
function takenBefore(facts: SaleFacts, choice: SaleChoice): readonly Span[] {
  const taken: { readonly payerId: number; readonly span: Span }[] = []
  const of = (id: number) => taken.filter(({ payerId }) => payerId === id).map(({ span }) => span)
  for (const one of facts.choices) {
    const sale = saleOf(facts, one)
    const payer = sale && payerOf(sale, facts, one)
    if (one === choice) return payer ? of(payer.id) : []
    if (!sale?.list || !payer || !mayHaveOwnPrice(sale, payer, { taken: of(payer.id) })) continue
    const price = priceFor(sale.list, audiencesAt(payer, sale.schedule, sale.row.startsAt))
    if (price !== null && isMemberPrice(sale.list, price)) taken.push({ payerId: payer.id, span: sale.row })
  }
  return []
}

function whySlotTaken(facts: SaleFacts, choice: SaleChoice, sale: Sale, insteadOf?: number): Refusal | undefined {
  const { schedule, row, places, count } = sale
  if (row.bookingType !== 'resources') return undefined
  const slot = { schedule, row, maximum: places?.maximum ?? null, count }
  return slotTaken(slot, [...facts.taken, ...takenTogether(facts, choice)], facts.locations, insteadOf)
}

/** Earlier slots of the same request count as taken. */
function takenTogether(facts: SaleFacts, choice: SaleChoice): readonly TakenSlot[] {
  return facts.choices.slice(0, facts.choices.indexOf(choice)).flatMap((other) => {
    const sale = saleOf(facts, other)
    if (sale?.row.bookingType !== 'resources') return []
    return [{ occurrence: sale.row, schedule: sale.schedule.row, count: sale.count, itemId: null }]
  })
}

/** Each line keeps the kind of id it was bought by. */
function purchasableIdOf(choice: SaleChoice, { id, placesId }: OccurrenceRow): string {
  if (choice.kind === 'ticket') return choice.ticketId
  return choice.kind === 'activity' ? String(placesId) : id
}

/** Named with its kind of ticket or its price, where there are several that the operator has named. */
function nameOf({ schedule, ticket }: Sale, { option }: PriceList): string {
  if (ticket) return `${schedule.row.name}: ${ticket.name}`
  const isNamed = schedule.byAge.length > 0 && typeof option.name === 'string'
  return isNamed ? `${schedule.row.name}: ${option.name}` : schedule.row.name
}

function quoteSale(sale: Sale, choice: SaleChoice, list: PriceList, price: MinorUnits): Quote {
  const { schedule, row, person, count, exclusive } = sale
  const { startsAt, endsAt } = row
  const benefitApplied = isMemberPrice(list, price)
  return {
    name: nameOf(sale, list),
    purchasableId: purchasableIdOf(choice, row),
    quantity: choice.quantity,
    unitPrice: price,
    pricingOption: { id: list.option.id, name: list.option.name },
    benefitApplied,
    priceNote: null,
    attendeeId: person?.id ?? null,
    claims: [wantFor(person, row.placesId, count)],
    extras: [],
    bundle: null,
    bookings: [
      {
        occurrenceId: row.id,
        scheduleId: row.scheduleId,
        venueId: row.venueId,
        startsAt,
        endsAt,
        count,
        exclusive,
        price: times(price, choice.quantity),
      },
    ],
    answers: [],
    agreements: person ? newAgreements(schedule, person, choice) : [],
    locks: [
      ...(exclusive && person ? [{ kind: 'person', id: person.id, startsAt, endsAt } as const] : []),
      // One discounted ticket at each time per customer.
      ...(choice.discount ? [{ kind: 'person', id: choice.discount.customerId, startsAt, endsAt } as const] : []),
      // One ticket at each time at a person's own price, or by their package.
      ...(!exclusive && person && (benefitApplied || choice.withPackage)
        ? [{ kind: 'person', id: person.id, startsAt, endsAt } as const]
        : []),
      ...(row.bookingType === 'resources' ? [slotLock(row, schedule.row)] : []),
    ],
  }
}
