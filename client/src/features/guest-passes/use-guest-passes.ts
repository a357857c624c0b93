import { listGuestPasses, readGuestPass } from '@touchline/contract/calls/guest-passes'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { unreadable } from '../../api/api-error.ts'
import { call, callList } from '../../api/call.ts'
import { has, having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WirePass = Entity<'GuestPass'>
type SharedGuestPass = Entity<'SharedGuestPass'>

/** A pass as its guest sees it. */
export type SharedPass = Having<Read<SharedGuestPass>, 'code'>
export type GuestPass = Having<Read<WirePass>, 'code'>

/** All passes of the customer, newest first. */
export function useGuestPasses(userId: number): Query<readonly GuestPass[]> {
  return useQuery(
    [listGuestPasses.name, userId],
    async () => having(await allPages((page) => callList(listGuestPasses, { query: page })), 'code'),
    'component',
  )
}

/** A pass by its code. */
export function useSharedPass(code: string): Query<SharedPass> {
  return useQuery([readGuestPass.name, code], async () => {
    const answer = await call(readGuestPass, { params: { code } })
    if (!has(answer, 'code')) throw unreadable()
    return answer
  })
}
