import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

const beatMs = 500

/**
 * What keeps the process from reading, a machine with other work or one that slept, is not counted as time in which a
 * request did not arrive. Node judges requests by their age before it reads what is waiting: whoever asked while the
 * process was away would be told that they took too long.
 */
export function forgiveOwnAbsence(app: FastifyInstance): void {
  const { server } = app
  let readAt = performance.now()
  let lastAbsence = 0
  const beat = setInterval(() => {
    // What was waiting has been read by then.
    setImmediate(() => {
      const now = performance.now()
      lastAbsence = now - readAt
      readAt = now
    })
  }, beatMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(beat)
    done()
  })
  const absence = () => Math.max(lastAbsence, performance.now() - readAt)
  for (const limit of ['headersTimeout', 'requestTimeout'] as const) {
    let most = server[limit]
    const get = () => most + Math.ceil(absence())
    const set = (ms: number) => void (most = ms)
    Object.defineProperty(server, limit, { get, set })
  }
}
