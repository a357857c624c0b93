import { endpoints, ErrorBody } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from './mount.ts'

/** Each throws or answers false when what it checks is not there. */
export type Checks = {
  readonly database: () => Promise<boolean>
  readonly gateway: () => Promise<boolean>
}

/** Whether the process answers, and whether it can serve: 503 names what is missing. */
export function healthRoutes(app: FastifyInstance, checks: Checks): void {
  mount(app, endpoints.readLive, async () => ({ status: 'live' }))
  app.get(
    endpoints.readReady.call.path,
    { schema: readySchema, config: { access: 'public' } },
    async (_request, reply) => {
      const passes = (check: () => Promise<boolean>) => check().catch(() => false)
      const [database, gateway] = await Promise.all([passes(checks.database), passes(checks.gateway)])
      const ready = database && gateway
      // A database that opens has been migrated: that is part of opening it.
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? 'ready' : 'not ready', checks: { database, migrations: database, gateway } })
    },
  )
}

/** Like the mounted calls', but 503 has the same shape as 200: it names what is missing. */
const readySchema = {
  operationId: endpoints.readReady.call.name,
  summary: endpoints.readReady.summary,
  tags: [endpoints.readReady.tag],
  security: [],
  response: { 200: endpoints.readReady.reply, '4xx': ErrorBody },
}
