import type { intentCalls } from '../http/intent-calls.ts'
import type { sessionCalls } from '../http/session-calls.ts'
import type { setupCalls } from '../http/setup-calls.ts'
import { answers } from './answers.ts'
import type { CommandTexts } from './described-call.ts'

type FacadeCall = keyof typeof intentCalls | keyof typeof sessionCalls | keyof typeof setupCalls

const registering = ['duplicate_reference', 'reference_cancelled', 'amount_too_small'] as const
const capturing = ['not_found', 'invalid_state', 'already_captured', 'amount_too_large'] as const

/** Texts of the commands of the other two providers. */
export const facadeTexts: Readonly<Record<FacadeCall, CommandTexts>> = {
  create_publishable_key: {
    summary: 'The key that pages of the merchant may know',
    description: 'The same every time. Browsers make payment methods with it.',
    answers: { 200: answers.publishableKey },
    refuses: [],
  },
  create_intent: {
    summary: 'Pay with a payment method',
    description:
      'An intent that is confirmed as it is made. `requires_action` means that the bank wants to see the customer: by the library with `client_secret`, or at `next_action.url` with a `state` of your own.',
    answers: { 201: answers.intent },
    refuses: [...registering, 'card_identifier_invalid'],
  },
  confirm_intent: {
    summary: 'Go on after the bank',
    description:
      'What the customer did at the bank decides; while they have done nothing it is `requires_action` still.',
    answers: { 200: answers.intent },
    refuses: ['not_found'],
  },
  capture_intent: {
    summary: 'Take what is held',
    description: 'All of it, or an amount of it, once. `capture_error` says that the bank would not.',
    answers: { 200: answers.intentCaptured },
    refuses: capturing,
  },
  cancel_intent: {
    summary: 'Let go of what is held',
    description: 'Also while the bank waits for the customer.',
    answers: { 200: answers.intent },
    refuses: ['not_found', 'invalid_state', 'already_captured'],
  },
  refund_intent: {
    summary: 'Give back what was taken',
    description: 'All of it or a part, more than once until nothing is left.',
    answers: { 201: answers.intentRefund },
    refuses: ['not_found', 'invalid_state', 'refund_exceeds_capture'],
  },
  create_setup: {
    summary: 'Keep a card without a payment',
    description:
      'A set-up lives for an hour. The browser enters the card with its `client_secret`; the holder of the card is always authenticated, and no money moves.',
    answers: { 201: answers.setup },
    refuses: [],
  },
  cancel_setup: {
    summary: 'Give a set-up up',
    description: 'Also while the bank waits for the customer; not once it has kept a card.',
    answers: { 200: answers.setup },
    refuses: ['not_found', 'invalid_state'],
  },
  open_session: {
    summary: 'A session for one payment',
    description: 'Of one amount, for an hour. The browser enters the card with its token.',
    answers: { 201: answers.openSession },
    refuses: ['not_found', 'amount_too_small'],
  },
  attempt_session: {
    summary: 'Pay with the card of the session',
    description: '`pending_action` means that the bank wants to see the customer at `required_action.url`.',
    answers: { 200: answers.session },
    refuses: [...registering, 'session_key_expired', 'session_not_ready'],
  },
  submit_session_result: {
    summary: 'What the bank gave back',
    description: 'The `result_token` that its page posted. Sending it again answers the same.',
    answers: { 200: answers.session },
    refuses: ['not_found', 'invalid_state', 'result_conflict'],
  },
  capture_session: {
    summary: 'Take what is held',
    description: 'All of it, or an amount of it, once. `capture_error` says that the bank would not.',
    answers: { 200: answers.sessionCaptured },
    refuses: capturing,
  },
  void_session: {
    summary: 'Let go of what is held',
    description: 'Also while the bank waits for the customer.',
    answers: { 200: answers.session },
    refuses: ['not_found', 'invalid_state', 'already_captured'],
  },
  refund_session: {
    summary: 'Give back what was taken',
    description: 'All of it or a part, more than once until nothing is left.',
    answers: { 200: answers.sessionRefund },
    refuses: ['not_found', 'invalid_state', 'refund_exceeds_capture'],
  },
}
