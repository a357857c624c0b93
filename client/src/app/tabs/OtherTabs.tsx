import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { dependsOnIdentity } from '../answers/use-refresh.ts'
import { lookAtLogin } from '../session/login/use-login-watch.ts'
import { followOtherTabs } from './follow-other-tabs.ts'

/** Keeps this tab like the browser's other tabs of this site: login, basket, bookings and places. [O-335] */
export function OtherTabs(): null {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      followOtherTabs(document, () => {
        lookAtLogin()
        void mutate(dependsOnIdentity)
      }),
    [mutate],
  )
  return null
}
