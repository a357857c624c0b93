import type { Clock } from '@touchline/clock'
import type { Gateway } from './create-gateway.ts'

const longestWaitMs = 1000

/**
 * Runs a gateway's due jobs, checking at least once a second because clocks can be moved. `wake` checks at once; `stop`
 * lets the current run finish and starts no other. A failed run is reported and retried.
 */
export function runByTimer(gateway: Gateway, clock: Clock, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isWanted = false

  function plan(): void {
    if (isStopped) return
    const wait = isWanted ? 0 : (gateway.nextDueAt() ?? Number.POSITIVE_INFINITY) - clock.now()
    isWanted = false
    timer = setTimeout(start, Math.max(0, Math.min(longestWaitMs, wait)))
  }

  function start(): void {
    running = gateway
      .runDue()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined
        plan()
      })
  }

  plan()
  return {
    wake(): void {
      isWanted = true
      if (running) return
      clearTimeout(timer)
      plan()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
