import type { Deps } from '../../../deps.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import type { BookingRow } from '../../reservations/index.ts'
import { outcomeOf, whyNotCancelUnit } from './cancellation.ts'
import { type CancellationIds, cancelRows } from './cancel-rows.ts'
import { readCancellationFacts, unitOf } from './read-units.ts'

const source = 'my-account'

/**
 * Ids of bookings to come that could not be cancelled now, or only for a fee. They take place: nobody can pay a fee once
 * the account is closed.
 */
export async function listTooLate(
  reads: Reads,
  rows: readonly BookingRow[],
  now: number,
): Promise<ReadonlySet<number>> {
  const settled = rows.filter(({ status }) => status === 'settled')
  const facts = await readCancellationFacts(reads, settled, now)
  const late = settled.filter((row) => {
    const unit = unitOf(facts, row, { now, source })
    if (!unit) return false
    const asked = { now, source, reason: undefined } as const
    if (whyNotCancelUnit(unit, asked) !== null) return true
    return unit.policy.actions.length > 0 && outcomeOf(unit, asked).lateIds.length > 0
  })
  return new Set(late.map(({ id }) => id))
}

type Leaving = {
  readonly bookingIds: readonly number[]
  /** Somebody else has paid, and is told why. */
  readonly isOfOthers: boolean
  readonly ids: CancellationIds
  readonly now: number
}

/**
 * Cancels bookings of people who leave, with what their policies give: to a leaver on the card as far as it paid, because
 * credit ends with the account; to anybody else as credit. Runs last in its transaction. Throws like `cancelRows`.
 */
export async function cancelForLeaver(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules' | 'ids'>,
  { bookingIds, isOfOthers, ids, now }: Leaving,
): Promise<void> {
  const because = isOfOthers ? text('account:person_left') : null
  const refundTo = isOfOthers ? 'credit' : 'card'
  await cancelRows(tx, settings, { bookingIds, source, reason: undefined, because, refundTo, ids, now })
}
