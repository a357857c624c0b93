import type { BookableAction, Unworded } from '@touchline/contract'
import { type MinorUnits, split, sum } from '@touchline/money'
import type { Chosen, Quote, Refusal } from '../../purchasables/purchasable.ts'
import {
  actionFor,
  alreadyHas,
  audiencesAt,
  because,
  becauseItClashes,
  bookedAt,
  newAgreements,
  type Person,
  quoteExtras,
  quoteSessions,
  type Situation,
  timeTaken,
  tooFew,
  unqualified,
  wantFor,
  whyNotAttend,
  whyNotOfAge,
  whyNotOpen,
} from '../selling/index.ts'
import { firstStart, type Schedule, type Session, sessionsHeld, shareOf, someClash } from '../schedules/index.ts'
import type { PlacesRow } from '../places/index.ts'
import { type Audiences, isMemberPrice, priceFor } from '../pricing/index.ts'
import { text } from '../../texts/index.ts'

/** The entire camp, or some of its sessions. */
export type CampChoice = Chosen & { readonly scheduleId: string } & (
    { readonly kind: 'whole' } | { readonly kind: 'sessions'; readonly sessionIds: readonly string[] }
  )

type Attending = Situation & { readonly person: Person }
type PlacesOf = ReadonlyMap<number, PlacesRow>

/** The chosen sessions, earliest first; undefined when one is not of this camp. */
export function sessionsChosen(camp: Schedule, choice: CampChoice): readonly Session[] | undefined {
  if (choice.kind === 'whole') return sessionsHeld(camp)
  const chosen = camp.sessions.filter(({ row }) => choice.sessionIds.includes(row.id))
  return chosen.length === choice.sessionIds.length ? chosen : undefined
}

/** The reason a person cannot have their choice now; undefined when they can. */
export function whyNot(
  camp: Schedule,
  choice: CampChoice,
  places: PlacesOf,
  situation: Attending,
): Refusal | undefined {
  if (choice.kind === 'whole') return whyNotWhole(camp, places, situation)
  for (const session of sessionsChosen(camp, choice) ?? []) {
    const refusal = whyNotSession(camp, session, places, situation)
    if (refusal) return refusal
  }
  return undefined
}

/**
 * An entire camp is sold until it starts, to a person who has none of its sessions, while every session has a free
 * place.
 */
function whyNotWhole(camp: Schedule, places: PlacesOf, situation: Attending): Refusal | undefined {
  const { row, whole } = camp
  const { now, channel, person, insteadOf } = situation
  const held = sessionsHeld(camp)
  const booked = whyBooked(camp, held, situation)
  if (booked) return booked
  if (held.length === 0) return because('camp_cancelled')
  if (row.endsAt <= now) return because('camp_ended')
  if (someClash(held)) return becauseItClashes()
  if (!whole) return because('not_whole')
  const unfit = whyNotOfAge(camp, person)
  if (unfit) return unfit
  const audiences = audiencesAt(person, camp, firstStart(camp, now))
  if (priceFor(whole, audiences) === null) return unqualified(whole)
  if (row.startsAt <= now) return because('camp_started')
  const closed = whyNotOpen(camp, { startsAt: row.startsAt, audiences, channel, now })
  if (closed) return { reason: closed, error: 'not_bookable', action: null }
  const full = held.some((session) => tooFew(places.get(session.row.placesId), 1, situation))
  // Waitlists are per session, never for a whole camp.
  if (full) return because('sold_out')
  return timeTaken(
    person,
    held.map((session) => session.row),
    insteadOf,
  )
}

function whyBooked(camp: Schedule, held: readonly Session[], situation: Attending): Refusal | undefined {
  const { person, insteadOf } = situation
  const statuses = held.map(({ row }) => bookedAt(person, row.id, insteadOf))
  const own = statuses.filter((status) => status !== undefined)
  if (own.length === 0) return undefined
  if (own.length < held.length) return { ...because('some_sessions_booked'), error: 'already_booked' }
  return alreadyHas(own.includes('settled') ? 'settled' : 'reserved', camp, held, situation)
}

/** The reason a session cannot be bought alone. */
export function whyNotSession(
  camp: Schedule,
  { row }: Session,
  places: PlacesOf,
  situation: Attending,
): Refusal | undefined {
  const { single } = camp
  if (!single) return because('not_individually')
  const price = priceFor(single, audiencesAt(situation.person, camp, row.startsAt))
  const visit = { schedule: camp, row, places: places.get(row.placesId), price, count: 1, exclusive: true }
  return whyNotAttend(visit, situation)
}

/**
 * A person's next action for the camp: book, while the whole or any session can be booked. A person with some sessions
 * is told so, and can book others. Unknown visitors get no action.
 */
