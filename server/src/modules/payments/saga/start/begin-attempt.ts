import { PlatformError } from '@touchline/contract'
import { opaqueToken } from '@touchline/ids'
import { zero } from '@touchline/money'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../repositories.ts'
import { cancelHoldExpiry, type CartState, latestHoldEnd, readLines, touchCart } from '../../../carts/index.ts'
import { amountBy } from '../../../orders/index.ts'
import { getAttempt, keepPlaces, momentOf, scheduleSweep, supersedable, supersede } from './attempt.ts'
import { agree } from '../../basket/agreements.ts'
import { checkBasket } from '../../basket/check-basket.ts'
import { cardUnavailable } from '../../saved-cards/saved-cards.ts'
import { findInstrument, instrumentOf, isOfKeptCard } from './instrument.ts'
import { lifetimes } from '../../lifetimes.ts'
import { dropEmpty, paymentsRefused } from '../../basket/payment-list.ts'
import type { PaymentRequest } from './payment-request.ts'
import { checkProvider } from '../../providers/choose-provider.ts'
import type { Instrument } from '../../providers/provider.ts'
import { checkFruitlessPayments } from '../../saved-cards/refused-cards.ts'
import { findKeyed, keepKey, type KeyedRequest } from '../../request-keys.ts'
import { clientOrigin } from '../../return-address.ts'
import { sessionHash } from './session-hash.ts'
import type { PaymentSessionRow, TransactionRow } from '../../tables.ts'
import { paymentWrites } from '../../repository.ts'

/** A new attempt with the one it supersedes, or the earlier attempt of the same request. */
export type Begun =
  | {
      readonly kind: 'new'
      readonly row: TransactionRow
      readonly instrument: Instrument | null
      readonly superseded: string | undefined
    }
  | { readonly kind: 'repeated'; readonly row: TransactionRow }

type NewAttempt = {
  readonly id: number
  readonly uuid: string
  readonly returnToken: string
  readonly sessionNonce: string
}

/** Records that a card is about to be charged, before the provider is asked. payments.md 5.3, steps 2 to 6 */
export async function beginAttempt(deps: Deps, request: PaymentRequest): Promise<Begun> {
  const { store, ids, random } = deps
  const attempt: NewAttempt = {
    id: await ids.integer('payment_transaction'),
    uuid: ids.uuid(),
    returnToken: opaqueToken(random),
    sessionNonce: opaqueToken(random),
  }
  return store.write(async (tx) => {
    const known = await findRepeated(tx, deps, request)
    if (known) return { kind: 'repeated', row: known }
    // Of two equal requests at once the second waits for the first here, and then finds its attempt.
    const cart = await lockCart(tx, request)
    const repeated = await findRepeated(tx, deps, request)
    if (repeated) return { kind: 'repeated', row: repeated }
    await checkFruitlessPayments(tx, deps, request.userId)
    const taken = await takeSession(tx, deps, request, cart)
    return startAttempt(tx, deps, request, taken, attempt)
  })
}

export function keyedOf({ userId, idempotencyKey: key, bodyHash, bySession }: PaymentRequest): KeyedRequest {
  return { userId, route: bySession ? 'session-payment' : 'authorise', key, bodyHash }
}

/** The earlier attempt of the same request: by its key, or by the same card key for the same purpose. */
async function findRepeated(tx: Tx, { clock }: Deps, request: PaymentRequest): Promise<TransactionRow | undefined> {
  const keyed = await findKeyed(tx, keyedOf(request), clock.now())
  if (keyed?.transactionUuid) return tx.payments.byUuid({ uuid: keyed.transactionUuid })
  const session = await tx.payments.sessionByKey({ keyHash: sessionHash(request) })
  if (!session?.transactionUuid) return undefined
  const earlier = await tx.payments.byUuid({ uuid: session.transactionUuid })
  return earlier?.requestHash === request.bodyHash ? earlier : undefined
}

type Taken = {
  readonly session: PaymentSessionRow
  readonly cart: CartState['cart']
  readonly instrument: Instrument | null
}

/** The basket of a request's session, which no other payment takes until this unit of work is over. */
async function lockCart(tx: Tx, request: PaymentRequest): Promise<Taken['cart'] | undefined> {
  const session = await tx.payments.sessionByKey({ keyHash: sessionHash(request) })
  return session && (await touchCart(tx, { id: session.cartId }))
}

