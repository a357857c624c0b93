import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import { mailWaitMoved } from '../mails/index.ts'
import type { Dated } from '../schedules/index.ts'

type Moved = {
  readonly occurrenceId: string
  readonly placesId: number
  /** When and where it was. */
  readonly before: Dated
  readonly ids: IdsOf<'mail'>
  readonly now: number
}

/**
 * Whoever waits for it, or for all of what it is a part of, is told that it has another time or place. Part of the unit of
 * work that has moved it, with the row of the places locked. [O-48, O-52]
 */
export async function tellWhoWaits(tx: Tx, { occurrenceId, placesId, before, ids, now }: Moved): Promise<void> {
  for (const { entry } of await tx.waitlists.inTurn({ placesId })) {
    // What has moved may be only a part of what they wait for.
    await mailWaitMoved(tx, { mailId: ids.mail(), entry: { ...entry, occurrenceId }, before, now })
  }
}
