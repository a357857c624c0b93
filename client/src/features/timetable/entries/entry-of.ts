import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../../api/keys.ts'
import { membersOnly } from '../../occurrences/members-only.ts'
import { byStart, isTime } from './entry.ts'
import type { Entry, EntryPrice, Named } from './entry.ts'
import { entryStanding } from './entry-standing.ts'

type ActivityClass = Entity<'ActivityClass'>
type FastTicketTime = Entity<'FastTicketTime'>
type Slot = Entity<'Slot'>

type Row = Read<ActivityClass> | Read<FastTicketTime> | Read<Slot>
type Clock = { readonly format_24Hour?: string | null; readonly local?: string | null }
type NamedAnswer = { readonly id?: number | string | null; readonly name?: string | null }

/** The local time as sent, or that of the moment. */
function timeIn(clock: Clock | null | undefined): string | null {
  const time = clock?.format_24Hour ?? clock?.local?.slice(11, 16) ?? ''
  return isTime(time) ? time : null
}

function namedIn(answer: NamedAnswer | null | undefined): Named | null {
  const name = answer?.name
  return name ? { id: String(answer.id ?? name), name } : null
}

/** Only classes and tickets have these. */
function peopleAndTags(row: Row): Pick<Entry, 'instructors' | 'tags'> {
  if (!('tags' in row)) return { instructors: [], tags: [] }
  return { instructors: row.instructors, tags: row.tags.flatMap((tag) => namedIn(tag) ?? []) }
}

/** Tickets have prices of their own. */
function pricesIn(row: Row): readonly EntryPrice[] {
  if (!('prices' in row)) return []
  return (row.prices ?? []).map(({ name, ages, price, memberPrice, isOwn }) => ({
    name: name ?? '',
    ages: ages.flatMap(({ label }) => label ?? []),
    price,
    memberPrice,
    isOwn: isOwn === true,
  }))
}

/** `now`: the venue's local time, `YYYY-MM-DD HH:MM`; `day`: of the list, `YYYY-MM-DD`. */
export type AsOf = { readonly day: string; readonly now: string }

function entryIn(row: Row, { day, now }: AsOf): Entry | null {
  const begins = timeIn(row.startsAt)
  // Without an id it cannot be bought, without a time it has no place in the list.
  if (row.id === null || begins === null) return null
  const { status = null, reason = null } = row.actionToShow ?? {}
  const capacity = row.capacity ?? null
  const only = membersOnly(row)
  return {
    id: String(row.id),
    occurrenceId: row.occurrenceId ?? (typeof row.id === 'string' ? row.id : null),
    name: row.name ?? null,
    begins,
    ends: timeIn(row.endsAt),
    ...peopleAndTags(row),
    location: namedIn(row.location),
    standing: entryStanding({
      status,
      reason,
      code: row.bookableAction?.reason?.code ?? null,
      limit: row.bookableAction?.reason?.limit ?? null,
      only,
      booking: row.bookableAction?.reason?.booking ?? null,
      available: capacity?.available ?? null,
      isCancelled: row.status === 'cancelled',
      hasStarted: `${day} ${begins}` <= now,
    }),
    isPostponed: row.isPostponed === true && row.status !== 'cancelled',
    capacity: capacity && { available: capacity.available, maximum: capacity.maximum },
    price: only ? null : (row.price ?? null),
    normalPrice: row.normalPrice ?? null,
    priceReason: row.priceReason ?? null,
    prices: pricesIn(row),
    suitableFor: row.suitableFor ?? null,
    pictureKind: row.pictureKind ?? null,
  }
}

/** A day's entries by start; an unreadable row is left out alone. */
export function entriesIn(rows: readonly Row[], asOf: AsOf): readonly Entry[] {
  return byStart(rows.flatMap((row) => entryIn(row, asOf) ?? []))
}
