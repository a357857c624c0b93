import { day } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { Reads } from '../../../repositories.ts'
import { calendarFeed } from '../../mails/index.ts'
import { datedOf, readSessions } from '../../schedules/index.ts'

/** Earlier bookings stay in a calendar for this long. */
const keptFor = 90 * day
/** The most events of one calendar. */
const mostEvents = 1000

/**
 * The calendar behind a secret: bookings for the user and for the people they may act for, and those they made for
 * others. Throws `item_not_found` for a secret that is unknown or was replaced.
 */
export async function readCalendar(reads: Reads, secret: string, now: number): Promise<string> {
  const feed = await reads.account.feedBy({ secretHash: hashOf(secret) })
  if (!feed) throw new PlatformError('item_not_found')
  const { userId: ownerId } = feed
  const linked = await reads.users.linkedTo({ ownerId })
  const userIds = [ownerId, ...linked.map(({ user }) => user.id)]
  const rows = await reads.account.calendarBookings({ ownerId, userIds, since: now - keptFor, limit: mostEvents })
  const sessions = await readSessions(
    reads,
    rows.map(({ booking }) => booking),
  )
  const { name: organisation } = await reads.site.getClient()
  return calendarFeed({
    organisation,
    events: rows.flatMap(({ booking, firstName }) => {
      const found = sessions.get(booking.occurrenceId)
      if (!found) return []
      const { name, location } = datedOf(found.schedule, found.session)
      const { id: bookingId, sequence, startsAt, endsAt } = booking
      return {
        bookingId,
        sequence,
        startsAt,
        endsAt,
        title: firstName === null ? name : `${name} (${firstName})`,
        location,
        isCancelled: booking.status === 'cancelled',
        changedAt: booking.changedAt ?? booking.cancelledAt ?? booking.createdAt,
      }
    }),
  })
}
