import { uuidv7 } from '@touchline/ids'
import { GatewayRefusal } from '../refusals.ts'
import { useCardToken, type CardToken } from '../store/cards.ts'
import { findChallengeOfSetup, insertChallenge, type Challenge } from '../store/challenges.ts'
import { cancelJob, scheduleJob } from '../store/jobs.ts'
import {
  countRefusal,
  findSetup,
  insertSetup,
  moveSetup,
  noteSetupCard,
  prolongSetup,
  type SetupIntent,
  type SetupState,
} from '../store/setups.ts'
import type { CardFacts } from '../store/transactions.ts'
import { behaviourFor } from './behaviours.ts'
import { recordSetupEvent } from './events.ts'
import { lifetimes, setupRefusals } from './lifetimes.ts'
import type { Moment } from './moment.ts'
import { decideVerdict, keepCard, type Verdict } from './settle-authorisation.ts'
import { authenticationFailed, decideChallenge, decideLookup } from './three-d-secure.ts'

export type NewSetup = Pick<SetupIntent, 'vendorTxCode' | 'customerReference' | 'returnUrl'>

/** Opens a set-up, which saves a card without a payment; a browser enters the card with the secret. */
export function openSetup(moment: Moment, setup: NewSetup): SetupIntent {
  const { db, merchant, now, random } = moment
  const id = uuidv7(now, random)
  const expiresAt = now + lifetimes.setupIntent
  insertSetup(db, { ...setup, merchantId: merchant.id, id, createdAt: now, expiresAt })
  scheduleEnd(moment, getSetup(moment, id))
  return getSetup(moment, id)
}

/** The merchant's set-up; refuses `not_found` for an unknown id and for another merchant's. */
export function getSetup(moment: Moment, id: string): SetupIntent {
  const setup = findSetup(moment.db, moment.merchant.id, id)
  if (!setup) throw new GatewayRefusal('not_found')
  return setup
}

type Confirming = {
  readonly token: Omit<CardToken, 'usedAt'>
  /** Language of the card form, also used by the bank page. */
  readonly language: string
}

/**
 * Takes the card entered for a set-up. Its holder is always authenticated, then the bank approves it without a charge.
 * A refusal is an outcome, and another card may follow. Refuses `invalid_state` once a card is saved or pending.
 */
export function confirmSetup(moment: Moment, id: string, { token, language }: Confirming): void {
  const { db, merchant, now } = moment
  const setup = getSetup(moment, id)
  if (setup.state !== 'requires_payment_method' || now >= setup.expiresAt) throw new GatewayRefusal('invalid_state')
  useCardToken(db, token.id, now)
  noteSetupCard(db, setup, token)
  const lookup = decideLookup({
    behaviour: behaviourFor(token.behaviour),
    magicName: token.magicName,
    apply: 'force',
    savedWithAuthentication: false,
    lookupUnavailable: merchant.ruleLookupUnavailable,
  })
  if (lookup.kind === 'challenge') return sendToBank(moment, setup, language)
  settle(moment, getSetup(moment, id), decideVerdict(moment, checkOf(token), lookup))
}

/** The bank's check of a card without a payment. */
const checkOf = ({ behaviour }: Pick<CardFacts, 'behaviour'>) =>
  ({ behaviour, usesSavedCard: 0, capturesAtOnce: 0, avs: 'not_checked' }) as const

function sendToBank(moment: Moment, setup: SetupIntent, language: string): void {
  const { db, merchant, now, random } = moment
  const expiresAt = now + lifetimes.challenge
  move(moment, setup, 'requires_action')
  insertChallenge(db, {
    id: uuidv7(now, random),
    merchantId: merchant.id,
    transactionId: null,
    setupId: setup.id,
    protocol: 'creq',
    serverTransId: uuidv7(now, random),
    notificationUrl: setup.returnUrl,
    language,
    expiresAt,
  })
  waitUntil(moment, setup, expiresAt)
}

/** Sets the deadline of the challenge, and of its set-up. */
export function waitUntil(moment: Moment, setup: SetupIntent, expiresAt: number): void {
  const { db, merchant } = moment
  const { id: subject, vendorTxCode: label } = setup
  scheduleJob(db, { merchantId: merchant.id, dueAt: expiresAt, kind: 'setup_challenge_expires', subject, label })
  prolongSetup(db, setup, expiresAt)
  scheduleEnd(moment, getSetup(moment, subject))
}

