import type { CalendarEntry } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'

/** The calendar entry of a booking, as it is now. */
export type EntryFacts = {
  readonly uid: string
  /** The number of changes since the booking; the higher one wins. RFC 5545, SEQUENCE */
  readonly sequence: number
  /** The last change, or the booking itself; epoch milliseconds. */
  readonly changedAt: number
  readonly isCancelled: boolean
}

/** Calendar entries by booking; a booking without an order has none. The one source of mails, feeds and the site. [O-300] */
export async function readCalendarEntries(
  reads: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EntryFacts>> {
  if (ids.length === 0) return new Map()
  const { calendarKey } = await reads.site.getClient()
  const rows = await reads.bookings.ordered({ ids })
  return new Map(
    rows.map(({ id, status, sequence, changedAt, orderUuid }) => [
      id,
      {
        uid: uidOf({ calendarKey, orderUuid, id }),
        sequence,
        changedAt,
        isCancelled: status === 'cancelled',
      },
    ]),
  )
}

type Identified = { readonly calendarKey: string | null; readonly orderUuid: string; readonly id: number }

/** A number could be another installation's booking, and records of one's own may be loaded twice. */
function uidOf({ calendarKey, orderUuid, id }: Identified): string {
  return `${hashOf(`${calendarKey ?? ''} ${orderUuid} ${id}`).slice(0, 32)}@touchline`
}

export function presentCalendarEntry(
  { uid, sequence, changedAt, isCancelled }: EntryFacts,
  isPostponed: boolean,
): CalendarEntry {
  const postponed = isPostponed && !isCancelled
  return { uid, sequence, changed_at: presentInstant(changedAt), cancelled: isCancelled, postponed }
}
