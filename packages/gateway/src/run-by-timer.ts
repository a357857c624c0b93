import type { Clock } from '@touchline/clock'
import type { Gateway } from './create-gateway.ts'

const longestWaitMs = 1000

/**
 * Runs a gateway's due jobs, checking at least once a second because clocks can be moved. `wake` checks at once; `stop`
 * lets the current run finish and starts no other. A failed run is reported and retried a second later: its jobs are due
 * still, and a disk that is full stays full for a while.
 */
export function runByTimer(gateway: Gateway, clock: Clock, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isWanted = false
  let hasFailed = false

  function wait(): number {
    if (hasFailed) return longestWaitMs
    return isWanted ? 0 : (gateway.nextDueAt() ?? Number.POSITIVE_INFINITY) - clock.now()
  }

  function plan(): void {
    if (isStopped) return
    const planned = wait()
    isWanted = false
    timer = setTimeout(start, Math.max(0, Math.min(longestWaitMs, planned)))
  }

  function start(): void {
    running = gateway
      .runDue()
      .then(
        () => {
          hasFailed = false
        },
        (error: unknown) => {
          hasFailed = true
          onError(error)
        },
      )
      .finally(() => {
        running = undefined
        plan()
      })
  }

  plan()
  return {
    wake(): void {
      isWanted = true
      if (running || hasFailed) return
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
