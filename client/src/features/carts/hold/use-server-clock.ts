import { readClient } from '@touchline/contract/calls/site'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '../../../api/call.ts'
import { now } from '../../../browser/machine.ts'
import { aheadOf, isTimeFresh, platformNow } from '../../../app/platform-clock.ts'

/**
 * The platform's time, epoch milliseconds, updated every second: devices are minutes wrong, a sandbox's clock is moved,
 * and holds go by the platform's. Read again when `since` changes; until then a time read just before counts.
 */
export function useServerClock(since: string | null): number {
  const [at, setAt] = useState(now)
  const { data } = useSWR<number, unknown>(
    since === null ? null : [readClient.name, 'clock', since],
    async () => aheadOf((await call(readClient)).serverTime),
    isTimeFresh() ? { revalidateOnMount: false } : {},
  )
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(timer)
  }, [since])

  return at + (data ?? platformNow() - now())
}
