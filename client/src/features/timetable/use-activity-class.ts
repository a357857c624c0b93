import { readActivityClass } from '@touchline/contract/calls/activities'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { channelInUse, personAskedFor } from '../../app/session/counter.ts'
import { useQuery } from '../../app/use-query.ts'

type ActivityClassDetails = Entity<'ActivityClassDetails'>

/** What is known of a class, a slot or a ticketed time beyond its row. */
export type EntryDetails = Read<ActivityClassDetails>

/**
 * One class, slot or ticketed time by itself; null while it is read, and for a platform that answers none: its row says
 * what matters. [S7-032]
 */
export function useActivityClass(id: string): {
  readonly details: EntryDetails | null
  readonly refresh: () => Promise<void>
} {
  const answer = useQuery(
    [readActivityClass.name, id],
    () => {
      const selectedUserId = personAskedFor()
      const person = selectedUserId === null ? {} : { selectedUserId }
      return call(readActivityClass, { params: { id }, query: { source: channelInUse(), ...person } })
    },
    'component',
  )
  return { details: answer.status === 'success' ? answer.data : null, refresh: answer.refresh }
}
