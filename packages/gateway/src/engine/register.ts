import { uuidv7 } from '@touchline/ids'
import { GatewayRefusal } from '../refusals.ts'
import { insertChallenge } from '../store/challenges.ts'
import { scheduleJob } from '../store/jobs.ts'
import { takeNumber } from '../store/merchants.ts'
import { findTombstone } from '../store/tombstones.ts'
import { findTransactionByReference, insertTransaction } from '../store/transactions.ts'
import type { CardFacts, Facade, Transaction } from '../store/transactions.ts'
import { behaviourFor, type MagicName } from './behaviours.ts'
import { checkAddress } from './issuer.ts'
import { lifetimes } from './lifetimes.ts'
import type { Moment } from './moment.ts'
import { changeOf, decideVerdict, followVerdict, type Verdict } from './settle-authorisation.ts'
import { decideLookup, type Apply3DSecure } from './three-d-secure.ts'
import { getTransaction } from './transactions.ts'

/** An order to hold or capture money, from any provider. The card is already resolved. */
export type Order = {
  readonly facade: Facade
  /** The id of a payment whose session was opened earlier; other payments get one here. */
  readonly id?: string
  readonly vendorTxCode: string
  readonly transactionType: 'deferred' | 'payment'
  readonly amount: number
  readonly currency: string
  readonly card: CardFacts
  readonly magicName: MagicName | null
  readonly savesCard: boolean
  /** The saved card to charge; null for a newly entered card. */
  readonly savedCard: { readonly id: string; readonly authenticated: boolean } | null
  readonly apply3DSecure: Apply3DSecure
  readonly address1: string
  readonly postcode: string
  readonly customerReference: string | null
  readonly notificationUrl: string
  /** Language of the merchant's page, as an Accept-Language; null when unknown. */
  readonly language: string | null
}

/**
 * Registers a payment: 3-D Secure first, then the issuer. A decline is an outcome. Refuses a used reference
 * (`duplicate_reference`), one cancelled before it arrived (`reference_cancelled`), and amounts below the merchant's
 * minimum.
 */
export function registerTransaction(moment: Moment, order: Order): Transaction {
  refuseReference(moment, order.vendorTxCode)
  if (order.amount < moment.merchant.minimumAmount) throw new GatewayRefusal('amount_too_small')
  const lookup = decideLookup({
    behaviour: behaviourFor(order.card.behaviour),
    magicName: order.magicName,
    apply: order.savesCard ? 'force' : order.apply3DSecure,
    savedWithAuthentication: order.savedCard?.authenticated ?? false,
    lookupUnavailable: moment.merchant.ruleLookupUnavailable,
  })
  const facts = factsOf(moment, order)
  // A decline forced by a fault comes before the bank page, as in a real pre-authorisation check.
  if (lookup.kind === 'challenge' && !moment.forced.decline) {
    // Only card gateways still use the older browser protocol.
    return insertWaiting(moment, order, facts, order.facade === 'card-gateway' ? lookup.protocol : 'creq')
  }
  const settled = lookup.kind === 'challenge' ? ({ kind: 'go_on', status: 'not_requested' } as const) : lookup
  const verdict = decideVerdict(moment, facts, settled)
  insertTransaction(moment.db, { ...facts, state: verdict.state, ...changeOf(verdict, order.amount, moment.now) })
  followVerdict(moment, getTransaction(moment, facts.id), verdict)
  return getTransaction(moment, facts.id)
}

function refuseReference(moment: Moment, vendorTxCode: string): void {
  if (findTombstone(moment.db, moment.merchant.id, vendorTxCode)) throw new GatewayRefusal('reference_cancelled')
  const known = findTransactionByReference(moment.db, moment.merchant.id, vendorTxCode)
  if (known) throw new GatewayRefusal('duplicate_reference', { transactionId: known.id })
}

type DecidedLater = keyof Verdict | 'held' | 'captured' | 'capturedAt' | 'version'

function factsOf(moment: Moment, order: Order): Omit<Transaction, DecidedLater> {
  const { merchant, now } = moment
  return {
    merchantId: merchant.id,
    id: order.id ?? uuidv7(now, moment.random),
    vendorTxCode: order.vendorTxCode,
    facade: order.facade,
    transactionType: order.transactionType,
    capturesAtOnce: order.transactionType === 'payment' || merchant.captureMode === 'immediate' ? 1 : 0,
    amount: order.amount,
    currency: order.currency,
    refunded: 0,
    avs: checkAddress(order.address1, order.postcode),
    brand: order.card.brand,
    bin: order.card.bin,
    lastFour: order.card.lastFour,
    expiry: order.card.expiry,
    behaviour: order.card.behaviour,
    fingerprint: order.card.fingerprint,
    usesSavedCard: order.savedCard ? 1 : 0,
    savesCard: order.savesCard && !order.savedCard ? 1 : 0,
    customerReference: order.customerReference,
    reusableCardId: order.savedCard?.id ?? null,
    retrievalReference: takeNumber(moment.db, merchant.id, 'last_reference'),
    createdAt: now,
  }
}

function insertWaiting(
  moment: Moment,
  order: Order,
  facts: Omit<Transaction, DecidedLater>,
  protocol: 'creq' | 'pareq',
): Transaction {
  const { db, merchant, now, random } = moment
  const expiresAt = now + lifetimes.challenge
  insertTransaction(db, {
    ...facts,
    state: 'challenge_required',
    statusCode: protocol === 'creq' ? '2021' : '2007',
    declineCode: null,
    threeDStatus: 'C',
    held: 0,
    captured: 0,
    capturedAt: null,
  })
  insertChallenge(db, {
    id: uuidv7(now, random),
    merchantId: merchant.id,
    transactionId: facts.id,
    setupId: null,
    protocol,
    serverTransId: uuidv7(now, random),
    notificationUrl: order.notificationUrl,
    language: order.language,
    expiresAt,
  })
  scheduleJob(db, {
    merchantId: merchant.id,
    dueAt: expiresAt,
    kind: 'challenge_expires',
    subject: facts.id,
    label: order.vendorTxCode,
  })
  return getTransaction(moment, facts.id)
}
