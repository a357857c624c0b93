import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { readFooter, readTheme } from '@touchline/contract/calls/site'
import { readVenue } from '@touchline/contract/calls/venues'
import { environment } from '../environment.ts'
import { channelInUse, personAskedFor } from './counter.ts'
import { useSession } from './use-session.ts'

/** Whose answers the platform gives: calls carry the login and the person acted for from their cookies. */
function currentIdentity(): string {
  const { credentials } = environment()
  return [credentials.tokenFor(window.location.pathname), personAskedFor(), channelInUse()].join('/')
}

/** Answers that are the same for everybody. */
const common: ReadonlySet<unknown> = new Set([readTheme.name, readFooter.name, readVenue.name])

/** Whether an answer, by its key, may be another one for another person, or after something was booked or waited for. */
export function dependsOnIdentity(key: unknown): boolean {
  return !(Array.isArray(key) && common.has(key[0]))
}

/** Reads everything on the page again when somebody logs in or out, or another person is acted for. [S4-041] */
export function useRefreshOnSessionChange(): void {
  const { mutate } = useSWRConfig()
  const session = useSession()
  const known = useRef<string>(undefined)

  useEffect(() => {
    const identity = currentIdentity()
    const before = known.current
    known.current = identity
    if (before !== undefined && before !== identity) void mutate(dependsOnIdentity)
  }, [session, mutate])
}
