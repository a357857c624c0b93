import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveForGood } from '../../../app/session/login/hand-over.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { onAccount } from '../../shared/other-sites.ts'

type Props = {
  /** The path of the page on the account site. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * A customer's own page: on the account site where there is one. Staff who serve a customer stay, because the account
 * site shows the account of the login. [O-16, O-209]
 */
export function OnAccountSite({ path, children }: Props) {
  const { search } = useLocation()
  const { loggedIn, user, customer } = useSession()
  // The served customer is known once the user is.
  const isAwaited = loggedIn && user === null
  const address = isAwaited || customer !== null ? null : onAccount(path + search)
  useEffect(() => {
    if (address !== null) leaveForGood(address)
  }, [address])
  return isAwaited || address !== null ? <UserAwaited /> : children
}
