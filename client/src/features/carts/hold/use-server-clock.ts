import { readClient } from '@touchline/contract/calls/site'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '../../../api/call.ts'
import { now } from '../../../app/machine.ts'
import { aheadOf, isTimeFresh, platformNow } from '../../../app/platform-clock.ts'

/**
 * The platform's time, epoch milliseconds, looked at every second. Devices are wrong by minutes and the clock of a sandbox
 * is moved; holds go by the platform's. It is asked again whenever `since` changes, and until then what it told before counts:
 * a visit that begins with a hold has just been told.
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
