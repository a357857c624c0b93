import type { CancellationSource } from '@touchline/contract/client'
import { currentSession } from '../../app/session/session.ts'

/** The client for reading, cancelling and moving bookings: staff act for the customer they serve. */
export function cancellationSource(): Extract<CancellationSource, 'customers' | 'foh'> {
  return currentSession().customer ? 'foh' : 'customers'
}
