import type { FastifyInstance } from 'fastify'

/** Everything in a request that an answer to a call may depend on. */
const varying =
  'Accept-Encoding, Accept-Language, Authorization, Cookie, Origin, X-Client-Domain, X-Sandbox, X-Selected-User'

/**
 * Answers of calls, refusals among them, are kept by nobody: they are about one person. What is the same for every visitor
 * says so itself. Registered before anything that may refuse a request.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access) reply.headers({ 'cache-control': 'no-store', vary: varying })
    done()
  })
}
