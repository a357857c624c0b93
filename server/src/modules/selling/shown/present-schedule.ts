import { type Course, type Extra, limits, type Unworded } from '@touchline/contract'
import { type Currency, type MinorUnits, zero } from '@touchline/money'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import { capacityOn, type PlacesRow } from '../../places/index.ts'
import { type Audiences, everybody, explainPrice, priceFor, type PriceList } from '../../pricing/index.ts'
import { suitableFor } from '../eligibility/ages.ts'
import { extraLimit } from '../extra-limit.ts'
import { opensLater } from '../eligibility/booking-window.ts'
import { summariseCancellation } from '../cancelling/cancellation-summary.ts'
import type { Situation } from '../eligibility/may-book.ts'
import { firstStart, type Schedule } from '../../schedules/index.ts'
import { audiencesAt } from '../eligibility/person.ts'

/** The inputs for presenting a schedule: the moment, the places, and the viewer. */
export type View = Situation & {
  readonly currency: Currency
  readonly places: ReadonlyMap<number, PlacesRow>
  /** A package of the viewer would pay for it. */
  readonly isCovered?: boolean
}

/** Fields shared by courses and camps that depend on neither viewer nor places. */
type Head = Omit<
  Unworded<Course>,
  | 'price'
  | 'pro_rata_price'
  | 'capacity'
  | 'occurrences'
  | 'bookable_action'
  | 'cancellation_summary'
  | 'normal_price'
  | 'price_reason'
>

/** The viewer's audiences for a session of a schedule; for the whole, the first session that the viewer comes to. */
export function audiencesIn(
  { person }: Pick<View, 'person'>,
  schedule: Pick<Schedule, 'row' | 'venue'>,
  startsAt: number,
): Audiences {
  return person ? audiencesAt(person, schedule, startsAt) : everybody
}

export function presentHead(schedule: Schedule, view: View): Head {
  const { row, venue, category } = schedule
  const audiences = audiencesIn(view, schedule, firstStart(schedule, view.now))
  const opens = opensLater(schedule, { startsAt: row.startsAt, audiences, now: view.now })
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    duration_in_weeks: row.weeks,
    category: category.wire,
    venue: venue.wire,
    starts_at: presentDateTime(row.startsAt, venue.timezone),
    ends_at: presentDateTime(row.endsAt, venue.timezone),
    instructors: row.instructors.map(({ name }) => name),
    allow_customer_book_course_after_start: row.bookableAfterStart,
    custom_question_sections: schedule.sections.map((section) => section.wire),
    extras: schedule.extras.flatMap((extra) => presentExtra(extra, audiences, view)),
    first_bookable_at: opens === undefined ? null : presentDateTime(opens, venue.timezone),
    picture_kind: category.pictureKind,
    suitable_for: suitableFor(row),
    bring: [...row.bring],
  }
}

/** A person's price now, the list price behind it, and the share of it. */
export type Asked = {
  readonly list: PriceList | null
  /** The person's list price; null when they do not qualify. */
  readonly listPrice: MinorUnits | null
  readonly proportion: (amount: MinorUnits) => MinorUnits
  /** The first session that a new buyer attends. */
  readonly next:
    | { readonly startsAt: number; readonly lastStartsAt: number | undefined; readonly price: MinorUnits | null }
    | undefined
}

/** The terms before booking: cancellation, and the reason for the price. */
export function presentTerms(
  schedule: Schedule,
  { list, listPrice, proportion, next }: Asked,
  { now, currency, isCovered }: Pick<View, 'now' | 'currency' | 'isCovered'>,
): Pick<Unworded<Course>, 'cancellation_summary' | 'normal_price' | 'price_reason'> {
  const { normal, reason } = list
    ? explainPrice(list, listPrice, { currency, proportion })
    : { normal: null, reason: null }
  const covered = isCovered ? { price: zero, usesPackage: true } : {}
  return {
    cancellation_summary: next ? summariseCancellation(schedule, { ...next, ...covered, now }, currency) : null,
    normal_price: normal === null ? null : presentPrice(normal, currency),
    price_reason: reason,
  }
}

/** An extra at the person's price; hidden when they do not qualify. */
function presentExtra(
  extra: Schedule['extras'][number],
  audiences: Audiences,
  { person, places, channel, currency, heldPlaces }: View,
): Unworded<Extra>[] {
  const price = priceFor(extra, person && audiences)
  if (price === null) return []
  const { id, name, placesId } = extra.option
  const stock = placesId === null ? undefined : places.get(placesId)
  const left = stock ? capacityOn(stock, channel).available : null
  const available = left === null || !stock ? left : left + (heldPlaces?.get(stock.id) ?? 0)
  const most = extraLimit(extra)
  return [
    {
      id,
      name,
      price: presentPrice(price, currency),
      available,
      whole_only: extra.wholeOnly === true,
      ...(most < limits.extraQuantity ? { max_quantity: most } : {}),
    },
  ]
}
