import Type from 'typebox'
import { serverCalls, type ServerCallName } from '../http/server-calls.ts'
import { ConfirmSetupBody, NextActionBody } from '../http/facade-wire.ts'
import * as wire from '../http/wire.ts'
import { answers } from './answers.ts'
import { controlCalls } from './control-calls.ts'
import { type CommandTexts, type DescribedCall, inGroup } from './described-call.ts'
import { facadeTexts } from './facade-texts.ts'

const commandRefusals = ['idempotency_key_required', 'idempotency_key_reused', 'operation_in_progress'] as const

/** A command without a text does not compile. */
const commandTexts: Readonly<Record<ServerCallName, CommandTexts>> = {
  create_session_key: {
    summary: 'Create a session key',
    description: 'The browser sends the key as a bearer token with the card. It expires after 400 seconds.',
    answers: { 201: answers.sessionKey },
    refuses: [],
  },
  register: {
    summary: 'Authorise or charge a card',
    description:
      '`deferred` authorises the amount until it is released; `payment` captures it at once. 202 means that the bank challenges the customer: post `c_req` to `acs_url`.',
    answers: { 201: answers.transaction, 202: answers.transaction },
    refuses: [
      'duplicate_reference',
      'reference_cancelled',
      'session_key_expired',
      'card_identifier_invalid',
      'security_code_required',
      'amount_too_small',
    ],
  },
  submit_challenge: {
    summary: 'Submit the result of a challenge',
    description: "Takes the `cres` that the bank's page posted. Repeating the call gives the same answer.",
    answers: { 200: answers.transaction },
    refuses: ['not_found', 'invalid_state', 'result_conflict'],
  },
  submit_fallback: {
    summary: 'Submit the result of a 3-D Secure 1 challenge',
    description: "Takes the `PaRes` that the bank's page posted. Repeating the call gives the same answer.",
    answers: { 200: answers.transaction },
    refuses: ['not_found', 'invalid_state', 'result_conflict'],
  },
  instruct: {
    summary: 'Release, abort, void or refund',
    description:
      '`release` captures a deferred payment, `abort` cancels it, `void` reverses a payment on the same day, `refund` returns a captured amount.',
    answers: { 201: answers.instruction },
    refuses: ['not_found', 'invalid_state', 'already_captured', 'amount_too_large', 'refund_exceeds_capture'],
  },
  cancel_by_reference: {
    summary: 'Cancel by reference',
    description:
      'Cancels the transaction with this reference. A transaction that arrives later is refused. The answer says what was found.',
    answers: { 200: answers.cancellation },
    refuses: ['already_captured'],
  },
  ...facadeTexts,
}

const withBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

const commands: readonly DescribedCall[] = Object.entries(commandTexts).map(([name, texts]) => {
  // The keys are the names of the commands.
  const { path, body } = serverCalls[name as ServerCallName]
  const refuses = ['unauthorised', 'invalid_request', ...commandRefusals, ...texts.refuses] as const
  return {
    ...texts,
    id: name,
    method: 'post',
    path: `/gateway${withBraces(path)}`,
    group: 'Server',
    body,
    refuses,
    once: true,
  }
})

const reads = inGroup(
  'Server',
  '/gateway/v1',
  ['unauthorised', 'not_found'],
  [
    {
      id: 'read_transaction',
      method: 'get',
      path: '/transactions/{id}',
      summary: 'Read a transaction',
      description: 'The state of the transaction, for example after a lost answer.',
      answers: { 200: answers.transaction },
    },
    {
      id: 'find_transaction',
      method: 'get',
      path: '/transactions',
      summary: 'Find a transaction by reference',
      description: 'Finds a transaction whose id was lost with its answer.',
      query: Type.Object({ vendor_tx_code: Type.String({ description: "The merchant's reference" }) }),
      answers: { 200: answers.transaction },
    },
    {
      id: 'read_setup',
      method: 'get',
      path: '/setup-intents/{id}',
      summary: 'Read a set-up',
      description: '`reusable_card_id` charges the card once it is saved.',
      answers: { 200: answers.setup },
    },
    {
      id: 'forget_card',
      method: 'delete',
      path: '/reusable-cards/{id}',
      summary: 'Delete a saved card',
      description: 'A deleted card cannot be charged.',
      answers: { 204: null },
    },
  ],
)

