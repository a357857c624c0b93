import { listCredits } from '@touchline/contract/calls/credits'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireCredit = Entity<'Credit'>

export type MyCredit = Having<Read<WireCredit>, 'id' | 'remaining'>

/** The rest of a customer's grants, soonest expiry first. */
export function useMyCredits(userId: number): Query<readonly MyCredit[]> {
  return useQuery(
    [listCredits.name, userId],
    async () =>
      having(await allPages((page) => callList(listCredits, { params: { userId }, query: page })), 'id', 'remaining'),
    // Another platform may lack the call: then credit is not shown.
    'component',
  )
}
