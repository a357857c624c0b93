import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../../deps.ts'
import type { Reads, Tx } from '../../../../repositories.ts'
import {
  holdUntil,
  latestHoldEnd,
  offersEnd,
  pinToPayment,
  scheduleHoldExpiry,
  touchCart,
  unpinFromPayment,
} from '../../../carts/index.ts'
import { cancelOrder } from '../../../orders/index.ts'
import type { TransactionFacts } from '../../transaction-repository.ts'
import { lifetimes, nextSweepAfter } from '../../lifetimes.ts'
import type { TransactionRow } from '../../tables.ts'
import { paymentWrites } from '../../repository.ts'

/** Steps of an attempt shared by several use cases, each part of a transaction. */

export const sweepKind = 'payment-sweep'

export async function scheduleSweep(tx: Tx, uuid: string, dueAt: number): Promise<void> {
  await tx.jobs.put({ kind: sweepKind, subject: uuid, dueAt })
}

export async function endSweep(tx: Tx, uuid: string): Promise<void> {
  await tx.jobs.remove({ kind: sweepKind, subject: uuid })
}

/**
 * When a waiting attempt is given up. The bank's own limit ends it for the customer; the provider gets a little longer
 * to report it. payments.md 3
 */
export function giveUpAt({ state, expiresAt }: Pick<TransactionRow, 'state' | 'expiresAt'>): number {
  return state === 'sca_required' ? expiresAt + lifetimes.challengeGrace : expiresAt
}

/** Loads an attempt that must exist. */
export async function getAttempt(reads: Reads, uuid: string): Promise<TransactionRow> {
  const row = await reads.payments.byUuid({ uuid })
  if (!row) throw new Error('a payment attempt disappeared')
  return row
}

/** Extends the basket's hold while the attempt waits, within the longest hold; never shortens it. */
export async function keepPlaces(
  tx: Tx,
  { cartId, uuid }: Pick<TransactionRow, 'cartId' | 'uuid'>,
  expiresAt: number,
): Promise<void> {
  const cart = await tx.carts.byId({ id: cartId })
  // An emptied basket holds nothing.
  const until =
    !cart || cart.heldSince === null
      ? null
      : Math.min(latestHoldEnd(cart), Math.max(expiresAt, cart.holdExpiresAt ?? 0))
  await pinToPayment(tx, { id: cartId, payment: uuid, holdExpiresAt: until })
}

/**
 * Makes the attempt and its basket wait for the next step, within the longest hold, and schedules the sweeper for the
 * end. The caller has locked the basket.
 */
export async function waitUntil(
  tx: Tx,
  row: Pick<TransactionRow, 'cartId' | 'uuid' | 'state'>,
  wantedUntil: number,
  facts: TransactionFacts = {},
): Promise<void> {
  const cart = await tx.carts.byId({ id: row.cartId })
  const latest = cart ? latestHoldEnd(cart) : Infinity
  // The provider's time to report the end is within the longest hold too.
  const grace = row.state === 'sca_required' ? lifetimes.challengeGrace : 0
  const expiresAt = Math.min(wantedUntil, latest - grace)
  await paymentWrites(tx).learn({ uuid: row.uuid, ...facts, expiresAt })
  await keepPlaces(tx, row, expiresAt)
  await scheduleSweep(tx, row.uuid, giveUpAt({ state: row.state, expiresAt }))
}

export type Moment = { readonly now: number; readonly holdMinutes: number }

export function momentOf({ clock, rules }: Pick<Deps, 'clock' | 'rules'>): Moment {
  return { now: clock.now(), holdMinutes: rules.holdMinutes }
}

/** The end of an attempt: answered, so the customer may try another card, or unfinished in time. */
type End = 'answered' | 'unfinished'

/**
 * Releases the basket from the attempt. After an answer the customer gets a full hold [O-31]. Places of an unfinished
 * attempt are released with its money, unless later activity in the basket, or an offer, gave it a longer hold.
 */
async function giveCartBack(tx: Tx, row: TransactionRow, { now, holdMinutes }: Moment, end: End): Promise<void> {
  const { cartId, uuid, expiresAt } = row
  const cart = await tx.carts.byId({ id: cartId })
  if (!cart) return
  if (cart.heldSince === null) {
    await unpinFromPayment(tx, { id: cartId, payment: uuid, holdExpiresAt: null })
    return
  }
  const items = await tx.carts.itemsOf({ cartId })
  const own = cart.holdExpiresAt !== null && cart.holdExpiresAt > expiresAt ? cart.holdExpiresAt : now
  const kept = Math.max(own, Math.min(offersEnd(items), latestHoldEnd(cart)))
  const until = end === 'unfinished' ? kept : holdUntil(cart, { now, holdMinutes, items })
  const isBack = await unpinFromPayment(tx, { id: cartId, payment: uuid, holdExpiresAt: until })
  if (isBack) await scheduleHoldExpiry(tx, cartId, until)
}

/** Fails an attempt that holds no money. Answers false when its state cannot fail. */
export async function failAttempt(
  tx: Tx,
  row: TransactionRow,
  facts: TransactionFacts,
  moment: Moment,
  end: End = 'answered',
): Promise<boolean> {
  await touchCart(tx, { id: row.cartId })
  if (!(await paymentWrites(tx).moveTo({ uuid: row.uuid, to: 'failed', at: moment.now }))) return false
  await paymentWrites(tx).learn({ uuid: row.uuid, ...facts })
  await giveCartBack(tx, row, moment, end)
  await endSweep(tx, row.uuid)
  return true
}

/**
 * Gives an attempt up: its order is cancelled, the basket is free, and held or captured money must be undone. Answers
 * false when the attempt has left the state in which `row` was read.
 */
export async function startReversal(
  tx: Tx,
  row: TransactionRow,
  moment: Moment,
  end: End = 'answered',
): Promise<boolean> {
  await touchCart(tx, { id: row.cartId })
  if ((await getAttempt(tx, row.uuid)).state !== row.state) return false
  if (!(await paymentWrites(tx).moveTo({ uuid: row.uuid, to: 'reversing', at: moment.now }))) return false
  if (row.orderId !== null) await cancelOrder(tx, { orderId: row.orderId, cartId: row.cartId })
  await giveCartBack(tx, row, moment, end)
  await scheduleSweep(tx, row.uuid, moment.now + nextSweepAfter(0))
  return true
}

/** The attempt that a new payment for the basket would supersede. Throws `payment_in_progress` while it is active. */
export async function supersedable(tx: Tx, cartId: number): Promise<TransactionRow | undefined> {
  const older = await tx.payments.liveOfCart({ cartId })
  if (older?.state === 'authorising' || older?.state === 'completing') throw new PlatformError('payment_in_progress')
  return older
}

/** Supersedes the attempt by another payment for the same basket. */
export async function supersede(tx: Tx, row: TransactionRow, moment: Moment): Promise<void> {
  if (await startReversal(tx, row, moment)) await paymentWrites(tx).learn({ uuid: row.uuid, superseded: true })
}

/**
 * Schedules a repeated question to the gateway, later each time, unless the attempt has moved on. A transaction of its
 * own. payments.md 3
 */
export async function askAgainLater(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  uuid: string,
  state: 'completing' | 'reversing',
): Promise<void> {
  await store.write(async (tx) => {
    const tries = await paymentWrites(tx).countTry({ uuid, state })
    if (tries === undefined) return
    // A reversal was delayed once when it began; a completion was not.
    const waits = state === 'reversing' ? tries : tries - 1
    await scheduleSweep(tx, uuid, clock.now() + nextSweepAfter(waits))
  })
}
