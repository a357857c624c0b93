import { PlatformError } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

/** While the server comes to an end, requests on connections that are still open are told to try again, in our own words. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new PlatformError('busy') : undefined)
  })
}
