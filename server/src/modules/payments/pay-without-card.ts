import { type CompletionOutcome, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { newOrderIds, type OrderIds, placeOrder, settleOrder } from '../orders/index.ts'
import { momentOf, startReversal } from './saga/attempt.ts'
import { agree } from './agreements.ts'
import { checkBasket, claimIn } from './check-basket.ts'
import { type CompleteInput, type CompleteRequest, keyedCompletion } from './saga/complete-payment.ts'
import { lookUpCommit } from './saga/look-up-commit.ts'
import { cartSourceOf, dropEmpty } from './payment-list.ts'
import { presentCompletion } from './presenter.ts'
import { findKeyed, keepKey } from './request-keys.ts'
import { reverseNow } from './saga/reverse-payment.ts'

/**
 * Orders a basket that needs no card: free, or covered by credit. Repeated with the same key, or with the same basket
 * after it was ordered, it answers the same order; line ids are part of the hash, so no later basket has it. Throws
 * `transaction_missing` when a card part is asked for. payments.md 6.6
 */
export async function payWithoutCard(deps: Deps, actor: Actor, input: CompleteInput): Promise<CompletionOutcome> {
  const request = { ...input, userId: getOwnerId(actor) }
  const { body, userId } = request
  const wantsCard = dropEmpty(body.payments).some(({ tender_type: tender }) => tender === 'online')
  if (wantsCard) throw new PlatformError('transaction_missing')
  const done = await deps.store.read((reads) => findDone(reads, deps, request))
  if (done !== undefined) return presentCompletion('completed', done)
  const ids = await newOrderIds(deps)
  const mailId = await deps.ids.integer('mail')
  const work = deps.store.write((tx) => order(tx, deps, request, { ids, mailId }))
  const paid = await lookUpCommit(work, () =>
    deps.store.read(async (reads) => {
      const found = await reads.orders.paidByHash({ userId, itemHash: body.item_hash })
      return found && { orderId: found.id, superseded: undefined }
    }),
  )
  if (paid.superseded !== undefined) await reverseNow(deps, paid.superseded)
  return presentCompletion('completed', paid.orderId)
}

/** The order that this very request led to before. */
async function findDone(reads: Reads, { clock }: Deps, request: CompleteRequest): Promise<number | undefined> {
  const keyed = await findKeyed(reads, keyedCompletion(request), clock.now())
  if (keyed?.orderId) return keyed.orderId
  return (await reads.orders.paidByHash({ userId: request.userId, itemHash: request.body.item_hash }))?.id
}

async function order(
  tx: Tx,
  deps: Deps,
  request: CompleteRequest,
  { ids, mailId }: { readonly ids: OrderIds; readonly mailId: number },
): Promise<{ readonly orderId: number; readonly superseded: string | undefined }> {
  const { body, userId } = request
  const moment = momentOf(deps)
  const source = cartSourceOf(body.source)
  const cart = await tx.carts.touchOpen({ userId, source })
  // Two requests at once: the second one finds the order that the first has written.
  const done = await findDone(tx, deps, request)
  if (done !== undefined) return { orderId: done, superseded: undefined }
  if (!cart) throw new PlatformError('basket_empty')
  const older = await tx.payments.liveOfCart({ cartId: cart.id })
  if (older?.state === 'authorising' || older?.state === 'completing') throw new PlatformError('payment_in_progress')
  const { state, tenders, terms, agreements } = await checkBasket(tx, cart.id, claimIn(body), moment.now)
  if (older) await startReversal(tx, older, moment)
  await agree(tx, agreements, moment.now)
  const { item_hash: itemHash } = body
  await placeOrder(tx, { ids, state, source, itemHash, tenders, card: null, terms, now: moment.now })
  const settling = {
    orderId: ids.order,
    cartId: cart.id,
    mailId,
    now: moment.now,
  }
  if (!(await settleOrder(tx, settling))) throw new Error('a new order could not be settled')
  await keepKey(tx, keyedCompletion(request), { transactionUuid: null, orderId: ids.order }, moment.now)
  return { orderId: ids.order, superseded: older?.uuid }
}
