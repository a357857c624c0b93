import { GatewayRefusal } from '../refusals.ts'
import { hashOf } from '@touchline/ids'
import { cancelJob, scheduleJob } from '../store/jobs.ts'
import {
  acceptResult,
  countWrongCode,
  decideOnce,
  extendOnce,
  findChallengeOf,
  stallChallenge,
} from '../store/challenges.ts'
import type { Challenge, Protocol } from '../store/challenges.ts'
import type { Fault } from '../store/faults.ts'
import { recordEvent } from './events.ts'
import { verifiedResult } from './challenge-result.ts'
import { challengeExtensions, codeAttempts, lifetimes } from './lifetimes.ts'
import type { Moment } from './moment.ts'
import { getSetup, settleDecidedSetup, waitUntil } from './setups.ts'
import { decideVerdict, settleWaiting } from './settle-authorisation.ts'
import { authenticationFailed, decideChallenge, type ChallengeResult } from './three-d-secure.ts'
import { getTransaction } from './transactions.ts'

export const decisionActions = [
  'approve',
  'decline',
  'attempt',
  'cancel',
  'timeout',
  'error',
  'resend',
  'extend',
] as const
export type DecisionAction = (typeof decisionActions)[number]

/** The codes of the bank page and their effects; every other code is wrong. */
const codes: Readonly<Record<string, DecisionAction>> = {
  '123456': 'approve',
  '000000': 'decline',
  '999999': 'timeout',
  '555555': 'error',
}

export type Decision = { readonly code: string } | { readonly action: DecisionAction }

/** The next view of the bank page. */
export type DecisionOutcome =
  | { readonly kind: 'decided' }
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'asking'
      readonly notice: 'empty_code' | 'resent' | 'extended' | 'no_extension' | null
    }
  | { readonly kind: 'asking'; readonly notice: 'wrong_code'; readonly triesLeft: number }

/**
 * Takes the customer's decision on the bank page. The result is stored once and final; the merchant receives it through
 * the browser. After the deadline every decision counts as none (U).
 */
export function decideOnPage(moment: Moment, challenge: Challenge, decision: Decision, fault?: Fault): DecisionOutcome {
  if (challenge.result !== null) return { kind: 'decided' }
  if (moment.now >= challenge.expiresAt) return store(moment, challenge, 'U', fault)
  const action = 'action' in decision ? decision.action : codes[decision.code]
  if (challenge.stalled === 1 && action !== 'cancel') return { kind: 'waiting' }
  if (action === undefined) return wrongCode(moment, challenge, decision, fault)
  switch (action) {
    case 'approve':
      return store(moment, challenge, 'Y', fault)
    case 'attempt':
      return store(moment, challenge, 'A', fault)
    case 'decline':
      return store(moment, challenge, 'N', fault)
    case 'cancel':
      return store(moment, challenge, 'cancelled', fault)
    case 'error':
      return store(moment, challenge, 'U', fault)
    case 'timeout':
      stallChallenge(moment.db, challenge.id)
      return { kind: 'waiting' }
    case 'resend':
      return { kind: 'asking', notice: 'resent' }
    case 'extend':
      return extend(moment, challenge)
  }
}

function store(moment: Moment, challenge: Challenge, result: ChallengeResult, fault?: Fault): DecisionOutcome {
  if (fault?.effect === 'challenge_never_returns') {
    stallChallenge(moment.db, challenge.id)
    return { kind: 'waiting' }
  }
  decideOnce(moment.db, challenge.id, result, fault?.effect === 'tampered_cres' ? 1 : 0)
  // A payment continues when its merchant asks; a set-up has nothing else to wait for.
  if (challenge.setupId !== null) settleDecidedSetup(moment, challenge.setupId)
  return { kind: 'decided' }
}

function wrongCode(moment: Moment, challenge: Challenge, decision: Decision, fault?: Fault): DecisionOutcome {
  // An empty field does not count as a guess.
  if ('code' in decision && decision.code === '') return { kind: 'asking', notice: 'empty_code' }
  const wrong = countWrongCode(moment.db, challenge.id)
  if (wrong >= codeAttempts) return store(moment, challenge, 'N', fault)
  return { kind: 'asking', notice: 'wrong_code', triesLeft: codeAttempts - wrong }
}

function extend(moment: Moment, challenge: Challenge): DecisionOutcome {
  const { db, merchant, now } = moment
  const expiresAt = now + lifetimes.challenge
  if (!extendOnce(db, challenge.id, expiresAt, challengeExtensions)) return { kind: 'asking', notice: 'no_extension' }
  if (challenge.setupId !== null) waitUntil(moment, getSetup(moment, challenge.setupId), expiresAt)
  const transaction = challenge.transactionId === null ? undefined : getTransaction(moment, challenge.transactionId)
  if (transaction?.state === 'challenge_required') {
    scheduleJob(db, {
      merchantId: merchant.id,
      dueAt: expiresAt,
      kind: 'challenge_expires',
      subject: transaction.id,
      label: transaction.vendorTxCode,
    })
    recordEvent(moment, 'payment.challenge_extended', transaction, { expires_at: expiresAt })
  }
  return { kind: 'asking', notice: 'extended' }
}

/**
 * Takes the result that came back through the browser and finishes the payment; `present` builds the answer. The same
 * message again gets the same answer, another one is refused (`result_conflict`). A forged, foreign or undecided
 * message rejects the payment, because only its own customer can have sent it.
 */
export function submitResult(
  moment: Moment,
  id: string,
  protocol: Protocol,
  message: string,
  present: () => string,
): string {
  const { db, merchant } = moment
  const transaction = getTransaction(moment, id)
  const challenge = findChallengeOf(db, merchant.id, id)
  if (!challenge || challenge.protocol !== protocol) throw new GatewayRefusal('invalid_state', { transactionId: id })
  if (challenge.acceptedHash !== null && challenge.answer !== null) {
    if (challenge.acceptedHash === hashOf(message)) return challenge.answer
    throw new GatewayRefusal('result_conflict', { transactionId: id })
  }
  const result = verifiedResult(merchant, challenge, message)
  const lookup = result
    ? decideChallenge(result, merchant.ruleChallengeUnavailable)
    : ({ kind: 'stop', status: 'N', refusal: authenticationFailed } as const)
  if (!settleWaiting(moment, transaction, decideVerdict(moment, transaction, lookup))) {
    throw new GatewayRefusal('invalid_state', { transactionId: id })
  }
  cancelJob(db, merchant.id, 'challenge_expires', id)
  const answer = present()
  acceptResult(db, challenge.id, hashOf(message), answer)
  return answer
}

/**
 * Finishes a payment by the result that its bank page stored, for a merchant who asks instead of sending a result. Does
 * nothing before the customer has decided and after the payment has finished.
 */
export function settleDecided(moment: Moment, id: string): void {
  const { db, merchant } = moment
  const transaction = getTransaction(moment, id)
  const challenge = findChallengeOf(db, merchant.id, id)
  if (transaction.state !== 'challenge_required' || !challenge || challenge.result === null) return
  const lookup =
    challenge.tampered === 1
      ? ({ kind: 'stop', status: 'N', refusal: authenticationFailed } as const)
      : decideChallenge(challenge.result, merchant.ruleChallengeUnavailable)
  settleWaiting(moment, transaction, decideVerdict(moment, transaction, lookup))
  cancelJob(db, merchant.id, 'challenge_expires', id)
}
