import { endpoints, PlatformError } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { createRedirectSession } from './create-session.ts'
import { presentSession } from './presenter.ts'

export const checkoutRoutes: readonly Route[] = [
  route(endpoints.createRedirectSession, async (deps, { cause }, { body, context }) => {
    const { 'x-partner-key': key } = context.headers
    return {
      data: await createRedirectSession(deps, {
        key: typeof key === 'string' ? key : undefined,
        idempotencyKey: context.idempotencyKey,
        session: body.data,
        cause,
      }),
    }
  }),
  readRoute(endpoints.readRedirectSession, async (reads, _actor, { params }) => {
    const row = await reads.checkouts.session({ id: params.checkoutId })
    if (!row) throw new PlatformError('item_not_found')
    return { data: presentSession(row) }
  }),
]
