import { second } from '@touchline/clock'
import { type MinorUnits, minorUnits } from '@touchline/money'
import { z } from 'zod'
import type { NewPayment } from '../provider.ts'
import { Cancellation, Instruction, SessionKey, TransactionView } from './answers.ts'
import { callGateway, type GatewayAnswer } from './call.ts'
import {
  createGatewayControls,
  type GatewayControls,
  type Introduction,
  type MerchantRegistration,
} from './controls.ts'
import type { GatewayTransport } from './transport.ts'

export const patience = { register: 20 * second, others: 10 * second }

/** The result posted by a bank's page, by protocol. */
export type ChallengeResult = { readonly protocol: 'creq' | 'pareq'; readonly value: string }

/**
 * The card gateway, for one merchant. Every command takes an idempotency key; repeated under the same key it runs once.
 */
export type GatewayClient = {
  readonly merchantId: string
  /** The key of the gateway's webhook signatures. */
  readonly webhookSecret: string
  /** Origins whose pages take part in a payment; a browser returns to these only. */
  readonly origins: readonly string[]
  readonly minimumAmount: MinorUnits
  /** Sends a command. */
  readonly send: SendCommand
  /** Sends the first command of a payment: registers the merchant when the gateway does not know it. */
  readonly open: SendCommand
  /** A key with which a browser may turn one card into a token, or give the security code of a saved one. */
  readonly createSessionKey: (key: string, savedCard: string | null) => Promise<GatewayAnswer<SessionKey>>
  readonly register: (key: string, payment: NewPayment) => Promise<GatewayAnswer<TransactionView>>
  readonly submitChallenge: (
    key: string,
    gatewayId: string,
    result: ChallengeResult,
  ) => Promise<GatewayAnswer<TransactionView>>
  readonly release: (key: string, gatewayId: string, amount: MinorUnits) => Promise<GatewayAnswer<Instruction>>
  readonly refund: (key: string, gatewayId: string, amount: MinorUnits) => Promise<GatewayAnswer<Instruction>>
  /** Cancels the payment under our reference; a reference that has not arrived is refused from then on. */
  readonly cancelByReference: (key: string, vendorTxCode: string) => Promise<GatewayAnswer<Cancellation>>
  /** Reads below `/gateway/v1`; the answer may be stale. */
  readonly read: <S extends z.ZodType>(path: string, schema: S) => Promise<GatewayAnswer<z.infer<S>>>
  /** Refused for a card that is not saved, and by a gateway that does not know the sandbox. */
  readonly forgetCard: (token: string) => Promise<GatewayAnswer<unknown>>
  /** Undefined without sandbox controls. */
  readonly controls: GatewayControls | undefined
}

/** Sends one command below `/gateway/v1` under its idempotency key; `timeoutMs` is ten seconds by default. */
export type SendCommand = <S extends z.ZodType>(
  path: string,
  key: string,
  body: unknown,
  schema: S,
  timeoutMs?: number,
) => Promise<GatewayAnswer<z.infer<S>>>

export type GatewayClientOptions = {
  readonly transport: GatewayTransport
  readonly merchantId: string
  /** Bearer of the control calls; undefined without sandbox controls. */
  readonly controlSecret: string | undefined
  /** Read at each registration, because its clock advances. */
  readonly registration: () => MerchantRegistration
  /** Without it the gateway uses a name of its own and has no saved cards. */
  readonly introduction?: () => Promise<Introduction>
}

