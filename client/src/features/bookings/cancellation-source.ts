import type { CancellationSource } from '@touchline/contract/client'
import { environment } from '../../app/environment.ts'
import { currentSession } from '../../app/session/session.ts'

/** The client for reading, cancelling and moving bookings: staff act for the customer they serve. */
export function cancellationSource(): Extract<CancellationSource, 'customers' | 'foh' | 'my-account'> {
  if (currentSession().customer) return 'foh'
  return environment().site.isAccount ? 'my-account' : 'customers'
}
