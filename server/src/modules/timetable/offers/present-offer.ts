import type {
  ActionToShow,
  ActivityClass,
  BookableAction,
  ClockTime,
  PackageCover,
  Ticket,
  Unworded,
} from '@touchline/contract'
import { minute } from '@touchline/clock'
import type { Currency, MinorUnits } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import {
  actionFor,
  audiencesAt,
  opensLater,
  agesOf,
  ownAudiences,
  type SaleFacts,
  singleFor,
  singlesOf,
  type Situation,
  suitableFor,
  unmetRestrictions,
  waitlistOf,
  whyNotOffered,
} from '../../selling/index.ts'
import { type OccurrenceRow, type Schedule, type TicketRow, whereIs } from '../../schedules/index.ts'
import { capacityOn, type PlacesRow } from '../../places/index.ts'
import { type Audiences, everybody, explainPrice, priceFor, type PriceList } from '../../pricing/index.ts'
import { isV2On } from '../generation.ts'

/** One occurrence with everything that does not depend on the viewer. */
export type Offer = { readonly row: OccurrenceRow; readonly schedule: Schedule; readonly places: PlacesRow }

/** The viewer, the moment, and the facts that decide. */
export type View = Situation & {
  readonly actor: Actor
  readonly currency: Currency
  readonly facts: SaleFacts
  readonly migrationOn: string | null
}

/** Presents a class, a slot or a ticket time for a person or a visitor. */
export function presentOffer(offer: Offer, view: View): Unworded<ActivityClass> {
  const { row, schedule, places } = offer
  const { person, now, channel, migrationOn } = view
  const at = (instant: number) => presentClockTime(instant, schedule.venue.timezone)
  const isV2 = isV2On(row.localDate, { migrationOn })
  const refusal = whyNot(offer, view)
  const opens = opensLater(schedule, { startsAt: row.startsAt, audiences: audiencesOf(offer, view) ?? everybody, now })
  return {
    id: isV2 ? row.id : row.placesId,
    starts_at: at(row.startsAt),
    ends_at: at(row.endsAt),
    tags: [...schedule.row.tags],
    instructors: [...schedule.row.instructors],
    action_to_show: actionToShow(refusal, places, view),
    name: schedule.row.name,
    occurrence_id: row.id,
    is_v2: isV2,
    booking_type: row.bookingType,
    duration: Math.round((row.endsAt - row.startsAt) / minute),
    status: row.status,
    is_postponed: row.postponed === true,
    location: placeOf(offer),
    picture_kind: schedule.row.pictureKind ?? schedule.category.pictureKind,
    suitable_for: suitableFor(schedule.row),
    ...presentPrices(offer, view),
    prices: presentByAge(offer, view),
    capacity: capacityOn(places, channel),
    waitlist: waitlistOf(places),
    restrictions: person ? unmetRestrictions(schedule, person.agreed) : null,
    bookable_action: person ? actionFor(refusal) : unsaid,
    first_bookable_at: opens === undefined ? null : presentDateTime(opens, schedule.venue.timezone),
  }
}

/** Fields hidden from unknown visitors. */
const unsaid: Unworded<BookableAction> = { action: null, message: null }

function whyNot({ row }: Offer, { facts, actor, now, person }: View): Refusal | undefined {
  const chosen = { attendeeId: person?.id ?? null, quantity: 1, extras: [], answers: [], agreed: [] }
  const kind = row.bookingType === 'ticketed' ? ('unnamed' as const) : ('named' as const)
  return whyNotOffered(facts, { ...chosen, kind, occurrenceId: row.id }, { actor, now })
}

/** A visitor sees the action open to anybody; pressing it asks for a login. */
function actionToShow(
  refusal: Refusal | undefined,
  { waitMax, waitUsed }: PlacesRow,
  { person }: View,
): Unworded<ActionToShow> {
  const { action, message } = actionFor(refusal)
  const mayWait = !person && refusal?.reason.code === 'sold_out' && waitMax !== null && waitUsed < waitMax
  return mayWait ? { status: 'join_waitlist', reason: null } : { status: action, reason: message }
}

/** The wire's moment with the time on the venue's clock. */
export function presentClockTime(instant: number, timezone: string): ClockTime {
  const moment = presentDateTime(instant, timezone)
  return { ...moment, format_24_hour: moment.local.slice(11, 16) }
}

function audiencesOf({ row, schedule }: Offer, { person }: Pick<View, 'person'>): Audiences | undefined {
  return person && audiencesAt(person, schedule, row.startsAt)
}

