import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../repositories.ts'
import { tillWrites } from './repository.ts'

/**
 * Opens a till of the caller at a venue; answers its id. Throws `item_not_found` for an unknown venue, `till_open`
 * while they have one open anywhere.
 */
export async function openTill({ store, ids, clock }: Deps, actor: Actor, venueId: number): Promise<number> {
  const userId = getCallerId(actor)
  const id = await ids.integer('till')
  const openedAt = clock.now()
  await store.write(async (tx) => {
    if (!(await tx.venues.byId({ id: venueId }))) throw new PlatformError('item_not_found')
    await tillWrites(tx).insert({ id, userId, venueId, openedAt, closedAt: null })
    if ((await tx.tills.openOf({ userId }))?.id !== id) throw new PlatformError('till_open')
  })
  return id
}

/** Closes a till of the caller; a closed one stays closed. Throws `item_not_found` for another user's. */
export async function closeTill({ store, clock }: Deps, actor: Actor, tillId: number): Promise<void> {
  const userId = getCallerId(actor)
  await store.write(async (tx) => {
    if ((await tx.tills.byId({ id: tillId }))?.userId !== userId) throw new PlatformError('item_not_found')
    await tillWrites(tx).close({ id: tillId, closedAt: clock.now() })
  })
}

/** Locks the user's open till for this transaction, so that it stays open; null without one. */
export async function holdTill(tx: Tx, userId: number): Promise<number | null> {
  const till = await tx.tills.openOf({ userId })
  return till && (await tillWrites(tx).touchOpen({ id: till.id })) ? till.id : null
}
