import { readClient } from 'virtual:calls/site'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '../../../api/call.ts'
import { now } from '../../../app/machine.ts'
import { aheadOf } from '../../../app/platform-clock.ts'

/**
 * The platform's time, epoch milliseconds, looked at every second; null until it is known. Devices are wrong by minutes and the clock of a
 * sandbox is moved; holds go by the platform's. It is asked again whenever `since` changes.
 */
export function useServerClock(since: string | null): number | null {
  const [at, setAt] = useState(now)
  const { data, error } = useSWR<number, unknown>(since === null ? null : [readClient.name, 'clock', since], async () =>
    aheadOf((await call(readClient)).serverTime),
  )
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(timer)
  }, [since])

  const offset = data ?? (error === undefined ? null : 0)
  return offset === null ? null : at + offset
}
