import type { AddItem, CartSource } from '@touchline/contract'
import { PlatformError } from '@touchline/contract'
import type { Actor } from '@touchline/server'
import type { RemotePerson } from '../support/remote-person.ts'

/** How an attempt to put something into a basket ends: `added`, or the code of the refusal. */
export async function attempt(
  person: RemotePerson,
  item: AddItem,
  { source = 'activity-booking', userId = person.id }: { readonly source?: CartSource; readonly userId?: number } = {},
): Promise<string> {
  const { status, json } = await person.send({
    method: 'POST',
    url: `/api/v1/users/${userId}/carts/${source}/items`,
    payload: { items: [item] },
  })
  // The envelope of every refusal.
  return status === 201 ? 'added' : (json() as { readonly code: string }).code
}

/** How often each ending came about. */
export function tally(endings: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const ending of endings) counts[ending] = (counts[ending] ?? 0) + 1
  return counts
}

/** How a use case ends that no call reaches yet. */
export async function ending(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof PlatformError) return error.code
    throw error
  }
}

export function customer(userId: number): Actor {
  return {
    callerId: userId,
    ownerId: userId,
    selectedUserId: undefined,
    channel: 'online',
    roles: ['customer'],
    permissions: [],
    cause: { kind: 'request', call: 'test' },
  }
}

export function staff(userId: number): Actor {
  return { ...customer(userId), channel: 'foh', roles: ['foh'], permissions: ['view-block-bookings'] }
}

export const alone = (id: string): AddItem => ({ purchasable_type: 'av2Booking', purchasable_id: id })
