import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import { mailWaitMoved } from '../mails/index.ts'
import type { Dated } from '../schedules/index.ts'

type Moved = {
  readonly occurrenceId: string
  readonly placesId: number
  /** The old time and place. */
  readonly before: Dated
  readonly ids: IdsOf<'mail'>
  readonly publicUrl: string
  readonly now: number
}

/**
 * Tells the waitlist of a moved session, or of the course it belongs to. Part of the transaction that moved it, with
 * the row of the places locked.
 */
export async function tellWhoWaits(
  tx: Tx,
  { occurrenceId, placesId, before, ids, publicUrl, now }: Moved,
): Promise<void> {
  const turns = await tx.waitlists.inTurn({ placesId })
  for (const party of Map.groupBy(turns, ({ entry }) => entry.partyId ?? entry.id).values()) {
    // The moved session may be only a part of what the entry waits for.
    const entries = party.map(({ entry }) => ({ ...entry, occurrenceId }))
    await mailWaitMoved(tx, { mailId: ids.mail(), publicUrl, entries, before, now })
  }
}
