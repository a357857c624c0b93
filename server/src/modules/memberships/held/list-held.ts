import { addDays, localDate } from '@touchline/clock'
import type { ApiTypes, Membership, Unworded } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { listReply, pageOf, pageOfRows } from '../../../infra/http/answers/pagination.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import { presentRequest } from '../requests/presenter.ts'
import { renewalCostOf, type SoldType } from '../sell-membership.ts'
import { readBenefits } from './benefits.ts'
import { type Days, freezeOf, statusOf } from './membership-state.ts'

type Asking = {
  readonly userId: number
  readonly query: ApiTypes['listMemberships']['query']
  readonly now: number
}

type Row = Awaited<ReturnType<Reads['heldMemberships']['ofUser']>>[number]

/** As many requests of a membership are shown. */
const newestRequests = 10

/** A user's memberships, in force first, then newest first: a person has a few. */
export async function listHeld(
  reads: Reads,
  { userId, query, now }: Asking,
): Promise<Unworded<ApiTypes['listMemberships']['reply']>> {
  const page = pageOf(query)
  const today = localDate(now, 'UTC')
  const all = await reads.heldMemberships.ofUser({ userId })
  const isOver = ({ endsOn }: Row) => Number(endsOn !== null && endsOn < today)
  const sorted = all.toSorted((a, b) => isOver(a) - isOver(b) || (a.startsOn < b.startsOn ? 1 : -1) || b.id - a.id)
  const types = new Map((await reads.memberships.allTypes()).map((type) => [type.id, type]))
  const currency = currencyOf(await reads.site.getClient())
  const rows: Unworded<Membership>[] = []
  for (const row of pageOfRows(sorted, page)) rows.push(await presentHeld(reads, row, { types, currency, now }))
  return listReply({ ...page, rows, total: all.length, sortBy: 'status' })
}

type Known = {
  readonly types: ReadonlyMap<number, SoldType>
  readonly currency: Currency
  readonly now: number
}

async function presentHeld(reads: Reads, row: Row, { types, currency, now }: Known): Promise<Unworded<Membership>> {
  const type = types.get(row.membershipTypeId)
  const venue = await reads.venues.byId({ id: row.homeVenueId })
  if (!type || !venue) throw new Error(`membership ${row.id} has a type and a home venue`)
  const today = localDate(now, venue.timezone)
  const status = statusOf(row, today)
  const requests = await reads.membershipRequests.newestOf({ membershipId: row.id, limit: newestRequests })
  const asking = { userId: row.userId, typeId: type.id, today, timezone: venue.timezone, currency }
  return {
    id: row.id,
    membership_type: { id: type.id, name: type.name },
    status,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    home_venue: { id: venue.id, name: venue.name, slug: venue.slug },
    price: presentPrice(type.monthlyPrice, currency),
    freeze: freezeOf(row, today),
    next_payment: status === 'active' || status === 'frozen' ? nextPayment(row, type, currency) : null,
    benefits: status === 'ended' ? null : await readBenefits(reads, asking),
    requests: requests.map((request) => presentRequest(request, types, currency)),
  }
}

/** The renewal that goes on from the last day. A membership without an end needs none. */
function nextPayment({ endsOn }: Days, type: SoldType, currency: Currency): Membership['next_payment'] {
  if (endsOn === null) return null
  return { on: addDays(endsOn, 1), amount: presentPrice(renewalCostOf(type), currency) }
}
