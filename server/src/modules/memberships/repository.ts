import { localDate } from '@touchline/clock'
import { asc, eq } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** A type of membership in force, with the venues at which it gives a price. */
export type GivingPrice = { readonly typeId: number; readonly venueIds: readonly number[] }

export function createMembershipReads(db: ReadDb, { memberships, membershipTypes, venues }: Schema) {
  const rows = queries('memberships', db, {
    ofUsers: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({
          userId: memberships.userId,
          typeId: membershipTypes.id,
          startsOn: memberships.startsOn,
          endsOn: memberships.endsOn,
          memberPriceApplies: membershipTypes.memberPriceApplies,
          venueIds: membershipTypes.venueIds,
          timezone: venues.timezone,
        })
        .from(memberships)
        .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
        .innerJoin(venues, eq(venues.id, memberships.homeVenueId))
        .where(inList(memberships.userId, $.userIds))
        .orderBy(asc(memberships.id)),
    ),
  })

  /** The memberships in force on the venue-local day of `now`. */
  async function inForce(userIds: readonly number[], now: number) {
    const found = await rows.ofUsers({ userIds })
    return found.filter(({ startsOn, endsOn, timezone }) => {
      const today = localDate(now, timezone)
      return startsOn <= today && (endsOn === null || today <= endsOn)
    })
  }

  return {
    isMember: async (userId: number, now: number) => (await inForce([userId], now)).length > 0,
    /** What gives member prices to users at `now`; users without any are not there. */
    givingPrices: async (
      userIds: readonly number[],
      now: number,
    ): Promise<ReadonlyMap<number, readonly GivingPrice[]>> => {
      const giving = (await inForce(userIds, now)).filter(({ memberPriceApplies }) => memberPriceApplies)
      return Map.groupBy(giving, ({ userId }) => userId)
    },
  }
}
