import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { readFooter, readTheme } from '@touchline/contract/calls/site'
import { readVenue } from '@touchline/contract/calls/venues'
import { useLanguage } from '../../i18n/use-language.ts'
import { currentIdentity } from '../session/counter.ts'
import { useSession } from '../session/use-session.ts'

/** Answers that are the same for everybody. */
const common: ReadonlySet<unknown> = new Set([readTheme.name, readFooter.name, readVenue.name])

/** Whether an answer, by its key, may differ for another person, or after a booking or a waitlist change. */
export function dependsOnIdentity(key: unknown): boolean {
  return !(Array.isArray(key) && common.has(key[0]))
}

/** Reads everything on the page again after a login, a logout, or a change of the linked user. */
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

/** Reads everything on the page again after a change of language, in which the platform answers. */
export function useRefreshOnLanguageChange(): void {
  const { mutate } = useSWRConfig()
  const language = useLanguage()
  const known = useRef(language)

  useEffect(() => {
    if (known.current === language) return
    known.current = language
    void mutate(() => true)
  }, [language, mutate])
}
