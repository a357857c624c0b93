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
    summary: 'Read the publishable key',
    description: 'The key never changes. Browsers create payment methods with it.',
    answers: { 200: answers.publishableKey },
    refuses: [],
  },
  create_intent: {
    summary: 'Pay with a payment method',
    description:
      'Creates and confirms an intent. `requires_action` means that the bank challenges the customer: the library shows it with `client_secret`, or the page is at `next_action.url`, to which a `state` can be added.',
    answers: { 201: answers.intent },
    refuses: [...registering, 'card_identifier_invalid'],
  },
  confirm_intent: {
    summary: 'Confirm an intent after the challenge',
    description:
      "The customer's answer at the bank decides. Until there is one, the intent stays at `requires_action`.",
    answers: { 200: answers.intent },
    refuses: ['not_found'],
  },
  capture_intent: {
    summary: 'Capture',
    description: 'Captures the whole amount or a part, once. `capture_error` means that the bank refused.',
    answers: { 200: answers.intentCaptured },
    refuses: capturing,
  },
  cancel_intent: {
    summary: 'Cancel',
    description: 'Possible before capture, and while the challenge is open.',
    answers: { 200: answers.intent },
    refuses: ['not_found', 'invalid_state', 'already_captured'],
  },
  refund_intent: {
    summary: 'Refund',
    description: 'Refunds the whole amount or a part, several times up to the captured amount.',
    answers: { 201: answers.intentRefund },
    refuses: ['not_found', 'invalid_state', 'refund_exceeds_capture'],
  },
  create_setup: {
    summary: 'Create a set-up',
    description:
      'A set-up saves a card without a payment and expires after an hour. The browser enters the card with the `client_secret`. The cardholder is always authenticated.',
    answers: { 201: answers.setup },
    refuses: [],
  },
  cancel_setup: {
    summary: 'Cancel a set-up',
    description: 'Possible while the challenge is open, and not once the card is saved.',
    answers: { 200: answers.setup },
    refuses: ['not_found', 'invalid_state'],
  },
  open_session: {
    summary: 'Open a payment session',
    description: 'A session has one amount and expires after an hour. The browser enters the card with its token.',
    answers: { 201: answers.openSession },
    refuses: ['not_found', 'amount_too_small'],
  },
  attempt_session: {
    summary: 'Pay with the card of the session',
    description: '`pending_action` means that the bank challenges the customer at `required_action.url`.',
    answers: { 200: answers.session },
    refuses: [...registering, 'session_key_expired', 'session_not_ready'],
  },
  submit_session_result: {
    summary: 'Submit the result of a challenge',
    description: "Takes the `result_token` that the bank's page posted. Repeating the call gives the same answer.",
    answers: { 200: answers.session },
    refuses: ['not_found', 'invalid_state', 'result_conflict'],
  },
  capture_session: {
    summary: 'Capture',
    description: 'Captures the whole amount or a part, once. `capture_error` means that the bank refused.',
    answers: { 200: answers.sessionCaptured },
    refuses: capturing,
  },
  void_session: {
    summary: 'Cancel',
    description: 'Possible before capture, and while the challenge is open.',
    answers: { 200: answers.session },
    refuses: ['not_found', 'invalid_state', 'already_captured'],
  },
  refund_session: {
    summary: 'Refund',
    description: 'Refunds the whole amount or a part, several times up to the captured amount.',
    answers: { 200: answers.sessionRefund },
    refuses: ['not_found', 'invalid_state', 'refund_exceeds_capture'],
  },
}
