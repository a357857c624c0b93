import { localDateTime } from '@touchline/clock'
import type { MinorUnits } from '@touchline/money'
import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import type { Dated } from '../schedules/index.ts'
import { writePenalty } from './write-penalty.ts'
import { text } from '../../texts/index.ts'

type Imposing = {
  readonly ids: IdsOf<'penalty' | 'places'>
  readonly userId: number
  readonly bookingId: number
  readonly amount: MinorUnits
  /** The policy's actions after its cut-off. */
  readonly actions: readonly string[]
  /** A late cancellation, or an absence. */
  readonly why: 'late' | 'absent'
  readonly dated: Dated
  readonly now: number
}

/** Writes a penalty for a missed or late-cancelled booking. Part of a transaction. */
export async function imposePenalty(
  tx: Tx,
  { ids, userId, bookingId, amount, actions, why, dated, now }: Imposing,
): Promise<void> {
  await writePenalty(tx, ids, {
    userId,
    type: 'penalty',
    amount,
    reason: text(why === 'late' ? 'penalties:late' : 'penalties:missed', {
      name: dated.name,
      when: localDateTime(dated.startsAt, dated.timezone),
    }),
    disablesBooking: actions.includes('disable_booking'),
    actions: actions.filter((action) => action !== 'disable_cancelling'),
    bookingId,
    createdAt: now,
  })
}
