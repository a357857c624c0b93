import { type Authorisation, PlatformError } from '@touchline/contract'
import { hashOf, opaqueToken } from '@touchline/ids'
import { zero } from '@touchline/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { cancelHoldExpiry } from '../../carts/index.ts'
import { amountBy } from '../../orders/index.ts'
import { getAttempt, keepPlaces, momentOf, scheduleSweep, startReversal } from './attempt.ts'
import { agree } from '../agreements.ts'
import { checkBasket, claimIn } from '../check-basket.ts'
import { instrumentOf } from './instrument.ts'
import { lifetimes } from '../lifetimes.ts'
import { cartSourceOf, dropEmpty, paymentsRefused } from '../payment-list.ts'
import { checkProvider } from '../providers/choose-provider.ts'
import { findKeyed, keepKey, type KeyedRequest } from '../request-keys.ts'
import { clientOrigin } from '../return-address.ts'
import type { PaymentSessionRow, TransactionRow } from '../tables.ts'

export type AuthoriseRequest = {
  readonly userId: number
  readonly selectedUserId: number | undefined
  readonly provider: string | undefined
  readonly body: Authorisation
  readonly idempotencyKey: string | undefined
  readonly bodyHash: string
  readonly origin: string | undefined
  readonly browser: { readonly ip: string; readonly accept: string; readonly userAgent: string }
}

/** A new attempt, with the older one it takes the place of; or the one that the same request began before. */
export type Begun =
  | { readonly kind: 'new'; readonly row: TransactionRow; readonly superseded: string | undefined }
  | { readonly kind: 'repeated'; readonly row: TransactionRow }

type NewAttempt = {
  readonly id: number
  readonly uuid: string
  readonly returnToken: string
  readonly sessionNonce: string
}

/** Writes down that a card is about to be charged, before anybody is asked to. payments.md 5.3, steps 2 to 6 */
export async function beginAttempt(deps: Deps, request: AuthoriseRequest): Promise<Begun> {
  const { store, ids, random } = deps
  const attempt: NewAttempt = {
    id: await ids.integer('payment_transaction'),
    uuid: ids.uuid(),
    returnToken: opaqueToken(random),
    sessionNonce: opaqueToken(random),
  }
  return store.write(async (tx) => {
    const repeated = await findRepeated(tx, deps, request)
    if (repeated) return { kind: 'repeated', row: repeated }
    const session = await takeSession(tx, deps, request)
    return startAttempt(tx, deps, request, session, attempt)
  })
}

function keyedOf({ userId, idempotencyKey: key, bodyHash }: AuthoriseRequest): KeyedRequest {
  return { userId, route: 'authorise', key, bodyHash }
}

/** The attempt that the same request began: by its key, or because it used the same card key up for the same thing. */
async function findRepeated(tx: Tx, { clock }: Deps, request: AuthoriseRequest): Promise<TransactionRow | undefined> {
  const keyed = await findKeyed(tx, keyedOf(request), clock.now())
  if (keyed?.transactionUuid) return tx.payments.byUuid({ uuid: keyed.transactionUuid })
  const session = await tx.payments.sessionByKey({ keyHash: hashOf(request.body.session_key) })
  if (!session?.transactionUuid || session.userId !== request.userId) return undefined
  const earlier = await tx.payments.byUuid({ uuid: session.transactionUuid })
  return earlier?.requestHash === request.bodyHash ? earlier : undefined
}

async function takeSession(tx: Tx, { clock, gateway }: Deps, request: AuthoriseRequest): Promise<PaymentSessionRow> {
  const session = await tx.payments.sessionByKey({ keyHash: hashOf(request.body.session_key) })
  if (!session || session.userId !== request.userId) throw new PlatformError('session_not_found')
  checkProvider(request.provider, session.provider)
  instrumentOf(request.body, gateway.providerOf(session.provider).instruments)
  const cart = await tx.carts.touch({ id: session.cartId })
  if (!cart) throw new PlatformError('item_hash_mismatch')
  if (cart.source !== cartSourceOf(request.body.source)) throw new PlatformError('session_not_found')
  const expired = session.expiresAt <= clock.now() || session.transactionUuid !== null
  if (expired) throw new PlatformError('session_expired')
  return session
}

async function startAttempt(
  tx: Tx,
  deps: Deps,
  request: AuthoriseRequest,
  session: PaymentSessionRow,
  attempt: NewAttempt,
): Promise<Begun> {
  const { body } = request
  const moment = momentOf(deps)
  const older = await tx.payments.liveOfCart({ cartId: session.cartId })
  if (older?.state === 'authorising' || older?.state === 'completing') throw new PlatformError('payment_in_progress')
  const { tenders, currencyCode, agreements } = await checkBasket(tx, session.cartId, claimIn(body), moment.now)
  const amount = amountBy('online', tenders)
  if (amount === zero) throw paymentsRefused()
  // A key is for one amount in one currency: after a change the customer prepares again. payments.md 5.9
  if (amount !== session.amount || currencyCode !== session.currencyCode) throw new PlatformError('session_expired')
  if (older) await startReversal(tx, older, moment)
  if (!(await tx.payments.consumeSession({ uuid: session.uuid, transactionUuid: attempt.uuid })))
    throw new PlatformError('session_expired')
  const expiresAt = moment.now + lifetimes.authorising
  await tx.payments.insertTransaction({
    ...attempt,
    userId: request.userId,
    selectedUserId: request.selectedUserId ?? null,
    cartId: session.cartId,
    provider: session.provider,
    vendorTxCode: attempt.uuid,
    gatewayId: null,
    amount,
    currencyCode,
    source: cartSourceOf(body.source),
    itemHash: body.item_hash,
    payments: dropEmpty(body.payments),
    requestHash: request.bodyHash,
    state: 'authorising',
    version: 1,
    tries: 0,
    leasedUntil: null,
    clientOrigin: clientOrigin(deps.rules, deps.gateway.providerOf(session.provider), request.origin),
    challenge: null,
    challengeResult: null,
    cardBrand: null,
    cardLastFour: null,
    problem: null,
    orderId: null,
    createdAt: moment.now,
    expiresAt,
  })
  await agree(tx, agreements, moment.now)
  await keepKey(tx, keyedOf(request), { transactionUuid: attempt.uuid, orderId: null }, moment.now)
  await keepPlaces(tx, { cartId: session.cartId, uuid: attempt.uuid }, expiresAt)
  await cancelHoldExpiry(tx, session.cartId)
  await scheduleSweep(tx, attempt.uuid, expiresAt)
  return { kind: 'new', row: await getAttempt(tx, attempt.uuid), superseded: older?.uuid }
}
