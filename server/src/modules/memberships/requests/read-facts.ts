import { localDate } from '@touchline/clock'
import type { Reads } from '../../../repositories.ts'
import type { RequestFacts } from './decide-request.ts'

type Asking = { readonly membershipId: number; readonly toTypeId: number | null; readonly now: number }

/** The facts that decide a request, with the member; undefined for an unknown membership. */
export async function readRequestFacts(
  reads: Reads,
  { membershipId, toTypeId, now }: Asking,
): Promise<{ readonly userId: number; readonly facts: RequestFacts } | undefined> {
  const [membership] = await reads.memberships.byIds({ ids: [membershipId] })
  if (!membership) return undefined
  const types = await reads.memberships.allTypes()
  const type = types.find(({ id }) => id === membership.membershipTypeId)
  const venue = await reads.venues.byId({ id: membership.homeVenueId })
  if (!type || !venue) throw new Error(`membership ${membershipId} has a type and a home venue`)
  const { userId } = membership
  const held = await reads.memberships.inForceOf([userId], now)
  return {
    userId,
    facts: {
      membership,
      type,
      toType: types.find(({ id }) => id === toTypeId),
      heldTypeIds: held.map(({ typeId }) => typeId),
      today: localDate(now, venue.timezone),
    },
  }
}
