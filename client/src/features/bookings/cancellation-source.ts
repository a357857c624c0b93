import type { CancellationSource } from '@touchline/contract/client'
import { currentSession } from '../../app/session/session.ts'

/** As whom bookings are seen, cancelled and moved: staff do it for the customer whom they serve. [P3-048, O-34, O-209] */
export function cancellationSource(): Extract<CancellationSource, 'customers' | 'foh'> {
  return currentSession().customer ? 'foh' : 'customers'
}
