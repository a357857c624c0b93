import { isSpent, isUsable, type PaymentOrder, type Recovery } from './states/payment-details.ts'
import { isNothingToPay } from './states/payment-errors.ts'
import type { PaymentEvent } from './states/payment-events.ts'
import { type PaymentState, recoveryOf, type StateOf } from './states/payment-state.ts'

/** An effect on the outside world. */
export type PaymentEffect =
  | { readonly kind: 'prepare' }
  /** The session can no longer pay: prepare another. */
  | { readonly kind: 'prepare-again'; readonly order: PaymentOrder | null }
  | { readonly kind: 'authorise' }
  | { readonly kind: 'ask-bank-result'; readonly result: string }
  | { readonly kind: 'cancel-challenge'; readonly transactionId: string; readonly transactionUuid: string }
  | { readonly kind: 'start-completion' }
  | { readonly kind: 'complete'; readonly afterMs: number }
  | { readonly kind: 'remember'; readonly recovery: Recovery }
  | { readonly kind: 'forget' }
  | { readonly kind: 'refresh-basket' }

const second = 1000

/** 1 s before the second request, 2 s before the third, 4 s before every later one. payments.md 7.1 rows 14, 20 */
export function pauseBefore(request: number): number {
  return second * 2 ** Math.min(Math.max(request - 2, 0), 2)
}

/** The payment's order, as far as the recovery data says. */
function orderIn(recovery: Recovery): PaymentOrder {
  const { source, selectedUserId, payments } = recovery.completion
  const online = payments.filter(({ tenderType }) => tenderType === 'online')
  return { source, selectedUserId, amountDue: online.reduce((total, { amount }) => total + amount, 0) }
}

/** A payment left for the bank can still be resumed until another payment replaces it. */
function recoveryEffects(before: PaymentState, event: PaymentEvent, after: PaymentState): readonly PaymentEffect[] {
  const recovery = recoveryOf(after)
  if (recovery !== null) return recovery === recoveryOf(before) ? [] : [{ kind: 'remember', recovery }]
  const takesItsPlace = event.type === 'AUTHORISE' || event.type === 'RESET'
  const isOver = recoveryOf(before) !== null && event.type !== 'PREPARE'
  return takesItsPlace || isOver ? [{ kind: 'forget' }] : []
}

function completionEffects(before: PaymentState, after: PaymentState): readonly PaymentEffect[] {
  if (after.status !== 'completing') return []
  const repeated = before.status === 'completing' ? after.tries : 0
  return [{ kind: 'complete', afterMs: repeated ? pauseBefore(repeated) : 0 }]
}

function leavingEffects(before: PaymentState): readonly PaymentEffect[] {
  if (before.status !== 'sca_required' && before.status !== 'sca_processing') return []
  const { transactionId, transactionUuid } = before.auth
  const cancel: PaymentEffect = { kind: 'cancel-challenge', transactionId, transactionUuid }
  const hasOrder = before.session === null ? orderIn(before.recovery) : null
  return isSpent(before.session) ? [cancel, { kind: 'prepare-again', order: hasOrder }] : [cancel]
}

/**
 * After a failure the card can be tried again at once: the used key is replaced silently, and the basket is read again,
 * as it may have changed. While the outcome is unknown nothing is prepared.
 */
function failedEffects({ session, recovery, error }: StateOf<'failed'>): readonly PaymentEffect[] {
  if (recovery) return []
  const refresh: PaymentEffect = { kind: 'refresh-basket' }
  // A paid basket needs no new session.
  return isSpent(session) && !error.order ? [refresh, { kind: 'prepare-again', order: null }] : [refresh]
}

function moveEffects(before: PaymentState, event: PaymentEvent, after: PaymentState): readonly PaymentEffect[] {
  if (event.type === 'CLEAR_AUTH') {
    if (before.status === 'failed') return isSpent(before.session) ? [{ kind: 'prepare-again', order: null }] : []
    return leavingEffects(before)
  }
  if (event.type === 'RESUME_SCA') return [{ kind: 'ask-bank-result', result: event.result }]
  if (event.type === 'COMPLETE_OK') return [{ kind: 'refresh-basket' }]
  if (event.type === 'PREPARE_FAIL') return isNothingToPay(event.error) ? [{ kind: 'refresh-basket' }] : []
  if (after.status === 'failed') return failedEffects(after)
  if (after.status === 'preparing') return [{ kind: 'prepare' }]
  if (after.status === 'authorizing') return [{ kind: 'authorise' }]
  return after.status === 'authorized' ? [{ kind: 'start-completion' }] : []
}

/** Paying with an expired session prepares a new one. payments.md 7.1 row 7 */
function refusedEffects(state: PaymentState, event: PaymentEvent): readonly PaymentEffect[] {
  if (event.type !== 'AUTHORISE' || (state.status !== 'ready' && state.status !== 'failed')) return []
  return isUsable(state.session, event.at) ? [] : [{ kind: 'prepare-again', order: null }]
}

/** The effects of one reducer step, in order. Pure. */
export function effectsOf(before: PaymentState, event: PaymentEvent, after: PaymentState): readonly PaymentEffect[] {
  if (before === after) return refusedEffects(before, event)
  return [
    ...recoveryEffects(before, event, after),
    ...moveEffects(before, event, after),
    ...completionEffects(before, after),
  ]
}
