import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '../../app/navigation/redirects.ts'
import { environment } from '../../app/environment.ts'
import { leaveForGood } from '../../app/session/login/hand-over.ts'

/** Goes to a safe target given in the address, else home. */
export function LeaveTo({ redirect }: { readonly redirect: string | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    const target = safeRedirect(redirect, new URL(window.location.href)) ?? environment().site.paths.home()
    if (target.startsWith('/')) void navigate(target, { replace: true })
    else leaveForGood(target)
  }, [navigate, redirect])
  return null
}
