import { readRestriction } from '@touchline/contract/calls/restrictions'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireRestriction = Entity<'Restriction'>

/** A waiver or induction with its terms. */
export function useRestriction(id: number): Query<Read<WireRestriction>> {
  return useQuery([readRestriction.name, id], () => call(readRestriction, { params: { id } }))
}
