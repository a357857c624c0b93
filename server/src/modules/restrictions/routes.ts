import { endpoints, PlatformError, type Restriction } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/answers/pagination.ts'
import { readRoute, type Route } from '../../infra/http/route.ts'
import type { Reads } from '../../repositories.ts'

export const restrictionRoutes: readonly Route[] = [
  readRoute(endpoints.listRestrictions, async (reads, _actor, { query: { search = '', type, ...paging } }) => {
    const page = pageOf(paging)
    const wanted = search.trim().toLowerCase()
    const found = (await reads.restrictions.all()).filter(
      ({ restriction }) =>
        (type === undefined || restriction.type === type) && restriction.name.toLowerCase().includes(wanted),
    )
    const rows = pageOfRows(found, page).map(presentRestriction)
    return listReply({ ...page, rows, total: found.length, sortBy: 'name' })
  }),
  readRoute(endpoints.readRestriction, async (reads, _actor, { params }) => {
    const found = await reads.restrictions.byId({ id: params.id })
    if (!found) throw new PlatformError('item_not_found')
    return { data: presentRestriction(found) }
  }),
]

type Found = Awaited<ReturnType<Reads['restrictions']['all']>>[number]

function presentRestriction({ restriction, category }: Found): Restriction {
  return {
    id: restriction.id,
    name: restriction.name,
    type: restriction.type,
    terms: restriction.terms,
    related_category: category && {
      id: category.id,
      name: category.name,
      slug: category.slug,
      booking_type: category.bookingType,
    },
  }
}
