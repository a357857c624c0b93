import type { FastifyInstance } from 'fastify'
import { GatewayRefusal } from '../refusals.ts'

const loopbackName = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Answers under the gateway's own names only: a page whose name was bound anew to this machine must not talk to it. */
export function checkHosts(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase()
    const isKnown = loopbackName.test(name) || names.includes(name)
    // Probes ask by address, and learn nothing but whether the gateway is there.
    done(isKnown || request.url.startsWith('/health/') ? undefined : new GatewayRefusal('host_not_allowed'))
  })
}
