/** How long a request may take to arrive: whoever stalls in the middle is cut off within half a minute. Milliseconds. */
export const patience = {
  requestTimeout: 20_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
} as const

/** As far as it matters here, a `Server` of `node:http`. */
type TimedServer = {
  headersTimeout: number
  requestTimeout: number
  readonly on: (event: 'listening' | 'close', listener: () => void) => unknown
}

const beatMs = 500

/**
 * What keeps the process from reading, a machine with other work or one that slept, is not counted as time in which a
 * request did not arrive. Node judges requests by their age before it reads what is waiting: whoever asked while the
 * process was away would be told that they took too long.
 */
export function forgiveOwnAbsence(server: TimedServer): void {
  let readAt = performance.now()
  let lastAbsence = 0
  let beat: ReturnType<typeof setInterval> | undefined
  // What was waiting has been read by then.
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
