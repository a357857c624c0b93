import { endpoints, PlatformError } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'

export const restrictionRoutes: readonly Route[] = [
  route(endpoints.readRestriction, ({ params, context }) =>
    context.deps.store.read(async (reads) => {
      const found = await reads.restrictions.byId(params.id)
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
  ),
]
