import type { DeclineCode } from '@touchline/faults'
import { opaqueToken } from '@touchline/ids'
import { insertReusableCard } from '../store/cards.ts'
import { scheduleJob } from '../store/jobs.ts'
import { linkReusableCard, moveTransaction } from '../store/transactions.ts'
import type { CardFacts, StatusCode, Transaction, TransactionChange } from '../store/transactions.ts'
import { behaviourFor } from './behaviours.ts'
import { recordStateEvent } from './events.ts'
import { askIssuer } from './issuer.ts'
import { enterInLedger } from './ledger.ts'
import { lifetimes } from './lifetimes.ts'
import type { Moment } from './moment.ts'
import type { TransactionState } from './states.ts'
import type { AuthenticationRefusal, Lookup, ThreeDStatus } from './three-d-secure.ts'

/** The state of an attempt after 3-D Secure and the issuer. */
export type Verdict = {
  readonly state: TransactionState
  readonly statusCode: StatusCode
  readonly declineCode: DeclineCode | null
  readonly threeDStatus: ThreeDStatus
}

type Facts = Pick<Transaction, 'behaviour' | 'usesSavedCard' | 'capturesAtOnce' | 'avs'>

/** Asks the issuer when 3-D Secure allows it. Pure except for the merchant's rules. */
export function decideVerdict(moment: Moment, facts: Facts, lookup: Exclude<Lookup, { kind: 'challenge' }>): Verdict {
  if (lookup.kind === 'stop') return refused(lookup.refusal, lookup.status)
  const answer = askIssuer({
    behaviour: behaviourFor(facts.behaviour),
    usesSavedCard: facts.usesSavedCard === 1,
    capturesAtOnce: facts.capturesAtOnce === 1,
    avs: facts.avs,
    avsRule: moment.merchant.ruleAvs === 1,
    forcedDecline: moment.forced.decline,
  })
  if (answer.kind === 'refused') {
    const { state, statusCode, declineCode } = answer
    return { state, statusCode, declineCode, threeDStatus: lookup.status }
  }
  const state = facts.capturesAtOnce === 1 ? 'captured' : 'authorised'
  return { state, statusCode: '0000', declineCode: null, threeDStatus: lookup.status }
}

function refused(refusal: AuthenticationRefusal, threeDStatus: ThreeDStatus): Verdict {
  return { ...refusal, threeDStatus }
}

/** The columns that a verdict sets: an approval holds the whole amount, or captures it in immediate mode. */
export function changeOf(verdict: Verdict, amount: number, now: number) {
  return {
    statusCode: verdict.statusCode,
    declineCode: verdict.declineCode,
    threeDStatus: verdict.threeDStatus,
    held: verdict.state === 'authorised' ? amount : 0,
    captured: verdict.state === 'captured' ? amount : 0,
    capturedAt: verdict.state === 'captured' ? now : null,
  } satisfies TransactionChange
}

/**
 * The consequences of a verdict, in the same database transaction: ledger rows, the end of the hold, the card to save,
 * the event. An immediate capture is a hold captured at once, so the ledger is the same in both modes.
 */
export function followVerdict(moment: Moment, transaction: Transaction, verdict: Verdict): void {
  const { id, amount } = transaction
  if (verdict.state === 'authorised' || verdict.state === 'captured') {
    enterInLedger(moment, id, 'hold', amount)
    if (verdict.state === 'captured') enterInLedger(moment, id, 'capture', amount)
    else scheduleHoldEnd(moment, transaction)
    if (transaction.savesCard === 1) saveCard(moment, transaction, verdict)
  }
  recordStateEvent(moment, id)
}

function scheduleHoldEnd(moment: Moment, transaction: Transaction): void {
  scheduleJob(moment.db, {
    merchantId: moment.merchant.id,
    dueAt: moment.now + lifetimes.hold[transaction.facade],
    kind: 'hold_expires',
    subject: transaction.id,
    label: transaction.vendorTxCode,
  })
}

function saveCard(moment: Moment, transaction: Transaction, { threeDStatus }: Verdict): void {
  linkReusableCard(moment.db, transaction, keepCard(moment, transaction, transaction.customerReference, threeDStatus))
}

/** Saves a card for later payments and returns its id. Whether its holder was authenticated is saved with it. */
export function keepCard(
  moment: Moment,
  { brand, bin, lastFour, expiry, behaviour, fingerprint }: CardFacts,
  customerReference: string | null,
  threeDStatus: ThreeDStatus,
): string {
  const id = opaqueToken(moment.random)
  const authenticatedAt = threeDStatus === 'Y' || threeDStatus === 'A' ? moment.now : null
  const facts = { brand, bin, lastFour, expiry, behaviour, fingerprint }
  insertReusableCard(moment.db, { ...facts, id, merchantId: moment.merchant.id, customerReference, authenticatedAt })
  return id
}

/** Applies the verdict to a waiting transaction. False: it was no longer waiting, and nothing changed. */
export function settleWaiting(moment: Moment, transaction: Transaction, verdict: Verdict): boolean {
  const change = changeOf(verdict, transaction.amount, moment.now)
  if (!moveTransaction(moment.db, transaction, verdict.state, change, moment.now)) return false
  followVerdict(moment, transaction, verdict)
  return true
}
