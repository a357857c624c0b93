import { readActivityClass } from '@touchline/contract/calls/activities'
import { readOrder } from '@touchline/contract/calls/orders'
import { call } from '../../../api/call.ts'
import { answerTo } from '../../../app/answers/question.ts'
import { isApiError } from '../../../api/api-error.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { channelInUse } from '../../../app/session/counter.ts'
import type { NewItem } from '../../../features/carts/use-basket.ts'
import { unmetIn } from '../../../features/restrictions/unmet.ts'
import { venueConfigOf, venueQuestion } from '../../../features/site/venue.ts'
import { placeItem, ticketItems } from '../../../features/timetable/booking/entry-items.ts'
import { datesQuestion } from '../../../features/timetable/dates/dates-question.ts'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { entriesIn } from '../../../features/timetable/entries/entry-of.ts'
import { readDay } from '../../../features/timetable/entries/use-entries.ts'
import type { DayOfActivity } from '../../../features/timetable/entries/use-entries.ts'
import { generationOn, slotType } from '../../../features/timetable/generation.ts'
import type { EntryDetails } from '../../../features/timetable/use-activity-class.ts'
import { dayIn } from '../../../i18n/calendar.ts'
import { clockText } from '../../../i18n/when.ts'
import type { Pair } from './pair.ts'

/** The next time of a pair that the platform says can be booked. */
export type NextTime = {
  readonly of: DayOfActivity
  readonly entry: Entry
  /** The package that would pay for it. */
  readonly coveredBy: EntryDetails['coveredBy']
  /** The basket item; null where something must be asked first, on the page of the time. */
  readonly item: NewItem | null
}

/** The days asked for: later ones are rarely open for booking. */
const mostDays = 14

/** The attendee, and the customer who books. */
type People = { readonly personId: number; readonly ownId: number }

/**
 * The next time of a pair within two weeks, as the platform offers it to the person; null without one. Throws the
 * ApiError of a call that failed.
 */
export async function readNextTime(pair: Pair, ownId: number): Promise<NextTime | null> {
  const { venueSlug, categorySlug, personId } = pair
  const [venue, days] = await Promise.all([
    answerTo(venueQuestion(venueSlug)),
    answerTo(datesQuestion(venueSlug, categorySlug)),
  ]).catch(absent)
  if (!venue || !days) return null
  const instant = platformNow()
  const today = dayIn(venue.timezone, instant)
  const now = `${today} ${clockText(instant, venue.timezone)}`
  const open = days.filter(({ raw, isBookable }) => isBookable && raw >= today).slice(0, mostDays)
  for (const { raw: day } of open) {
    const generation = generationOn(day, venueConfigOf(venue).migrationDate)
    const type = slotType(undefined, { v1Type: null, v2Type: pair.type }, generation)
    const of = { venueSlug, activitySlug: categorySlug, day, generation, type }
    const rows = await readDay(of, personId === ownId ? null : personId)
    const entry = entriesIn(rows, { day, now }).find(
      ({ name, standing }) => name === pair.name && standing.kind === 'bookable',
    )
    if (entry) return timeOf(pair, { of, entry }, { personId, ownId })
  }
  return null
}

/** The call does not exist, or the venue or activity no longer does. */
function absent(error: unknown): readonly [null, null] {
  if (isApiError(error) && error.status === 404) return [null, null]
  throw error
}

async function timeOf(
  pair: Pair,
  { of, entry }: Pick<NextTime, 'of' | 'entry'>,
  { personId, ownId }: People,
): Promise<NextTime> {
  const selected = personId === ownId ? {} : { selectedUserId: personId }
  const details: EntryDetails | null = await call(readActivityClass, {
    params: { id: entry.id },
    query: { source: channelInUse(), ...selected },
  }).catch(() => null)
  const { waiver, induction } = unmetIn(details?.restrictions)
  const isAsked = waiver !== null || induction !== null
  if (of.type !== 'tickets') {
    const parts = { purchasedForUserId: personId === ownId ? null : personId, agreedWaiverId: null }
    return {
      of,
      entry,
      coveredBy: details?.coveredBy ?? null,
      item: isAsked ? null : placeItem(entry.id, parts),
    }
  }
  const ticket = isAsked ? null : await ticketOf(pair, ownId, details?.tickets ?? [])
  const items = ticket?.id ? ticketItems({ [ticket.id]: 1 }, { purchasedForUserId: null, agreedWaiverId: null }) : []
  return { of, entry, coveredBy: ticket?.coveredBy ?? null, item: items[0] ?? null }
}

type Ticket = NonNullable<EntryDetails['tickets']>[number]

/** The only ticket on sale, or else the one of the last booking; null where the customer must choose. */
async function ticketOf({ booking }: Pair, ownId: number, tickets: readonly Ticket[]): Promise<Ticket | null> {
  const [only, ...others] = tickets
  if (others.length === 0) return only ?? null
  if (!booking.orderId) return null
  const order = await call(readOrder, { params: { userId: ownId, orderId: booking.orderId } }).catch(() => null)
  const bought = (order?.items ?? []).filter(({ occurrenceId }) => occurrenceId === booking.occurrenceId)
  const [line] = bought
  if (bought.length !== 1 || line?.quantity !== 1 || !line.pricingOptionId) return null
  return tickets.find(({ pricingOption }) => pricingOption?.id === line.pricingOptionId) ?? null
}
