import { day, localDate } from '@touchline/clock'
import type { Database } from 'better-sqlite3'

export type Booking = {
  readonly item_id: number
  readonly occurrence_id: string
  readonly schedule_id: string
  readonly name: string
  readonly starts_at: number
  readonly ends_at: number
  readonly status: 'settled' | 'reserved'
  readonly exclusive: number
}

type Wait = { readonly places_id: number }

/** The facts that decide prices and actions for a person. */
export type Person = {
  readonly bornOn: string | null
  /** Audiences by venue: `membership:1@101`. */
  readonly memberAt: ReadonlySet<string>
  readonly bookings: readonly Booking[]
  readonly agreed: ReadonlySet<number>
  readonly waits: readonly Wait[]
}

type MembershipRow = {
  readonly type_id: number
  readonly starts_on: string
  readonly ends_on: string | null
  readonly member_price_applies: number
  readonly venue_ids: string
  readonly timezone: string
}

/** No session lasts longer. */
const longest = 31 * day

type Asked = { readonly userId: number; readonly now: number }
type Span = { readonly from: number; readonly to: number }

export type PersonReader = {
  /** `membership:{type}@{venue}` of the memberships that give a price now. */
  readonly memberships: (asked: Asked) => readonly string[]
  readonly person: (asked: Asked & Span) => Person
}

/** One statement per table. */
export function personOver(db: Database): PersonReader {
  const memberships = db.prepare<[number], MembershipRow>(
    `select t.id type_id, m.starts_on, m.ends_on, t.member_price_applies, t.venue_ids, v.timezone from memberships m
     join membership_types t on t.id = m.membership_type_id join venues v on v.id = m.home_venue_id where m.user_id = ?`,
  )
  const bookings = db.prepare<[number, number, number, number], Booking>(
    `select b.item_id, b.occurrence_id, b.schedule_id, s.name, b.starts_at, b.ends_at, b.status, b.exclusive
     from bookings b join schedules s on s.id = b.schedule_id
     where b.user_id = ? and b.starts_at > ? and b.starts_at < ? and b.ends_at > ? and b.status <> 'cancelled'`,
  )
  const agreements = db
    .prepare<[number], number>('select restriction_id from waiver_agreements where user_id = ?')
    .pluck()
  const birthdays = db.prepare<[number], string | null>('select born_on from users where id = ?').pluck()
  const waits = db.prepare<[number], Wait>(
    `select places_id from waitlist_entries where user_id = ? and status in ('waiting', 'offered') order by id`,
  )

  function memberAt({ userId, now }: Asked): string[] {
    return memberships.all(userId).flatMap((row) => {
      const today = localDate(now, row.timezone)
      const isInForce = row.starts_on <= today && (row.ends_on === null || today <= row.ends_on)
      if (!isInForce || row.member_price_applies !== 1) return []
      const venueIds: number[] = JSON.parse(row.venue_ids)
      return venueIds.map((venueId) => `membership:${row.type_id}@${venueId}`)
    })
  }

  return {
    memberships: memberAt,
    person: ({ userId, now, from, to }) => ({
      bornOn: birthdays.get(userId) ?? null,
      memberAt: new Set(memberAt({ userId, now })),
      bookings: from <= to ? bookings.all(userId, from - longest, to, from) : [],
      agreed: new Set(agreements.all(userId)),
      waits: waits.all(userId),
    }),
  }
}
