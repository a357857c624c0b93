import type { FastifyInstance } from 'fastify'

/** Every part of a request that an answer may depend on. */
const varying =
  'Accept-Encoding, Accept-Language, Authorization, Cookie, Origin, X-Client-Domain, X-Sandbox, X-Selected-User'

/**
 * Answers of calls, including refusals, are private and not cached; a list for all visitors overrides it. Registered
 * before anything that may refuse a request.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access) reply.headers({ 'cache-control': 'no-store', vary: varying })
    done()
  })
}
