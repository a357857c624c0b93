import type { Course, Extra, Unworded } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import { capacityOn, type PlacesRow } from '../../places/index.ts'
import { type Audiences, everybody, explainPrice, priceFor, type PriceList } from '../../pricing/index.ts'
import { suitableFor } from '../eligibility/ages.ts'
import { opensLater } from '../eligibility/booking-window.ts'
import { summariseCancellation } from '../cancelling/cancellation-summary.ts'
import type { Situation } from '../eligibility/may-book.ts'
import type { Schedule } from '../../schedules/index.ts'
import { audiencesAt } from '../eligibility/person.ts'

/** What presenting a schedule needs beside it: the moment, the places, and who asks. */
export type View = Situation & {
  readonly currency: Currency
  readonly places: ReadonlyMap<number, PlacesRow>
}

/** What courses and camps say alike, whoever asks and whatever is left of them. */
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

export function audiencesIn({ person }: Pick<View, 'person'>, { row }: Pick<Schedule, 'row'>): Audiences {
  return person ? audiencesAt(person, row.venueId) : everybody
}

/** [P3-076 to P3-085] */
export function presentHead(schedule: Schedule, view: View): Head {
  const { row, venue, category } = schedule
  const audiences = audiencesIn(view, schedule)
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

/** What a person would pay now, from which list, and which share of a list price that is. */
export type Asked = {
  readonly list: PriceList | null
  /** The list price of the person; null: they do not qualify. */
  readonly listPrice: MinorUnits | null
  readonly proportion: (amount: MinorUnits) => MinorUnits
  /** From the session on to which who books now comes. */
  readonly next:
    | { readonly startsAt: number; readonly lastStartsAt: number | undefined; readonly price: MinorUnits | null }
    | undefined
}

/** What is to be known before booking: until when it can be given back, and why it costs what it costs. [O-97] */
export function presentTerms(
  schedule: Schedule,
  { list, listPrice, proportion, next }: Asked,
  { now, currency }: Pick<View, 'now' | 'currency'>,
): Pick<Unworded<Course>, 'cancellation_summary' | 'normal_price' | 'price_reason'> {
  const { normal, reason } = list
    ? explainPrice(list, listPrice, { currency, proportion })
    : { normal: null, reason: null }
  return {
    cancellation_summary: next ? summariseCancellation(schedule, { ...next, now }, currency) : null,
    normal_price: normal === null ? null : presentPrice(normal, currency),
    price_reason: reason,
  }
}

/** An extra at what it costs the person; one they do not qualify for is not offered. */
function presentExtra(extra: PriceList, audiences: Audiences, { person, places, channel, currency }: View): Extra[] {
  const price = priceFor(extra, person && audiences)
  if (price === null) return []
  const { id, name, placesId } = extra.option
  const stock = placesId === null ? undefined : places.get(placesId)
  const available = stock ? capacityOn(stock, channel).available : null
  return [{ id, name, price: presentPrice(price, currency), available }]
}