/** The location, by the customers' name for it. */
function placeOf({ row, schedule }: Offer): Unworded<ActivityClass>['location'] {
  const { friendly_location_name: friendly, location_name: name } = whereIs(schedule, row)
  return { id: row.locationId ?? schedule.row.locationId, name: friendly ?? name }
}

/** The audiences whose price the viewer has for one place, or for one ticket of a type; undefined for a visitor. */
export function ownAudiencesOf(
  { row, schedule }: Pick<Offer, 'row' | 'schedule'>,
  { person }: Pick<View, 'person'>,
  ticket?: Pick<TicketRow, 'ages'>,
): Audiences | undefined {
  return person && ownAudiences({ row, schedule, ticket }, person)
}

/** The viewer's price; for tickets, of the cheapest type. */
function presentPrices(
  offer: Offer,
  view: View,
): Pick<Unworded<ActivityClass>, 'price' | 'normal_price' | 'price_reason'> {
  const { currency } = view
  const priced = pricedOf(offer, view).flatMap(({ list, ticket }) => {
    const amount = priceFor(list, ownAudiencesOf(offer, view, ticket))
    return amount === null ? [] : [{ list, amount }]
  })
  const cheapest = priced.toSorted((a, b) => a.amount - b.amount)[0]
  const list = cheapest?.list ?? pricedOf(offer, view)[0]?.list
  if (!list) return { price: null, normal_price: null, price_reason: null }
  const paid = cheapest?.amount ?? null
  const { normal, reason } = explainPrice(list, paid, { currency, proportion: (amount) => amount })
  const shown = (amount: MinorUnits | null) => (amount === null ? null : presentPrice(amount, currency))
  return { price: shown(paid), normal_price: shown(normal), price_reason: reason }
}

type Priced = { readonly list: PriceList; readonly ticket?: TicketRow }

/** The viewer's price lists of an occurrence: that for their age, or those of its ticket types. */
export function pricedOf(
  { row, schedule }: Offer,
  { facts, person }: Pick<View, 'facts' | 'person'>,
): readonly Priced[] {
  const { tickets, ticketPrices } = facts
  if (row.bookingType !== 'ticketed') {
    const list = person && singleFor(schedule, row, person)
    if (person) return list ? [{ list }] : []
    return singlesOf(schedule).map((one) => ({ list: one }))
  }
  const own = tickets.filter(({ occurrenceId }) => occurrenceId === row.id)
  return own.flatMap((ticket) => {
    const list = ticketPrices.get(ticket.pricingOptionId)
    return list ? [{ list, ticket }] : []
  })
}

/** The prices by age with the viewer's own marked; none where everybody has the same. [O-510] */
function presentByAge({ row, schedule }: Offer, { person, currency }: View): Unworded<ActivityClass>['prices'] {
  const own = person && singleFor(schedule, row, person)
  const shown = (amount: MinorUnits | null) => (amount === null ? null : presentPrice(amount, currency))
  return schedule.byAge.map((list) => {
    const standard = priceFor(list, everybody)
    const { reason } = explainPrice(list, standard, { currency, proportion: (amount) => amount })
    return {
      name: list.option.name,
      ages: (list.ages ?? []).map(({ minimum, maximum }) => agesOf(minimum, maximum)),
      price: shown(standard),
      member_price: reason?.price ?? null,
      is_own: list === own,
    }
  })
}

/** Ticket types in display order, at the viewer's prices. */
export function presentTickets(
  offer: Offer,
  view: View,
  covers: ReadonlyMap<number, PackageCover>,
): Unworded<Ticket>[] {
  const own = view.facts.tickets.filter(({ occurrenceId }) => occurrenceId === offer.row.id)
  return own.flatMap((ticket) => {
    const { id, name, attendees, pricingOptionId, occurrenceId } = ticket
    const list = view.facts.ticketPrices.get(pricingOptionId)
    if (!list) return []
    const amount = priceFor(list, ownAudiencesOf(offer, view, ticket))
    const { normal } = explainPrice(list, amount, { currency: view.currency, proportion: (whole) => whole })
    return {
      id,
      name,
      attendees,
      pricing_option: presentOption(list),
      extra_pricing_options: offer.schedule.extras.map(presentOption),
      price: amount === null ? null : presentPrice(amount, view.currency),
      normal_price: normal === null ? null : presentPrice(normal, view.currency),
      occurrence_id: occurrenceId,
      covered_by: covers.get(pricingOptionId) ?? null,
    }
  })
}

function presentOption({ option: { id, name, reference } }: PriceList): Unworded<Ticket>['pricing_option'] {
  return { id, name, reference }
}
