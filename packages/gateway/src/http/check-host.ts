import type { FastifyInstance } from 'fastify'
import { hasTwoHosts } from '@touchline/serving'
import { GatewayRefusal } from '../refusals.ts'

const loopbackName = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Answers under the gateway's own host names only, against DNS rebinding. */
export function checkHosts(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase()
    const isKnown = loopbackName.test(name) || names.includes(name)
    if (hasTwoHosts(request.raw)) return done(new GatewayRefusal('invalid_request', { errors: [] }))
    // Health probes use the address, and learn only that the gateway is up.
    return done(isKnown || request.url.startsWith('/health/') ? undefined : new GatewayRefusal('host_not_allowed'))
  })
}
