import {
  addLinkedUser,
  listLinkInvitations,
  listLinkOwners,
  removeLinkedUser,
  removeLinkOwner,
  withdrawLinkInvitation,
} from '@touchline/contract/calls/linked-users'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../../../api/all-pages.ts'
import { call, callList } from '../../../../api/call.ts'
import type { Input } from '../../../../api/exchange.ts'
import { having } from '../../../../api/having.ts'
import type { Having } from '../../../../api/having.ts'
import type { Read } from '../../../../api/keys.ts'
import { useQuery } from '../../../../app/answers/use-query.ts'
import type { Query } from '../../../../app/answers/use-query.ts'
import { loadLinkedUsers } from '../../../../app/session/session.ts'

type Invitation = Having<Read<Entity<'LinkInvitation'>>, 'id' | 'email'>
type LinkOwner = Having<Read<Entity<'LinkOwner'>>, 'id' | 'name'>
type NewPerson = Input<typeof addLinkedUser>['body']['data']

/** Adults who were asked and have not agreed, newest first. */
export function useInvitations(userId: number): Query<readonly Invitation[]> {
  return useQuery(
    [listLinkInvitations.name, userId],
    async () =>
      having(
        await allPages((page) => callList(listLinkInvitations, { params: { userId }, query: page })),
        'id',
        'email',
      ),
    // Another platform may lack the call: then nobody can be added.
    'component',
  )
}

/** The people who may act for a user. */
export function useLinkOwners(userId: number): Query<readonly LinkOwner[]> {
  return useQuery(
    [listLinkOwners.name, userId],
    async () => having(await call(listLinkOwners, { params: { userId } }), 'id', 'name'),
    'component',
  )
}

/** Adds a child, who can be booked for at once, or asks an adult. Throws an ApiError; a 422 names its fields. */
export async function addPerson(userId: number, data: NewPerson): Promise<void> {
  await call(addLinkedUser, { params: { userId }, body: { data } })
  await loadLinkedUsers()
}

export async function removePerson(userId: number, linkedUserId: number): Promise<void> {
  await call(removeLinkedUser, { params: { userId, linkedUserId } })
  await loadLinkedUsers()
}

export async function withdrawInvitation(userId: number, invitationId: number): Promise<void> {
  await call(withdrawLinkInvitation, { params: { userId, invitationId } })
}

export async function removeOwner(userId: number, linkedUserId: number): Promise<void> {
  await call(removeLinkOwner, { params: { userId, linkedUserId } })
}
