import { localDateTime } from '@touchline/clock'
import type { MinorUnits } from '@touchline/money'
import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import { weekdayMomentIn } from '../../infra/words/moments.ts'
import type { Dated } from '../occurrences/index.ts'

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

/** Writes a penalty to be paid once, from one basket at a time. Part of a unit of work. [O-32, O-33, O-92] */
export async function imposePenalty(
  tx: Tx,
  { ids, userId, bookingId, amount, actions, why, dated, now }: Imposing,
): Promise<void> {
  const placesId = ids.places()
  await tx.places.insertPlaces({ id: placesId, maximum: 1, consumed: 0, waitUsed: 0 })
  const what = why === 'late' ? 'Cancelled late' : 'Missed'
  await tx.penalties.insert({
    id: ids.penalty(),
    userId,
    type: 'penalty',
    amount,
    reason: `${what}: ${dated.name}, ${weekdayMomentIn('en', localDateTime(dated.startsAt, dated.timezone))}`,
    disablesBooking: actions.includes('disable_booking'),
    actions: actions.filter((action) => action !== 'disable_cancelling'),
    bookingId,
    createdAt: now,
    placesId,
    paidAt: null,
    withdrawnAt: null,
  })
}
