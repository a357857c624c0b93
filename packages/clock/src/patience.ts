/** Timeouts for a request to arrive, in milliseconds. A client that stalls is disconnected within half a minute. */
export const patience = {
  requestTimeout: 20_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
} as const

/** The part of `Server` from `node:http` that is used here. */
type TimedServer = {
  headersTimeout: number
  requestTimeout: number
  readonly on: (event: 'listening' | 'close', listener: () => void) => unknown
}

const beatMs = 500

/**
 * Time in which the process could not read, on a busy or sleeping machine, does not count towards the timeout of a
 * request. Node checks the age of requests before it reads waiting data, so clients would be told that they were too
 * slow.
 */
export function forgiveOwnAbsence(server: TimedServer): void {
  let readAt = performance.now()
  let lastAbsence = 0
  let beat: ReturnType<typeof setInterval> | undefined
  // Waiting data has been read by then.
  const afterReading = () => {
    const now = performance.now()
    lastAbsence = now - readAt
    readAt = now
  }
  server.on('listening', () => {
    readAt = performance.now()
    beat = setInterval(() => void setImmediate(afterReading), beatMs).unref()
  })
  server.on('close', () => clearInterval(beat))
  const absence = () => (beat ? Math.max(lastAbsence, performance.now() - readAt) : 0)
  for (const limit of ['headersTimeout', 'requestTimeout'] as const) {
    let most = server[limit]
    const get = () => most + Math.ceil(absence())
    const set = (ms: number) => void (most = ms)
    Object.defineProperty(server, limit, { get, set })
  }
}
