import { readActivityClass } from '@touchline/contract/calls/activities'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { buyerAskedFor, channelInUse, personAskedFor } from '../../app/session/counter.ts'
import { useQuery } from '../../app/answers/use-query.ts'

type ActivityClassDetails = Entity<'ActivityClassDetails'>

/** The details of a class, a slot or a ticketed time beyond its row. */
export type EntryDetails = Read<ActivityClassDetails>

/**
 * One class, slot or ticketed time; null while it is read, and on a platform without the call: its row has the
 * essentials. It is judged for the chosen person, and with tickets for the buyer.
 */
export function useActivityClass(
  id: string,
  { isTicketed }: { readonly isTicketed: boolean },
): {
  readonly details: EntryDetails | null
  readonly refresh: () => Promise<void>
} {
  const answer = useQuery(
    [readActivityClass.name, id],
    () => {
      const selectedUserId = isTicketed ? buyerAskedFor() : personAskedFor()
      const person = selectedUserId === null ? {} : { selectedUserId }
      return call(readActivityClass, { params: { id }, query: { source: channelInUse(), ...person } })
    },
    'component',
  )
  return { details: answer.status === 'success' ? answer.data : null, refresh: answer.refresh }
}
