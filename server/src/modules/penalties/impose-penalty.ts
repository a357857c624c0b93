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
  /** What the policy does with whoever is late. */
  readonly actions: readonly string[]
  /** Cancelled too late, or did not come. */
  readonly why: 'late' | 'absent'
  readonly dated: Dated
  readonly now: number
}

/** Writes a penalty for a booking that was missed or cancelled late. Part of a unit of work. [O-32, O-33, O-92] */
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
