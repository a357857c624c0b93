import type { Camp, StartingSoon, Unworded } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import { presentPrice } from '../../infra/wire/price.ts'
import {
  actionFor,
  audiencesIn,
  canCancel,
  lastBookableAt,
  presentHead,
  presentOccurrence,
  presentTerms,
  unmetRestrictions,
  type View,
  waitlistOf,
} from '../selling/index.ts'
import { firstStart, presentStatic, type Schedule, type Session, sessionsHeld, shareOf } from '../schedules/index.ts'
import { capacityOn, type PlacesRow } from '../places/index.ts'
import { explainPrice, priceFor } from '../pricing/index.ts'
import { bookableAction, canHaveSession, toldBy, whyNotSession } from './camp.ts'

/** Presents a camp for a person or a visitor. */
export function presentCamp(camp: Schedule, view: View): Unworded<Camp> {
  const { whole, single } = camp
  const { now, currency, person } = view
  const held = sessionsHeld(camp)
  const audiences = person && audiencesIn(view, camp, firstStart(camp, now))
  const wholePrice = whole && priceFor(whole, audiences)
  // A camp sold by the session only shows the price of one.
  const isWhole = toldBy(camp, view.places, view) === 'whole'
  const list = isWhole ? whole : single
  const listPrice = list && priceFor(list, audiences)
  const proportion = isWhole ? shareOf(camp, held) : (amount: MinorUnits) => amount
  const price = listPrice === null ? null : proportion(listPrice)
  const next = held.find(({ row }) => row.startsAt > now)
  return {
    ...presentHead(camp, view),
    price: wholePrice === null ? null : presentPrice(shareOf(camp, held)(wholePrice), currency),
    pricing_option_availability: [...(whole ? ['bundled' as const] : []), ...(single ? ['individual' as const] : [])],
    capacity: presentCapacity(camp, view),
    occurrences: camp.sessions.map((session) => presentSession(camp, session, view)),
    bookable_action: bookableAction(camp, view.places, view),
    ...presentTerms(
      camp,
      {
        list,
        listPrice,
        proportion,
        next: next && { startsAt: next.row.startsAt, lastStartsAt: held.at(-1)?.row.startsAt, price },
      },
      view,
    ),
  }
}

/** The smallest purchase of the camp: a session where one can be bought alone, else the whole. */
export function presentLeast(
  camp: Schedule,
  view: View,
  { price, normal_price }: Pick<Unworded<Camp>, 'price' | 'normal_price'>,
): Pick<Unworded<StartingSoon>, 'price' | 'normal_price'> {
  const { single } = camp
  const first = sessionsHeld(camp).find((session) => canHaveSession(camp, session, view.places, view))
  if (!single || !first) return { price, normal_price }
  const each = priceFor(single, view.person && audiencesIn(view, camp, first.row.startsAt))
  if (each === null) return { price, normal_price }
  const { currency } = view
  const { normal } = explainPrice(single, each, { currency, proportion: (amount) => amount })
  return { price: presentPrice(each, currency), normal_price: normal === null ? null : presentPrice(normal, currency) }
}

/** An entire camp has as many places as its fullest session; once all are over, as its last one had. */
function presentCapacity(camp: Schedule, { now, channel, places }: View): Unworded<Camp>['capacity'] {
  const held = sessionsHeld(camp)
  const left = held.filter(({ row }) => row.endsAt > now)
  const counted = (left.length > 0 ? left : held.slice(-1)).flatMap(({ row }) => {
    const own = places.get(row.placesId)
    return own ? [capacityOn(own, channel)] : []
  })
  const least = (a: Unworded<Camp>['capacity'], b: Unworded<Camp>['capacity']) =>
    (b.available ?? Infinity) < (a.available ?? Infinity) ? b : a
  const [first, ...others] = counted
  return first ? others.reduce(least, first) : { available: 0, consumed: 0, maximum: 0 }
}

/** A session with its price and its action, bought alone. */
function presentSession(camp: Schedule, session: Session, view: View): Unworded<Camp>['occurrences'][number] {
  const { person, channel, currency } = view
  const audiences = audiencesIn(view, camp, session.row.startsAt)
  const price = camp.single ? priceFor(camp.single, person && audiences) : null
  const places = placesAt(session, view)
  return presentOccurrence(presentStatic(camp, session.row), {
    capacity: capacityOn(places, channel),
    waitlist: waitlistOf(places),
    lastBookableAt: lastBookableAt(camp, { startsAt: session.row.startsAt, audiences }),
    price: price === null ? null : presentPrice(price, currency),
    restrictions: person ? unmetRestrictions(camp, person.agreed) : null,
    // Unknown visitors get no action.
    action: person
      ? actionFor(whyNotSession(camp, session, view.places, { ...view, person }))
      : { action: null, message: null },
    canCancel: canCancel(camp, session, view),
  })
}

function placesAt({ row }: Session, { places }: View): PlacesRow {
  const own = places.get(row.placesId)
  if (!own) throw new Error(`session ${row.id} has no places`)
  return own
}
