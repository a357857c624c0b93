import type { Deps } from '../../../deps.ts'
import type { IdsOf } from '../../../infra/store/id-supply.ts'
import type { Tx } from '../../../repositories.ts'
import { tellMoved } from '../../carts/index.ts'
import { mailMoved, mailPostponed, toldTogether } from '../../mails/index.ts'
import { type Dated, readDated } from '../../schedules/index.ts'
import { type CancellationIds, cancelRows } from '../cancelling/cancel-rows.ts'
import { remindOf } from './remind-of.ts'
import { toldOf } from '../told.ts'
import { moveBookingsOfOccurrence } from '../../reservations/index.ts'
import type { Text } from '@touchline/contract'

type Following = {
  readonly occurrenceId: string
  readonly startsAt: number
  readonly endsAt: number
  /** Time and place before the change, from `readDated`. */
  readonly before: Dated
  readonly ids: IdsOf<'mail'>
  readonly publicUrl: string
  readonly now: number
}

/**
 * Moves the bookings of an occurrence with it. Customers get a mail with the changed calendar entry; baskets get a
 * notice. Part of the transaction that moved the occurrence. Throws `basket_locked` while one of them is being paid.
 */
export async function followOccurrence(tx: Tx, { ids, before, publicUrl, now, ...to }: Following): Promise<void> {
  const { occurrenceId } = to
  const reserved = (await tx.bookings.liveAt({ occurrenceId })).filter(({ status }) => status === 'reserved')
  const after = await readDated(tx, occurrenceId)
  for (const [cartId, rows] of Map.groupBy(reserved, (row) => row.cartId)) {
    if (cartId !== null) await tellMoved(tx, { cartId, itemIds: rows.map(({ itemId }) => itemId), before, after })
  }
  const changed = await moveBookingsOfOccurrence(tx, { ...to, now })
  const settled = changed.filter(({ status }) => status === 'settled')
  await remindOf(tx, settled, now)
  for (const bookings of toldTogether(await toldOf(tx, settled, now))) {
    await mailMoved(tx, { mailId: ids.mail(), publicUrl, bookings, before, byVenue: true, now })
  }
}

type Postponing = Pick<Following, 'occurrenceId' | 'startsAt' | 'endsAt' | 'ids' | 'publicUrl' | 'now'> & {
  /** The reason that the customers read; null without one. */
  readonly because: Text | null
}

/** Tells who has booked that an occurrence is postponed; its calendar entries become tentative. Part of a transaction. */
export async function tellPostponed(tx: Tx, { ids, publicUrl, because, now, ...at }: Postponing): Promise<number> {
  const changed = await moveBookingsOfOccurrence(tx, { ...at, now })
  const settled = changed.filter(({ status }) => status === 'settled')
  for (const bookings of toldTogether(await toldOf(tx, settled, now))) {
    await mailPostponed(tx, { mailId: ids.mail(), publicUrl, bookings, because, now })
  }
  return settled.length
}

type Ending = {
  readonly occurrenceId: string
  /** The reason that the customers read. */
  readonly because: Text | string
  readonly ids: CancellationIds
  readonly now: number
}

/**
 * Cancels every booking of an occurrence that is called off: full refunds as credit, mails to the customers, and
 * removal from baskets. Answers the ids of the bookings. Runs last in the transaction that calls the occurrence off.
 * Throws `basket_locked` while one of them is being paid.
 */
export async function cancelBookingsOf(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules' | 'ids'>,
  { occurrenceId, because, ids, now }: Ending,
): Promise<readonly number[]> {
  const live = await tx.bookings.liveAt({ occurrenceId })
  const bookingIds = live.map(({ id }) => id)
  if (bookingIds.length === 0) return []
  return cancelRows(tx, settings, { bookingIds, source: 'occurrence', reason: because, because, ids, now })
}
