import { endpoints, PlatformError } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'

export const restrictionRoutes: readonly Route[] = [
  readRoute(endpoints.readRestriction, async (reads, _actor, { params }) => {
    const found = await reads.restrictions.byId({ id: params.id })
    if (!found) throw new PlatformError('item_not_found')
    const { restriction, category } = found
    return {
      data: {
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
      },
    }
  }),
]
