import {
  type Completion,
  type CompletionOutcome,
  type DeskPayment,
  PlatformError,
  type Unworded,
} from '@touchline/contract'
import { readableCode } from '@touchline/ids'
import { type Actor, basketOf, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { type CartState, readLines, touchOpenCart } from '../../carts/index.ts'
import { orderReference } from '../../../infra/wire/order-reference.ts'
import { newOrderIds, type OrderIds, placeOrder, markOrderPaid } from '../../orders/index.ts'
import { keepAgreement } from '../basket/agree-to-terms.ts'
import { agree } from '../basket/agreements.ts'
import { checkBasket, claimIn, type PayingPlace } from '../basket/check-basket.ts'
import { cartSourceOf, paysBy } from '../basket/payment-list.ts'
import { presentCompletion } from '../presenter.ts'
import { findKeyed, keepKey, type KeyedRequest } from '../request-keys.ts'
import { momentOf, supersedable, supersede } from '../saga/start/attempt.ts'
import { lookUpCommit } from '../saga/look-up-commit.ts'
import { reverseNow } from '../saga/reverse-payment.ts'
import { text } from '../../../texts/index.ts'

export type AtOnce = {
  /** The owner of the basket. */
  readonly actor: Actor
  readonly body: Pick<Completion, 'item_hash' | 'source' | 'terms' | 'completed_waivers'> & {
    readonly payments: DeskPayment[]
  }
  readonly keyed: KeyedRequest
  /** Enters the place of payment; part of the transaction. */
  readonly enter: (tx: Tx, state: CartState) => Promise<PayingPlace>
}

/**
 * Orders a basket without a card: free, paid with credit, or paid to staff. A repeated request gets the same order.
 * Throws `basket_paid` when the basket was paid by somebody else or in another way. payments.md 6.6, 6.7
 */
export async function orderAtOnce(deps: Deps, request: AtOnce): Promise<Unworded<CompletionOutcome>> {
  const done = await deps.store.read((reads) => findDone(reads, deps, request))
  if (done !== undefined) return presentCompletion('completed', done)
  const ids = await newOrderIds(deps)
  const mailId = await deps.ids.integer('mail')
  const work = deps.store.write((tx) => order(tx, deps, request, { ids, mailId }))
  const paid = await lookUpCommit(work, () =>
    deps.store.read(async (reads) => {
      const orderId = await findDone(reads, deps, request)
      return orderId === undefined ? undefined : { orderId, superseded: undefined }
    }),
  )
  if (paid.superseded !== undefined) await reverseNow(deps, paid.superseded)
  return presentCompletion('completed', paid.orderId)
}

/**
 * The order of an earlier, identical request: by its key, or because the basket was ordered with the same payments, at
 * the same member of staff's till where there was one. Line ids are part of the hash, so no later basket matches.
 */
async function findDone(reads: Reads, { clock }: Deps, { keyed, actor, body }: AtOnce): Promise<number | undefined> {
  const known = await findKeyed(reads, keyed, clock.now())
  if (known?.orderId) return known.orderId
  const paid = await reads.orders.paidByHash({ userId: getOwnerId(actor), itemHash: body.item_hash })
  if (!paid) return undefined
  const till = paid.tillId === null ? undefined : await reads.tills.byId({ id: paid.tillId })
  const isSamePerson = till === undefined || till.userId === actor.callerId
  if (isSamePerson && paysBy(body.payments, await reads.orders.paymentsOf({ orderId: paid.id }))) return paid.id
  throw new PlatformError('basket_paid', {
    text: text('payments:basket_paid', { reference: orderReference(paid.id) }),
  })
}

async function order(
  tx: Tx,
  deps: Deps,
  request: AtOnce,
  { ids, mailId }: { readonly ids: OrderIds; readonly mailId: number },
): Promise<{ readonly orderId: number; readonly superseded: string | undefined }> {
  const { body, actor } = request
  const moment = momentOf(deps)
  const basket = basketOf(actor, cartSourceOf(body.source))
  const cart = await touchOpenCart(tx, basket)
  // Of two simultaneous requests the second finds the first one's order.
  const done = await findDone(tx, deps, request)
  if (done !== undefined) return { orderId: done, superseded: undefined }
  if (!cart) throw new PlatformError('basket_empty')
  const older = await supersedable(tx, cart.id)
  const state = await readLines(tx, cart)
  const place = await request.enter(tx, state)
  const { tenders, terms, agreements } = await checkBasket(tx, state, claimIn(body), moment.now, place)
  if (older) await supersede(tx, older, moment)
  await agree(tx, agreements, moment.now)
  if (place.channel === 'online') await keepAgreement(tx, state.cart.userId, terms)
  const { item_hash: itemHash } = body
  const { tillId } = place
  await placeOrder(tx, {
    ids,
    state,
    source: basket.source,
    itemHash,
    tenders,
    card: null,
    terms,
    tillId,
    now: moment.now,
  })
  const settling = {
    orderId: ids.order,
    cartId: cart.id,
    mailId,
    publicUrl: deps.rules.publicUrl,
    now: moment.now,
    newCode: () => readableCode(deps.random),
  }
  if (!(await markOrderPaid(tx, settling))) throw new Error('a new order could not be settled')
  await keepKey(tx, request.keyed, { transactionUuid: null, orderId: ids.order }, moment.now)
  return { orderId: ids.order, superseded: older?.uuid }
}
