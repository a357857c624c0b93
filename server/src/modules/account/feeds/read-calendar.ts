import { day } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { fallbackLanguage } from '@touchline/languages'
import type { Reads } from '../../../repositories.ts'
import { calendarFeed, titleOf } from '../../mails/index.ts'
import { readCalendarEntries } from '../../reservations/index.ts'
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
  const entries = await readCalendarEntries(
    reads,
    rows.map(({ booking }) => booking.id),
  )
  const { name: organisation } = await reads.site.getClient()
  const owner = await reads.users.byId({ id: ownerId })
  return calendarFeed({
    organisation,
    language: owner?.language ?? fallbackLanguage,
    events: rows.flatMap(({ booking, firstName }) => {
      const found = sessions.get(booking.occurrenceId)
      const entry = entries.get(booking.id)
      if (!found || !entry) return []
      const { name, location } = datedOf(found.schedule, found.session)
      const { startsAt, endsAt } = booking
      const isTentative = found.session.row.postponed === true
      return { ...entry, startsAt, endsAt, title: titleOf(name, firstName), location, isTentative }
    }),
  })
}
