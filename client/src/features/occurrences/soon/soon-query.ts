import { channelInUse } from '../../../app/session/counter.ts'
import { selectedUserQuery } from '../selected-user-query.ts'

/** Which of what begins soon. */
export type AskedSoon = {
  /** Undefined: at all venues. */
  readonly venue?: string
  readonly days: number
  readonly limit: number
}

/** What begins soon and can be booked, for whoever is booked for. */
export function soonQuery(asked: AskedSoon) {
  return { ...selectedUserQuery(), source: channelInUse(), ...asked } as const
}
