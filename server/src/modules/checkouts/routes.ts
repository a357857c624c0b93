import { endpoints } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { cancelRedirectSession } from './cancel-session.ts'
import { createRedirectSession } from './create-session.ts'
import { readRedirectSession } from './read-session.ts'

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
  readRoute(endpoints.readRedirectSession, async (reads, actor, { params }) => ({
    data: await readRedirectSession(reads, actor, params),
  })),
  route(endpoints.cancelRedirectSession, async (deps, actor, { params }) => {
    await cancelRedirectSession(deps, actor, params)
    return { data: await deps.store.read((reads) => readRedirectSession(reads, actor, params)) }
  }),
]
