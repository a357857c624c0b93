import { endpoints } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from './serve.ts'

/** Each throws or answers false when what it checks is not there. */
export type Checks = {
  readonly database: () => Promise<boolean>
  readonly gateway: () => Promise<boolean>
}

/** Whether the process answers, and whether it can serve: 503 names what is missing. */
export function healthRoutes(app: FastifyInstance, checks: Checks): void {
  mount(app, endpoints.readLive, async () => ({ status: 'live' }))
  app.get(
    '/health/ready',
    { schema: { operationId: 'readReady', summary: endpoints.readReady.summary, tags: ['Health'] } },
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