async function takeSession(
  tx: Tx,
  { clock, gateway }: Deps,
  request: PaymentRequest,
  cart: Taken['cart'] | undefined,
): Promise<Taken> {
  const session = await tx.payments.sessionByKey({ keyHash: sessionHash(request) })
  if (!session) throw new PlatformError('session_not_found')
  checkProvider(gateway, request.provider, session.provider)
  const { instruments, keyIsReusable } = gateway.providerOf(session.provider)
  if (request.bySession !== (instruments.length === 0)) throw new PlatformError('provider_mismatch')
  const given = instrumentOf(request.instruments, instruments)
  if (given && isOfKeptCard(given) && !request.hasKeptCards) throw cardUnavailable(given.kind)
  if (!cart) throw new PlatformError('item_hash_mismatch')
  const isUsedUp = session.transactionUuid !== null && !keyIsReusable
  if (session.expiresAt <= clock.now() || isUsedUp) throw new PlatformError('session_expired')
  return { session, cart, instrument: await findInstrument(tx, given, session, clock.now()) }
}

async function startAttempt(
  tx: Tx,
  deps: Deps,
  request: PaymentRequest,
  { session, cart, instrument }: Taken,
  attempt: NewAttempt,
): Promise<Begun> {
  const moment = momentOf(deps)
  const provider = deps.gateway.providerOf(session.provider)
  const older = await supersedable(tx, session.cartId)
  const itemHash = request.claim.itemHash ?? session.itemHash
  const claim = { ...request.claim, itemHash }
  const state = await readLines(tx, cart)
  const { tenders, currencyCode, agreements } = await checkBasket(tx, state, claim, moment.now)
  const amount = amountBy('online', tenders)
  if (amount === zero) throw paymentsRefused()
  // A key is valid for one amount in one currency; after a change the customer prepares again. payments.md 5.9
  if (amount !== session.amount || currencyCode !== session.currencyCode) throw new PlatformError('session_expired')
  if (latestHoldEnd(cart) < moment.now + lifetimes.leftToBegin) throw new PlatformError('hold_not_extendable')
  if (older) await supersede(tx, older, moment)
  await useSession(tx, { uuid: session.uuid, transactionUuid: attempt.uuid }, provider.keyIsReusable)
  const expiresAt = moment.now + lifetimes.authorising
  await paymentWrites(tx).insertTransaction({
    ...attempt,
    userId: request.userId,
    selectedUserId: request.selectedUserId ?? null,
    cartId: session.cartId,
    provider: session.provider,
    vendorTxCode: attempt.uuid,
    gatewayId: null,
    amount,
    currencyCode,
    source: request.source,
    itemHash,
    payments: dropEmpty(claim.payments),
    requestHash: request.bodyHash,
    state: 'authorising',
    version: 1,
    tries: 0,
    leasedUntil: null,
    clientOrigin: clientOrigin(deps.rules, provider, request.origin),
    challenge: null,
    challengeResult: null,
    cardBrand: null,
    cardLastFour: null,
    // A saved card is not saved again.
    saveCard: request.saveCard && !isOfKeptCard(instrument),
    cardholderName: request.cardholderName,
    cardExpiry: null,
    cardToken: null,
    problem: null,
    superseded: false,
    orderId: null,
    createdAt: moment.now,
    expiresAt,
  })
  await agree(tx, agreements, moment.now)
  await keepKey(tx, keyedOf(request), { transactionUuid: attempt.uuid, orderId: null }, moment.now)
  await keepPlaces(tx, { cartId: session.cartId, uuid: attempt.uuid }, expiresAt)
  await cancelHoldExpiry(tx, session.cartId)
  await scheduleSweep(tx, attempt.uuid, expiresAt)
  return { kind: 'new', row: await getAttempt(tx, attempt.uuid), instrument, superseded: older?.uuid }
}

type Use = { readonly uuid: string; readonly transactionUuid: string }

async function useSession(tx: Tx, use: Use, isReusable: boolean): Promise<void> {
  if (isReusable) return paymentWrites(tx).reuseSession(use)
  if (!(await paymentWrites(tx).consumeSession(use))) throw new PlatformError('session_expired')
}
