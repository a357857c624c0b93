import { type Completion, PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { type CartState, readLines, lockForPayment, touchCart } from '../../carts/index.ts'
import { newOrderIds, type OrderIds, placeOrder } from '../../orders/index.ts'
import { getAttempt, type Moment, momentOf, scheduleSweep, startReversal } from './start/attempt.ts'
import { keepAgreement } from '../basket/agree-to-terms.ts'
import { agree } from '../basket/agreements.ts'
import { checkBasket, type CheckedBasket, claimIn } from '../basket/check-basket.ts'
import { nextSweepAfter } from '../lifetimes.ts'
import { lookUpCommit } from './look-up-commit.ts'
import { paymentsRefused, samePayments } from '../basket/payment-list.ts'
import { keepKey, type KeyedRequest } from '../request-keys.ts'
import { reverseNow } from './reverse-payment.ts'
import type { TransactionRow } from '../tables.ts'
import { paymentWrites } from '../repository.ts'

/**
 * Claims an authorised attempt for completion: checks the basket again, writes the pending order and locks the basket.
 * Answers the claimed attempt, undefined when another request was faster. Throws the refusal when the basket differs
 * from the authorised one; by then the hold is released. payments.md 5.4, step 2
 */
export async function claimCompletion(
  deps: Deps,
  row: TransactionRow,
  body: Completion,
  keyed: KeyedRequest,
): Promise<TransactionRow | undefined> {
  const ids = await newOrderIds(deps)
  const moment = momentOf(deps)
  const work = deps.store.write(async (tx) => {
    const cart = await touchCart(tx, { id: row.cartId })
    if ((await getAttempt(tx, row.uuid)).state !== 'authorised') return undefined
    const checked = cart ? await check(tx, row, cart, body, moment.now) : new PlatformError('basket_changed')
    if (checked instanceof PlatformError) {
      await startReversal(tx, row, moment)
      return checked
    }
    await claim(tx, row, { ids, checked, moment })
    await keepKey(tx, keyed, { transactionUuid: row.uuid, orderId: ids.order }, moment.now)
    return getAttempt(tx, row.uuid)
  })
  const claimed = await lookUpCommit(work, () =>
    deps.store.read(async (reads) => {
      const found = await getAttempt(reads, row.uuid)
      return found.state !== 'authorised' && found.orderId === ids.order ? found : undefined
    }),
  )
  if (!(claimed instanceof PlatformError)) return claimed
  await reverseNow(deps, row.uuid)
  throw claimed
}

/** The checked basket, or its refusal; a value here, because the refusal has consequences to write. */
async function check(
  tx: Tx,
  row: TransactionRow,
  cart: CartState['cart'],
  body: Completion,
  now: number,
): Promise<CheckedBasket | PlatformError> {
  try {
    if (body.item_hash !== row.itemHash) throw new PlatformError('item_hash_mismatch')
    if (!samePayments(body.payments, row.payments)) throw paymentsRefused()
    return await checkBasket(tx, await readLines(tx, cart), claimIn(body), now)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return changedSince(row, body, error)
  }
}

/** The request repeats what was authorised, so any difference is a change since. payments.md 6.3 */
function changedSince(row: TransactionRow, body: Completion, refusal: PlatformError): PlatformError {
  if (body.item_hash !== row.itemHash || !samePayments(body.payments, row.payments)) return refusal
  const changed =
    refusal.code === 'item_hash_mismatch' || refusal.code === 'basket_empty' || refusal.fields?.['payments']
  return changed ? new PlatformError('basket_changed') : refusal
}

type Claim = {
  readonly ids: OrderIds
  readonly checked: CheckedBasket
  readonly moment: Moment
}

async function claim(tx: Tx, row: TransactionRow, { ids, checked, moment }: Claim): Promise<void> {
  const { state, tenders, terms, agreements } = checked
  await paymentWrites(tx).moveTo({ uuid: row.uuid, to: 'completing', at: moment.now })
  await placeOrder(tx, {
    ids,
    state,
    source: row.source,
    itemHash: row.itemHash,
    tenders,
    card: { transactionUuid: row.uuid, cardBrand: row.cardBrand, cardLastFour: row.cardLastFour },
    terms,
    now: moment.now,
  })
  const sweepAt = moment.now + nextSweepAfter(0)
  await paymentWrites(tx).learn({ uuid: row.uuid, orderId: ids.order, leasedUntil: sweepAt })
  await agree(tx, agreements, moment.now)
  await keepAgreement(tx, state.cart.userId, terms)
  if (!(await lockForPayment(tx, { id: row.cartId, payment: row.uuid }))) throw new PlatformError('payment_in_progress')
  await scheduleSweep(tx, row.uuid, sweepAt)
}
