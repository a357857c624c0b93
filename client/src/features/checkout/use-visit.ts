import { readRedirectSession } from 'virtual:calls/checkouts'
import type { RedirectSession as WireSession } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'

/** A visit to the checkout from a third party's site, as far as a platform says it. [S3-049, O-17] */
export type RedirectSession = Read<WireSession>

/** One that does not exist is an error for the page to show. */
export function useVisit(checkoutId: string): Query<RedirectSession> {
  return useQuery([readRedirectSession.name, checkoutId], () => call(readRedirectSession, { params: { checkoutId } }))
}
