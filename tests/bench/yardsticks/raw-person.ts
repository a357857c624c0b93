import { localDate } from '@touchline/clock'
import type { RestrictionSummary } from '@touchline/contract'
import type { Database } from 'better-sqlite3'

/** What decides prices and actions for one person. */
export type Person = {
  readonly memberAt: ReadonlySet<number>
  readonly booked: ReadonlyMap<string, 'settled' | 'reserved'>
  readonly agreed: ReadonlySet<number>
  readonly restrictions: ReadonlyMap<number, RestrictionSummary>
}

type MembershipRow = {
  readonly starts_on: string
  readonly ends_on: string | null
  readonly member_price_applies: number
  readonly venue_ids: string
  readonly timezone: string
}
type BundleRow = { readonly schedule_id: string; readonly status: 'settled' | 'reserved' }

export function personOver(db: Database): (userId: number, now: number) => Person {
  const memberships = db.prepare<[number], MembershipRow>(
    `select m.starts_on, m.ends_on, t.member_price_applies, t.venue_ids, v.timezone from memberships m
     join membership_types t on t.id = m.membership_type_id join venues v on v.id = m.home_venue_id where m.user_id = ?`,
  )
  const bundles = db.prepare<[number], BundleRow>(
    `select schedule_id, status from booking_bundles where user_id = ? and status <> 'cancelled'`,
  )
  const agreements = db.prepare<[number], { readonly restriction_id: number }>(
    'select restriction_id from waiver_agreements where user_id = ?',
  )
  const restrictions = db.prepare<[], RestrictionSummary>('select id, name, type from restrictions')
  return (userId, now) => {
    const inForce = memberships.all(userId).filter(({ starts_on, ends_on, timezone }) => {
      const today = localDate(now, timezone)
      return starts_on <= today && (ends_on === null || today <= ends_on)
    })
    const paying = inForce.filter(({ member_price_applies }) => member_price_applies === 1)
    return {
      memberAt: new Set(paying.flatMap(({ venue_ids }): number[] => JSON.parse(venue_ids))),
      booked: new Map(bundles.all(userId).map(({ schedule_id, status }) => [schedule_id, status])),
      agreed: new Set(agreements.all(userId).map(({ restriction_id }) => restriction_id)),
      restrictions: new Map(restrictions.all().map((row) => [row.id, row])),
    }
  }
}
