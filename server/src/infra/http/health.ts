import { endpoints, ErrorBody } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from './mount.ts'

export type Checks = {
  /** The reason the database cannot be used, in words; undefined when it can. */
  readonly database: () => Promise<string | undefined>
  /** Throws or answers false when it is unreachable or cannot keep payments. */
  readonly gateway: () => Promise<boolean>
}

/** Liveness and readiness: 503 names what is missing, and why. */
export function healthRoutes(app: FastifyInstance, checks: Checks): void {
  mount(app, endpoints.readLive, async () => ({ status: 'live' }))
  app.get(
    endpoints.readReady.call.path,
    { schema: readySchema, config: { access: 'public' } },
    async (_request, reply) => {
      const [reason, gateway] = await Promise.all([checks.database(), checks.gateway().catch(() => false)])
      const database = reason === undefined
      // Opening a database includes its migration.
      const found = { checks: { database, migrations: database, gateway } }
      if (database && gateway) return { status: 'ready', ...found }
      const reasons = {
        ...(reason === undefined ? {} : { database: reason }),
        ...(gateway ? {} : { gateway: 'The gateway does not answer, or cannot use its database.' }),
      }
      return reply.code(503).send({ status: 'not ready', ...found, reasons })
    },
  )
}

/** Unlike a mounted call's, 503 has the shape of 200: it names what is missing. */
const readySchema = {
  operationId: endpoints.readReady.call.name,
  summary: endpoints.readReady.summary,
  tags: [endpoints.readReady.tag.name],
  security: [],
  response: { 200: endpoints.readReady.reply, '4xx': ErrorBody },
}
