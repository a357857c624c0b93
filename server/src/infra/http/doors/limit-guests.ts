import { type Clock, minute, second } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { isLoopback, networkOf } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Short, so that a client that tries again after a few seconds is answered. */
const windowMs = 10 * second
const mostNetworks = 20_000

/** Counts the calls with a limit for guests, all together, by the network they come from. */
export function limitGuests(app: FastifyInstance, wallClock: Clock): void {
  // Limited by size: with `max` the cache would allocate all its room at once.
  const windows = new LRUCache<string, { readonly begun: number; count: number }>({
    maxSize: mostNetworks,
    sizeCalculation: () => 1,
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { guestsPerMinute } = request.routeOptions.config
    // Behind a proxy that TRUST_PROXY does not name, everybody comes from this machine.
    if (guestsPerMinute === undefined || isLoopback(request.ip)) return done()
    const now = wallClock.now()
    const network = networkOf(request.ip)
    const known = windows.get(network)
    const window = known && now - known.begun < windowMs ? known : { begun: now, count: 0 }
    if (window !== known) windows.set(network, window)
    window.count += 1
    if (window.count <= (guestsPerMinute * windowMs) / minute) return done()
    done(new PlatformError('rate_limited', { retryAfter: Math.ceil((window.begun + windowMs - now) / second) }))
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of one network for this call and the others that have one. */
    guestsPerMinute?: number
  }
}
