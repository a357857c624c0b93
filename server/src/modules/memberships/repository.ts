import { localDate } from '@touchline/clock'
import { eq, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createMembershipReads(db: ReadDb, { memberships, membershipTypes, venues }: Schema) {
  const ofUser = prepared(() =>
    db
      .select({
        startsOn: memberships.startsOn,
        endsOn: memberships.endsOn,
        memberPriceApplies: membershipTypes.memberPriceApplies,
        venueIds: membershipTypes.venueIds,
        timezone: venues.timezone,
      })
      .from(memberships)
      .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
      .innerJoin(venues, eq(venues.id, memberships.homeVenueId))
      .where(eq(memberships.userId, ph('userId')))
      .prepare('memberships_of_user'),
  )

  /** The memberships in force on the venue-local day of `now`. */
  async function inForce(userId: number, now: number) {
    const rows = await ofUser({ userId })
    return rows.filter(({ startsOn, endsOn, timezone }) => {
      const today = localDate(now, timezone)
      return startsOn <= today && (endsOn === null || today <= endsOn)
    })
  }

  return {
    isMember: async (userId: number, now: number) => (await inForce(userId, now)).length > 0,
    /** Ids of the venues at which a user pays member prices at `now`. */
    memberVenues: async (userId: number, now: number) => {
      const rows = await inForce(userId, now)
      const paying = rows.filter(({ memberPriceApplies }) => memberPriceApplies)
      return { venueIds: new Set(paying.flatMap(({ venueIds }) => venueIds)), isMember: rows.length > 0 }
    },
  }
}
