import { sceneForNamed } from '../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../ui/scenes/scene-window.ts'
import { alone, isPostponed, newTimeOf } from './my-bookings.ts'
import type { Entry, MyBooking, MyBookings } from './my-bookings.ts'

/** Bookings that share a row: those of several people, or several tickets, at the same session, from one order. */
export type SharedRow = { readonly first: Entry; readonly others: readonly Entry[] }

/** Puts entries of the same session, order and status into one row, in their order. */
export function sharedRows(entries: readonly Entry[]): readonly SharedRow[] {
  const rows = new Map<string, SharedRow>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const known = rows.get(key)
    rows.set(key, known ? { ...known, others: [...known.others, entry] } : { first: entry, others: [] })
  }
  return [...rows.values()]
}

/** All entries of a row. */
export function entriesOf({ first, others }: SharedRow): readonly Entry[] {
  return [first, ...others]
}

/** The first row that takes place at its date. */
export function nextRow(rows: readonly SharedRow[]): SharedRow | undefined {
  return rows.find(({ first: { booking } }) => booking.status === 'settled' && !isPostponed(booking))
}

/** A row for each postponed session, also for one of a course or camp, at its old time. */
export function postponedRows(bookings: readonly MyBooking[]): readonly SharedRow[] {
  return sharedRows(bookings.filter(isPostponed).map(alone))
}

/** A row for each session to come that the venue has moved, also for one of a course or camp. */
export function movedRows(bookings: readonly MyBooking[]): readonly SharedRow[] {
  return sharedRows(bookings.filter((booking) => newTimeOf(booking) !== null).map(alone))
}

/** Bookings to come in rows: the next one, this week, and later. */
export function comingRows({ next, thisWeek, later }: Pick<MyBookings, 'next' | 'thisWeek' | 'later'>) {
  const [nextRow = null, ...others] = sharedRows([...(next ? [next] : []), ...thisWeek, ...later])
  const soon = new Set(thisWeek)
  return {
    next: nextRow,
    thisWeek: others.filter(({ first }) => soon.has(first)),
    later: others.filter(({ first }) => !soon.has(first)),
  }
}

function keyOf({ booking: { id, orderId, occurrenceId, status }, days }: Entry): string {
  if (days.length > 1) return `days ${id}`
  return orderId === null || !occurrenceId ? `booking ${id}` : `${status} ${orderId} ${occurrenceId}`
}

/** Its picture: a course or camp has that of its category. */
export function sceneOfBooking({ bookingType, name, pictureKind, category }: MyBooking): SceneName {
  const isSoldWhole = bookingType === 'courses' || bookingType === 'camps'
  return sceneForNamed(isSoldWhole ? null : name, { pictureKind, name: category?.name, slug: category?.slug })
}
