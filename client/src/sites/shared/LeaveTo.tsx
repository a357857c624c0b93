import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '../../app/navigation/redirects.ts'
import { environment } from '../../app/environment.ts'
import { leaveForGood } from '../../app/session/login/hand-over.ts'
import { personParameter } from '../../app/session/login/url-person.ts'

/** Goes to a safe target given in the address, else home. */
export function LeaveTo({ redirect }: { readonly redirect: string | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    const target = safeRedirect(redirect, new URL(window.location.href)) ?? environment().site.paths.home()
    const address = new URL(target, window.location.href)
    // The person in an address is taken when a visit begins.
    if (target.startsWith('/') && !address.searchParams.has(personParameter)) void navigate(target, { replace: true })
    else leaveForGood(address.href)
  }, [navigate, redirect])
  return null
}
