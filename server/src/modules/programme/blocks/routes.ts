import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../../infra/http/route.ts'
import { blockOnWire } from './block-on-wire.ts'
import { liftBlock } from './lift-block.ts'
import { text } from '../../../texts/index.ts'

export const blockRoutes: readonly Route[] = [
  route(endpoints.blockOccurrence, async (deps, actor, { params, body }) => ({
    data: await blockOnWire(deps, actor, { ...params, block: body.data }),
  })),
  route(endpoints.liftBlock, async (deps, actor, { params }) => {
    await liftBlock(deps, actor, params)
    return { message: text('bookings:places_free_again') }
  }),
]