const browser = inGroup(
  'Browser',
  '/gateway',
  [],
  [
    {
      id: 'create_card_identifier',
      method: 'post',
      path: '/v1/card-identifiers',
      summary: 'Create a card identifier',
      description:
        'The card form sends the card with the session key. Only pages of origins that the merchant registered can read the answer.',
      body: wire.TokeniseBody,
      answers: { 201: answers.card, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
    },
    {
      id: 'link_security_code',
      method: 'post',
      path: '/v1/card-identifiers/{id}/security-code',
      summary: 'Link the security code of a saved card',
      description: 'Links the code to the session key. It is used once and never stored.',
      body: wire.SecurityCodeBody,
      answers: { 204: null, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
      refuses: ['not_found'],
    },
    {
      id: 'create_payment_method',
      method: 'post',
      path: '/v1/payment-methods',
      summary: 'Create a payment method',
      description: 'The card form sends the card with the publishable key, as often as needed.',
      body: wire.TokeniseBody,
      answers: { 201: answers.paymentMethod, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
    },
    {
      id: 'read_next_action',
      method: 'post',
      path: '/v1/payment-intents/next-action',
      summary: 'Read the challenge of an intent',
      description: 'Takes the publishable key and the client secret of the intent.',
      body: NextActionBody,
      answers: { 200: answers.nextAction },
      refuses: ['not_found'],
    },
    {
      id: 'confirm_setup',
      method: 'post',
      path: '/v1/setup-intents/{id}/confirm',
      summary: 'Confirm a set-up with a card',
      description:
        'Takes the publishable key and the client secret of the set-up. After a refused card the set-up is `requires_payment_method`, and another card can follow.',
      body: ConfirmSetupBody,
      answers: { 200: answers.setupConfirmed, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
      refuses: ['not_found', 'invalid_state'],
    },
    {
      id: 'read_setup_action',
      method: 'post',
      path: '/v1/setup-intents/next-action',
      summary: 'Read the challenge of a set-up',
      description: 'Takes the publishable key and the client secret of the set-up.',
      body: NextActionBody,
      answers: { 200: answers.setupAction },
      refuses: ['not_found'],
    },
    {
      id: 'enter_session_card',
      method: 'post',
      path: '/v1/payment-sessions/{id}/card',
      summary: 'Enter the card of a session',
      description:
        'Takes the token of the session; the id in the path can be `current`. The last card entered is charged.',
      body: wire.TokeniseBody,
      answers: { 204: null, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
      refuses: ['not_found'],
    },
    ...(['card-gateway', 'card-provider', 'session-provider'] as const).flatMap((facade) => [
      {
        id: `read_form_of_${facade}`,
        method: 'get',
        path: `/fields/${facade}`,
        summary: 'Card form, for a frame',
        description: 'The form reports to the page around it by messages.',
        answers: { 200: 'page' },
      } as const,
      {
        id: `read_library_of_${facade}`,
        method: 'get',
        path: `/v1/js/${facade}.js`,
        summary: 'Browser library',
        description: 'Mounts the card form in a page.',
        answers: { 200: 'script' },
      } as const,
    ]),
    {
      id: 'read_face',
      method: 'get',
      path: '/v1/faces/{name}.woff2',
      summary: 'Font file',
      description: 'Named by family and weight, for example `roboto-400`.',
      answers: { 200: 'face' },
      refuses: ['not_found'],
    },
  ],
)

const bank = inGroup(
  'Bank',
  '/gateway/acs',
  [],
  [
    {
      id: 'open_challenge',
      method: 'post',
      path: '/challenge',
      summary: "The bank's page",
      description: "The merchant's page opens it with a form that has `creq` (or `PaReq`).",
      answers: { 200: 'page', 404: 'page' },
    },
    {
      id: 'visit_challenge',
      method: 'get',
      path: '/challenge/{id}',
      summary: "The bank's page, by a link",
      description: 'For intents and sessions. `state` is returned with the result.',
      query: Type.Object({
        state: Type.Optional(Type.String({ description: 'A text of the merchant' })),
        opener: Type.Optional(Type.String({ description: 'Origin of the page whose library shows this one' })),
      }),
      answers: { 200: 'page', 404: 'page' },
    },
    {
      id: 'decide_challenge',
      method: 'post',
      path: '/challenge/{id}/decision',
      summary: "Send the customer's answer",
      description: 'Takes a code as `otp`, or an `action`. The answer is a page that posts the result to the merchant.',
      answers: { 200: 'page', 404: 'page' },
    },
  ],
)

const ready = { 200: answers.ready, 503: answers.notReady }
const readiness = { description: '503 while no payment can be kept.', answers: ready }

const health = inGroup(
  'Health',
  '',
  [],
  [
    {
      id: 'read_live',
      method: 'get',
      path: '/health/live',
      summary: 'Liveness',
      description: 'Answers while the process runs.',
      answers: { 200: answers.live },
    },
    { id: 'read_ready', method: 'get', path: '/health/ready', summary: 'Readiness', ...readiness },
    {
      id: 'read_document',
      method: 'get',
      path: '/gateway/openapi.json',
      summary: 'This document',
      description: 'OpenAPI 3.1.',
      answers: { 200: answers.nothing },
    },
  ],
)

/** Every call of the gateway. */
export const describedCalls: readonly DescribedCall[] = [
  ...commands,
  ...reads,
  ...browser,
  ...bank,
  ...controlCalls,
  ...health,
]
