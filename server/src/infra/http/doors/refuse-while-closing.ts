import { PlatformError } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

/** While the server closes, requests on open connections are told to try again. */
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