export function bookableAction(camp: Schedule, places: PlacesOf, situation: Situation): Unworded<BookableAction> {
  const { person } = situation
  if (!person) return { action: null, message: null }
  const attending = { ...situation, person }
  const refusal = whyNotWhole(camp, places, attending)
  if (!refusal || hasSome.has(refusal.reason.code)) return actionFor(refusal)
  const refusals = camp.single
    ? sessionsHeld(camp).map((session) => whyNotSession(camp, session, places, attending))
    : [refusal]
  if (refusals.some((each) => each === undefined)) return actionFor(undefined)
  // Where only sessions are sold, the last one decides: earlier ones may be over.
  return actionFor(withoutWaiting(camp.whole ? refusal : (refusals.at(-1) ?? refusal)))
}

/** The person has the camp, or sessions of it. */
const hasSome: ReadonlySet<string> = new Set(['already_booked', 'in_basket', 'some_sessions_booked'])

/**
 * Whether the camp's price is that of the whole or of one session, where only sessions are left. Decided for the
 * viewer; for anybody, where the viewer cannot have it. [O-125]
 */
export function toldBy(camp: Schedule, places: PlacesOf, situation: Situation): 'whole' | 'session' {
  if (!camp.whole) return 'session'
  if (!camp.single) return 'whole'
  const { person } = situation
  const held = sessionsHeld(camp)
  const canBeHad = held.filter((session) => canHaveSession(camp, session, places, situation))
  if (person && canBeHad.length > 0) return whyNotWhole(camp, places, { ...situation, person }) ? 'session' : 'whole'
  const byAnybody = held.filter((session) => canHaveSession(camp, session, places, { ...situation, person: undefined }))
  return byAnybody.length > 0 && byAnybody.length < held.length ? 'session' : 'whole'
}

/** Whether a session can be bought alone now; for an unknown visitor only the places count. [C-66] */
export function canHaveSession(camp: Schedule, session: Session, places: PlacesOf, situation: Situation): boolean {
  const { person, now } = situation
  if (person) return !whyNotSession(camp, session, places, { ...situation, person })
  const { startsAt, placesId } = session.row
  return startsAt > now && !someClash([session]) && !tooFew(places.get(placesId), 1, situation)
}

/** Waitlists are per session, never for a whole camp. */
function withoutWaiting(refusal: Refusal): Refusal {
  return { ...refusal, action: null }
}

/** The price of a choice, and its claims: a place on each of its sessions. */
export function quoteCamp(camp: Schedule, choice: CampChoice, person: Person): Quote | undefined {
  const { row, whole, single } = camp
  const list = choice.kind === 'whole' ? whole : single
  const sessions = sessionsChosen(camp, choice)
  const [first] = sessions ?? []
  if (!list || !sessions || !first) return undefined
  const audiences = audiencesAt(person, camp, first.row.startsAt)
  const prices = choice.kind === 'whole' ? wholePrices(camp, sessions, audiences) : dayPrices(camp, sessions, person)
  if (!prices) return undefined
  const { id, name } = list.option
  return {
    name: row.name,
    purchasableId: row.id,
    quantity: 1,
    unitPrice: sum(prices.shares),
    pricingOption: { id, name },
    benefitApplied: prices.listed.some((each) => isMemberPrice(list, each)),
    priceNote:
      choice.kind === 'whole'
        ? null
        : text('carts:sessions_of', { count: sessions.length, all: sessionsHeld(camp).length }),
    attendeeId: person.id,
    claims: sessions.map((session) => wantFor(person, session.row.placesId, 1)),
    extras: quoteExtras(camp, choice.extras, audiences),
    bundle: { scheduleId: row.id, venueId: row.venueId, whole: choice.kind === 'whole' },
    ...quoteSessions(camp, sessions, { shares: prices.shares, personId: person.id }),
    answers: choice.answers,
    agreements: newAgreements(camp, person, choice),
  }
}

/** List prices, and what each session costs. */
type CampPrices = { readonly listed: readonly MinorUnits[]; readonly shares: readonly MinorUnits[] }

/** An entire camp is one purchase: its first day decides. */
function wholePrices(camp: Schedule, sessions: readonly Session[], audiences: Audiences): CampPrices | undefined {
  const listed = camp.whole && priceFor(camp.whole, audiences)
  if (listed === null) return undefined
  return { listed: [listed], shares: split(shareOf(camp, sessions)(listed), sessions.length) }
}

/** Each chosen session has the person's price on its own day. */
function dayPrices(camp: Schedule, sessions: readonly Session[], person: Person): CampPrices | undefined {
  const { single } = camp
  const shares = sessions.flatMap(
    ({ row }) => (single && priceFor(single, audiencesAt(person, camp, row.startsAt))) ?? [],
  )
  return shares.length === sessions.length ? { listed: shares, shares } : undefined
}
