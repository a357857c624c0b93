import { day } from '@touchline/clock'
import { type ApiTypes, type MembershipType, PlatformError, type Unworded } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/answers/pagination.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { Reads } from '../../repositories.ts'
import { suitableFor } from '../selling/index.ts'
import { currencyOf } from '../site/index.ts'
import { pricesWith } from './activity-prices.ts'

/** Ticket prices are taken from this many days ahead. */
const ahead = 14 * day

/** Memberships valid at a venue, by name. Throws `item_not_found` for the venue. */
export async function listTypes(
  reads: Reads,
  asking: {
    readonly venue: string
    readonly query: ApiTypes['listMembershipTypes']['query']
    readonly now: number
  },
): Promise<Unworded<ApiTypes['listMembershipTypes']['reply']>> {
  const all = await typesAt(reads, asking)
  const page = pageOf(asking.query)
  return listReply({ ...page, rows: pageOfRows(all, page), total: all.length, sortBy: 'name' })
}

/** Throws `item_not_found` for the venue, and for a membership not valid there. */
export async function readType(
  reads: Reads,
  asking: { readonly venue: string; readonly membershipTypeId: number; readonly now: number },
): Promise<Unworded<MembershipType>> {
  const found = (await typesAt(reads, asking)).find(({ id }) => id === asking.membershipTypeId)
  if (!found) throw new PlatformError('item_not_found')
  return found
}

/** An operator has only a few. */
async function typesAt(
  reads: Reads,
  { venue, now }: { readonly venue: string; readonly now: number },
): Promise<readonly Unworded<MembershipType>[]> {
  const found = await reads.venues.find(venue)
  if (!found) throw new PlatformError('item_not_found')
  const types = (await reads.memberships.allTypes()).filter(({ venueIds }) => venueIds.includes(found.id))
  if (types.length === 0) return []
  const currency = currencyOf(await reads.site.getClient())
  const spans = await reads.memberships.pricesAt({ venueId: found.id, now, until: now + ahead })
  const venues = await reads.venues.byIds({ ids: [...new Set(types.flatMap(({ venueIds }) => venueIds))] })
  return types.map((type) => ({
    id: type.id,
    name: type.name,
    description: type.description,
    venues: venues
      .filter(({ id }) => type.venueIds.includes(id))
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    monthly_price: presentPrice(type.monthlyPrice, currency),
    joining_fee: presentPrice(type.joiningFee, currency),
    renewal_fee: presentPrice(type.renewalFee, currency),
    suitable_for: suitableFor({ minAge: type.minAge, maxAge: type.maxAge, ageLabel: null }),
    activity_prices: [...pricesWith(spans, type.id, currency)],
  }))
}
