import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../../deps.ts'
import type { Reads, Tx } from '../../../../repositories.ts'
import { holdUntil, scheduleHoldExpiry, pinToPayment, touchCart, unpinFromPayment } from '../../../carts/index.ts'
import { cancelOrder } from '../../../orders/index.ts'
import type { TransactionFacts } from '../../transaction-repository.ts'
import { lifetimes, nextSweepAfter } from '../../lifetimes.ts'
import type { TransactionRow } from '../../tables.ts'
import { paymentWrites } from '../../repository.ts'

/** Steps that several use cases take with an attempt, each part of a unit of work. */

export const sweepKind = 'payment-sweep'

export async function scheduleSweep(tx: Tx, uuid: string, dueAt: number): Promise<void> {
  await tx.jobs.put({ kind: sweepKind, subject: uuid, dueAt })
}

export async function endSweep(tx: Tx, uuid: string): Promise<void> {
  await tx.jobs.remove({ kind: sweepKind, subject: uuid })
}

/**
 * When an attempt that waits is given up. The bank's own end is the end for its customer; the provider, which knows of it
 * first, has a little longer to say so. payments.md 3
 */
export function giveUpAt({ state, expiresAt }: Pick<TransactionRow, 'state' | 'expiresAt'>): number {
  return state === 'sca_required' ? expiresAt + lifetimes.challengeGrace : expiresAt
}

/** The attempt, which exists. */
export async function getAttempt(reads: Reads, uuid: string): Promise<TransactionRow> {
  const row = await reads.payments.byUuid({ uuid })
  if (!row) throw new Error('a payment attempt disappeared')
  return row
}

/** The basket keeps its places as long as the attempt waits, and never shorter than it would have without it. */
export async function keepPlaces(
  tx: Tx,
  { cartId, uuid }: Pick<TransactionRow, 'cartId' | 'uuid'>,
  expiresAt: number,
): Promise<void> {
  const cart = await tx.carts.byId({ id: cartId })
  // Emptied meanwhile, it has nothing to keep.
  const until = cart?.heldSince === null ? null : Math.max(expiresAt, cart?.holdExpiresAt ?? 0)
  await pinToPayment(tx, { id: cartId, payment: uuid, holdExpiresAt: until })
}

/** The attempt waits for what comes next in its state, its basket waits with it, and the sweeper comes when that is over. */
export async function waitUntil(
  tx: Tx,
  row: Pick<TransactionRow, 'cartId' | 'uuid' | 'state'>,
  expiresAt: number,
  facts: TransactionFacts = {},
): Promise<void> {
  await paymentWrites(tx).learn({ uuid: row.uuid, ...facts, expiresAt })
  await keepPlaces(tx, row, expiresAt)
  await scheduleSweep(tx, row.uuid, giveUpAt({ state: row.state, expiresAt }))
}

export type Moment = { readonly now: number; readonly holdMinutes: number }

export function momentOf({ clock, rules }: Pick<Deps, 'clock' | 'rules'>): Moment {
  return { now: clock.now(), holdMinutes: rules.holdMinutes }
}

/** How an attempt ends: with an answer, on which the customer may try another card, or because nobody finished it in time. */
type End = 'answered' | 'unfinished'

/**
 * Ends what ties the basket to the attempt. After an answer the customer has it back with a full hold [O-31]. The places of
 * an attempt that nobody finished come free with its money, unless something was done in the basket meanwhile: then that
 * hold goes on, which is the longer one.
 */
async function giveCartBack(tx: Tx, row: TransactionRow, { now, holdMinutes }: Moment, end: End): Promise<void> {
  const { cartId, uuid, expiresAt } = row
  const cart = await tx.carts.byId({ id: cartId })
  if (!cart) return
  if (cart.heldSince === null) {
    await unpinFromPayment(tx, { id: cartId, payment: uuid, holdExpiresAt: null })
    return
  }
  const own = cart.holdExpiresAt !== null && cart.holdExpiresAt > expiresAt ? cart.holdExpiresAt : now
  const until = end === 'unfinished' ? own : holdUntil(cart, { now, holdMinutes })
  const isBack = await unpinFromPayment(tx, { id: cartId, payment: uuid, holdExpiresAt: until })
  if (isBack) await scheduleHoldExpiry(tx, cartId, until)
}

/** The attempt is over and no money is held. Answers false when it was not in a state that can fail. */
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
 * The attempt is given up and whatever the gateway holds or took must be undone: its order is cancelled, the basket is
 * free again. Answers false when it is no longer in the state in which `row` was seen: somebody else has decided.
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

/**
 * The attempt that another payment for the basket would take the place of. Throws `payment_in_progress` while somebody is
 * at it.
 */
export async function supersedable(tx: Tx, cartId: number): Promise<TransactionRow | undefined> {
  const older = await tx.payments.liveOfCart({ cartId })
  if (older?.state === 'authorising' || older?.state === 'completing') throw new PlatformError('payment_in_progress')
  return older
}

/** Another payment for the same basket takes the place of the attempt. */
export async function supersede(tx: Tx, row: TransactionRow, moment: Moment): Promise<void> {
  if (await startReversal(tx, row, moment)) await paymentWrites(tx).learn({ uuid: row.uuid, superseded: true })
}

/**
 * The gateway has not answered what an attempt in `state` asks it: the sweeper asks again, later each time, unless the
 * attempt has moved on. A unit of work of its own. payments.md 3
 */
export async function askAgainLater(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  uuid: string,
  state: 'completing' | 'reversing',
): Promise<void> {
  await store.write(async (tx) => {
    const tries = await paymentWrites(tx).countTry({ uuid, state })
    if (tries === undefined) return
    // What is undone was put off by the first of the delays when that began; a completion has yet to wait that long.
    const waits = state === 'reversing' ? tries : tries - 1
    await scheduleSweep(tx, uuid, clock.now() + nextSweepAfter(waits))
  })
}
