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
    summary: 'A key for one card form',
    description: 'The browser sends it as a bearer token with the card. It ends after 400 seconds.',
    answers: { 201: answers.sessionKey },
    refuses: [],
  },
  register: {
    summary: 'Hold or take money from a card',
    description:
      '`deferred` holds the money until it is released, `payment` takes it at once. 202 means that the bank wants to see the customer: post `c_req` to `acs_url`.',
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
    summary: 'What the bank gave back',
    description: 'The `cres` that its page posted. Sending it again answers the same.',
    answers: { 200: answers.transaction },
    refuses: ['not_found', 'invalid_state', 'result_conflict'],
  },
  submit_fallback: {
    summary: 'What the bank gave back, by the older protocol',
    description: 'The `PaRes` that its page posted. Sending it again answers the same.',
    answers: { 200: answers.transaction },
    refuses: ['not_found', 'invalid_state', 'result_conflict'],
  },
  instruct: {
    summary: 'Release, abort, void or refund',
    description:
      '`release` takes what is held, `abort` lets go of it, `void` undoes it on the same day, `refund` gives it back.',
    answers: { 201: answers.instruction },
    refuses: ['not_found', 'invalid_state', 'already_captured', 'amount_too_large', 'refund_exceeds_capture'],
  },
  cancel_by_reference: {
    summary: 'Undo whatever a reference stands for',
    description: 'Also a transaction that has not arrived yet: it is refused when it does. Answers what it found.',
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
      summary: 'A transaction as it is now',
      description: 'Ask after an answer that did not arrive.',
      answers: { 200: answers.transaction },
    },
    {
      id: 'find_transaction',
      method: 'get',
      path: '/transactions',
      summary: 'A transaction by its reference',
      description: 'For whoever lost the answer that had its id.',
      query: Type.Object({ vendor_tx_code: Type.String({ description: 'The reference that the merchant gave it' }) }),
      answers: { 200: answers.transaction },
    },
    {
      id: 'read_setup',
      method: 'get',
      path: '/setup-intents/{id}',
      summary: 'How far a set-up is',
      description: '`reusable_card_id` is what the card is charged by, once it is kept.',
      answers: { 200: answers.setup },
    },
    {
      id: 'forget_card',
      method: 'delete',
      path: '/reusable-cards/{id}',
      summary: 'Forget a saved card',
      description: 'It cannot be charged from then on.',
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
      summary: 'A card as an identifier',
      description:
        'The only call that card data comes in by. Pages of origins that the merchant registered may read the answer.',
      body: wire.TokeniseBody,
      answers: { 201: answers.card, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
    },
    {
      id: 'link_security_code',
      method: 'post',
      path: '/v1/card-identifiers/{id}/security-code',
      summary: 'The security code of a saved card',
      description: 'Ties it to the session key; it is used once and never stored.',
      body: wire.SecurityCodeBody,
      answers: { 204: null, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
      refuses: ['not_found'],
    },
    {
      id: 'create_payment_method',
      method: 'post',
      path: '/v1/payment-methods',
      summary: 'A card as a payment method',
      description: 'With the publishable key of the card provider, any number of times.',
      body: wire.TokeniseBody,
      answers: { 201: answers.paymentMethod, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
    },
    {
      id: 'read_next_action',
      method: 'post',
      path: '/v1/payment-intents/next-action',
      summary: 'Where the bank waits, for the browser that pays',
      description: 'With the publishable key, for whoever knows the secret of the intent.',
      body: NextActionBody,
      answers: { 200: answers.nextAction },
      refuses: ['not_found'],
    },
    {
      id: 'confirm_setup',
      method: 'post',
      path: '/v1/setup-intents/{id}/confirm',
      summary: 'The card of a set-up',
      description:
        'With the publishable key and the secret of the set-up. A refused card leaves it at `requires_payment_method`: another may follow.',
      body: ConfirmSetupBody,
      answers: { 200: answers.setupConfirmed, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
      refuses: ['not_found', 'invalid_state'],
    },
    {
      id: 'read_setup_action',
      method: 'post',
      path: '/v1/setup-intents/next-action',
      summary: 'Where the bank waits, for the browser that sets a card up',
      description: 'With the publishable key, for whoever knows the secret of the set-up.',
      body: NextActionBody,
      answers: { 200: answers.setupAction },
      refuses: ['not_found'],
    },
    {
      id: 'enter_session_card',
      method: 'post',
      path: '/v1/payment-sessions/{id}/card',
      summary: 'The card of a session',
      description: 'With the token of the session, `current` in the path if you like. The last one pays.',
      body: wire.TokeniseBody,
      answers: { 204: null, 422: Type.Ref('CardProblems'), 401: Type.Ref('CardProblems') },
      refuses: ['not_found'],
    },
    ...(['card-gateway', 'card-provider', 'session-provider'] as const).flatMap((facade) => [
      {
        id: `read_form_of_${facade}`,
        method: 'get',
        path: `/fields/${facade}`,
        summary: 'The card form, for a frame',
        description: 'It tells the page around it what happens by messages.',
        answers: { 200: 'page' },
      } as const,
      {
        id: `read_library_of_${facade}`,
        method: 'get',
        path: `/v1/js/${facade}.js`,
        summary: 'The browser library',
        description: 'Puts the card form into a page.',
        answers: { 200: 'script' },
      } as const,
    ]),
    {
      id: 'read_face',
      method: 'get',
      path: '/v1/faces/{name}.woff2',
      summary: 'A face that the pages are set in',
      description: 'By family and weight, `roboto-400`.',
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
      description: "Opened by a form of the merchant's page with `creq` (or `PaReq`).",
      answers: { 200: 'page', 404: 'page' },
    },
    {
      id: 'visit_challenge',
      method: 'get',
      path: '/challenge/{id}',
      summary: "The bank's page, by a plain link",
      description: 'For the payments of intents and sessions; `state` comes back with the result.',
      query: Type.Object({
        state: Type.Optional(Type.String({ description: "The merchant's own text" })),
        opener: Type.Optional(Type.String({ description: 'Origin of the page whose library shows this one' })),
      }),
      answers: { 200: 'page', 404: 'page' },
    },
    {
      id: 'decide_challenge',
      method: 'post',
      path: '/challenge/{id}/decision',
      summary: 'What the customer enters there',
      description: 'A code as `otp`, or an `action`. The page it answers posts back to the merchant.',
      answers: { 200: 'page', 404: 'page' },
    },
  ],
)

const health = inGroup(
  'Health',
  '',
  [],
  [
    {
      id: 'read_live',
      method: 'get',
      path: '/health/live',
      summary: 'The process answers',
      description: 'For scripts.',
      answers: { 200: answers.live },
    },
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