function scheduleEnd({ db, merchant }: Moment, { id: subject, vendorTxCode: label, expiresAt: dueAt }: SetupIntent) {
  scheduleJob(db, { merchantId: merchant.id, dueAt, kind: 'setup_expires', subject, label })
}

/**
 * Continues with the result stored by the bank page. Does nothing before a decision and after the set-up has moved on.
 */
export function settleDecidedSetup(moment: Moment, id: string): void {
  const setup = getSetup(moment, id)
  const challenge = findChallengeOfSetup(moment.db, moment.merchant.id, id)
  if (setup.state !== 'requires_action' || !challenge || challenge.result === null) return
  const { card, lookup } = { card: cardOf(setup), lookup: lookupAfter(moment, challenge, challenge.result) }
  if (card) settle(moment, setup, decideVerdict(moment, checkOf(card), lookup))
}

function lookupAfter({ merchant }: Moment, { tampered }: Challenge, result: NonNullable<Challenge['result']>) {
  if (tampered === 1) return { kind: 'stop', status: 'N', refusal: authenticationFailed } as const
  return decideChallenge(result, merchant.ruleChallengeUnavailable)
}

/** The card that was entered last; undefined before the first. */
export function cardOf({ brand, bin, lastFour, expiry, behaviour, fingerprint }: SetupIntent): CardFacts | undefined {
  if (brand === null || bin === null || lastFour === null || expiry === null) return undefined
  if (behaviour === null || fingerprint === null) return undefined
  return { brand, bin, lastFour, expiry, behaviour, fingerprint }
}

function settle(moment: Moment, setup: SetupIntent, verdict: Verdict): void {
  cancelJob(moment.db, moment.merchant.id, 'setup_challenge_expires', setup.id)
  const card = cardOf(setup)
  if (verdict.declineCode !== null || !card) return fail(moment, setup, verdict.declineCode)
  const reusableCardId = keepCard(moment, card, setup.customerReference, verdict.threeDStatus)
  move(moment, setup, 'succeeded', { reusableCardId })
  cancelJob(moment.db, moment.merchant.id, 'setup_expires', setup.id)
  recordSetupEvent(moment, 'setup_intent.succeeded', getSetup(moment, setup.id))
}

/** Another card may follow, up to the maximum of refused cards. */
function fail(moment: Moment, setup: SetupIntent, declineCode: SetupIntent['declineCode']): void {
  move(moment, setup, 'requires_payment_method', { declineCode })
  const refused = countRefusal(moment.db, setup)
  recordSetupEvent(moment, 'setup_intent.setup_failed', getSetup(moment, setup.id))
  if (refused >= setupRefusals) cancelSetup(moment, setup.id, declineCode)
}

/** The customer did not return from the bank: another card can be tried while the set-up lasts. */
export function endSetupChallenge(moment: Moment, id: string): void {
  const setup = findSetup(moment.db, moment.merchant.id, id)
  if (setup?.state === 'requires_action') fail(moment, setup, 'authentication_failed')
}

/** Ends a set-up without a saved card: by the merchant, by expiry, or after the last refused card. */
export function cancelSetup(moment: Moment, id: string, declineCode: SetupIntent['declineCode'] = null): void {
  const setup = getSetup(moment, id)
  move(moment, setup, 'canceled', { declineCode })
  cancelJob(moment.db, moment.merchant.id, 'setup_challenge_expires', id)
  cancelJob(moment.db, moment.merchant.id, 'setup_expires', id)
  recordSetupEvent(moment, 'setup_intent.canceled', getSetup(moment, id))
}

/** The same for an expired one; a set-up that saved a card stays. */
export function expireSetup(moment: Moment, id: string): void {
  const state = findSetup(moment.db, moment.merchant.id, id)?.state
  if (state === 'requires_payment_method' || state === 'requires_action') cancelSetup(moment, id)
}

function move(moment: Moment, setup: SetupIntent, state: SetupState, change?: Parameters<typeof moveSetup>[3]): void {
  if (!moveSetup(moment.db, setup, state, change)) throw new GatewayRefusal('invalid_state')
}