/** Creates the gateway client of one merchant (one sandbox). */
export function createGatewayClient(options: GatewayClientOptions): GatewayClient {
  const { transport, merchantId, controlSecret, registration } = options
  const { secret, webhookSecret, origins, minimumAmount } = registration()
  const authorization = `Basic ${Buffer.from(`${merchantId}:${secret}`).toString('base64')}`
  const controls = controlSecret === undefined ? undefined : createGatewayControls({ ...options, controlSecret })

  function post<S extends z.ZodType>(path: string, key: string, body: unknown, schema: S, timeoutMs = patience.others) {
    const headers = { Authorization: authorization, 'Idempotency-Key': key }
    return callGateway(transport, { method: 'POST', path: `/gateway/v1${path}`, headers, body, timeoutMs }, schema)
  }

  function instruct(type: 'release' | 'refund', key: string, gatewayId: string, amount: MinorUnits) {
    const body = { instruction_type: type, amount }
    return post(`/transactions/${encodeURIComponent(gatewayId)}/instructions`, key, body, Instruction)
  }

  async function forgetCard(token: string): Promise<GatewayAnswer<unknown>> {
    const path = `/gateway/v1/reusable-cards/${encodeURIComponent(token)}`
    const request = {
      method: 'DELETE',
      path,
      headers: { Authorization: authorization },
      timeoutMs: patience.others,
    } as const
    const answer = await callGateway(transport, request, z.unknown())
    const knowsNobody = controls && answer.kind === 'unknown' && answer.why === 'unauthorised'
    return knowsNobody ? { kind: 'refused', code: 'not_found', transaction: undefined } : answer
  }

  const open: SendCommand = async (...command) => {
    const ask = () => post(...command)
    const answer = await ask()
    const unknownMerchant = answer.kind === 'unknown' && answer.why === 'unauthorised'
    if (!unknownMerchant || !controls) return answer
    try {
      await controls.registerMerchant()
    } catch {
      return { kind: 'unknown', why: 'no_answer' }
    }
    return ask()
  }

  return {
    merchantId,
    webhookSecret,
    origins,
    minimumAmount: minorUnits(minimumAmount ?? 0),
    send: post,
    read: (path, schema) => {
      const headers = { Authorization: authorization }
      const request = { method: 'GET', path: `/gateway/v1${path}`, headers, timeoutMs: patience.others } as const
      return callGateway(transport, request, schema)
    },
    open,
    forgetCard,
    createSessionKey: (key, savedCard) => {
      const body = { vendor: merchantId, reusable_card_id: savedCard }
      return open('/merchant-session-keys', key, body, SessionKey)
    },
    register: (key, payment) => post('/transactions', key, registerBody(payment), TransactionView, patience.register),
    submitChallenge: (key, gatewayId, { protocol, value }) => {
      const path = `/transactions/${encodeURIComponent(gatewayId)}`
      return protocol === 'creq'
        ? post(`${path}/3d-secure-challenge`, key, { c_res: value }, TransactionView)
        : post(`${path}/3d-secure`, key, { pa_res: value }, TransactionView)
    },
    release: (key, gatewayId, amount) => instruct('release', key, gatewayId, amount),
    refund: (key, gatewayId, amount) => instruct('refund', key, gatewayId, amount),
    cancelByReference: (key, vendorTxCode) =>
      post('/cancel-by-reference', key, { vendor_tx_code: vendorTxCode }, Cancellation),
    controls,
  }
}

function registerBody(payment: NewPayment): Readonly<Record<string, unknown>> {
  const { firstName, lastName, reference } = payment.customer
  return {
    vendor_tx_code: payment.reference,
    transaction_type: 'deferred',
    amount: payment.amount,
    currency: payment.currencyCode,
    description: payment.description,
    payment_method: {
      card: {
        merchant_session_key: payment.sessionKey,
        card_identifier: payment.instrument?.value,
        save: payment.savesCard,
        reusable: payment.instrument?.kind === 'saved_card_id',
      },
    },
    apply_3d_secure: 'use_rules',
    ...(payment.billing ? { billing_address: payment.billing } : {}),
    customer: { first_name: firstName, last_name: lastName, email: null, reference },
    strong_customer_authentication: {
      notification_url: payment.returnUrl,
      challenge_window_size: '02',
      browser_details: payment.browserDetails,
    },
  }
}
