import { second } from '@touchline/clock'
import { type MinorUnits, minorUnits } from '@touchline/money'
import type { z } from 'zod'
import { Cancellation, Instruction, SessionKey, TransactionView } from './gateway-answers.ts'
import { callGateway, type GatewayAnswer } from './gateway-call.ts'
import { createGatewayControls, type GatewayControls, type MerchantRegistration } from './gateway-controls.ts'
import type { GatewayTransport } from './gateway-transport.ts'

const patience = { register: 20 * second, others: 10 * second }

export type CardRegistration = {
  readonly vendorTxCode: string
  readonly amount: MinorUnits
  readonly currencyCode: string
  readonly description: string
  readonly sessionKey: string
  readonly cardIdentifier: string
  readonly billing: {
    readonly address1: string
    readonly address2: string | null
    readonly city: string
    readonly postcode: string
    readonly country: string | null
  }
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly reference: string }
  readonly notificationUrl: string
  readonly browserDetails: Readonly<Record<string, unknown>>
}

/** What a bank's page posted, by protocol. */
export type ChallengeResult = { readonly protocol: 'creq' | 'pareq'; readonly value: string }

/**
 * The card gateway, for one merchant. Every command takes the idempotency key under which it may be repeated; the same
 * command with the same key is executed once.
 */
export type GatewayClient = {
  readonly merchantId: string
  /** Under which the gateway signs its webhooks. */
  readonly webhookSecret: string
  /** Origins whose pages take part in a payment; a browser goes back to none but these. */
  readonly origins: readonly string[]
  readonly minimumAmount: MinorUnits
  /** A key with which a browser may turn one card into a token. Registers the merchant when the gateway does not know it. */
  readonly createSessionKey: (key: string) => Promise<GatewayAnswer<SessionKey>>
  readonly register: (key: string, card: CardRegistration) => Promise<GatewayAnswer<TransactionView>>
  readonly submitChallenge: (
    key: string,
    gatewayId: string,
    result: ChallengeResult,
  ) => Promise<GatewayAnswer<TransactionView>>
  readonly release: (key: string, gatewayId: string, amount: MinorUnits) => Promise<GatewayAnswer<Instruction>>
  readonly abort: (key: string, gatewayId: string) => Promise<GatewayAnswer<Instruction>>
  readonly void: (key: string, gatewayId: string) => Promise<GatewayAnswer<Instruction>>
  readonly refund: (key: string, gatewayId: string, amount: MinorUnits) => Promise<GatewayAnswer<Instruction>>
  /** Aborts what is held under our reference, or has a reference that never arrived refused from now on. */
  readonly cancelByReference: (key: string, vendorTxCode: string) => Promise<GatewayAnswer<Cancellation>>
  /** A read: may be stale, so nothing is decided on it. payments.md D8 */
  readonly findTransaction: (vendorTxCode: string) => Promise<GatewayAnswer<TransactionView>>
  /** Undefined where sandbox controls are off. */
  readonly controls: GatewayControls | undefined
}

export type GatewayClientOptions = {
  readonly transport: GatewayTransport
  readonly merchantId: string
  /** Bearer of the control calls; undefined where sandbox controls are off. */
  readonly controlSecret: string | undefined
  /** Read at each registration: the clock in it goes on. */
  readonly registration: () => MerchantRegistration
}

/** A client of the gateway for one merchant (one sandbox). */
export function createGatewayClient(options: GatewayClientOptions): GatewayClient {
  const { transport, merchantId, controlSecret, registration } = options
  const { secret, webhookSecret, origins, minimumAmount } = registration()
  const authorization = `Basic ${Buffer.from(`${merchantId}:${secret}`).toString('base64')}`
  const controls = controlSecret === undefined ? undefined : createGatewayControls({ ...options, controlSecret })

  function post<S extends z.ZodType>(path: string, key: string, body: unknown, schema: S, timeoutMs = patience.others) {
    const headers = { Authorization: authorization, 'Idempotency-Key': key }
    return callGateway(transport, { method: 'POST', path: `/gateway/v1${path}`, headers, body, timeoutMs }, schema)
  }

  function instruct(
    type: 'release' | 'abort' | 'void' | 'refund',
    key: string,
    gatewayId: string,
    amount?: MinorUnits,
  ) {
    const body = { instruction_type: type, ...(amount === undefined ? {} : { amount }) }
    return post(`/transactions/${encodeURIComponent(gatewayId)}/instructions`, key, body, Instruction)
  }

  async function createSessionKey(key: string): Promise<GatewayAnswer<SessionKey>> {
    const ask = () => post('/merchant-session-keys', key, { vendor: merchantId }, SessionKey)
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
    createSessionKey,
    register: (key, card) => post('/transactions', key, registerBody(card), TransactionView, patience.register),
    submitChallenge: (key, gatewayId, { protocol, value }) => {
      const path = `/transactions/${encodeURIComponent(gatewayId)}`
      return protocol === 'creq'
        ? post(`${path}/3d-secure-challenge`, key, { c_res: value }, TransactionView)
        : post(`${path}/3d-secure`, key, { pa_res: value }, TransactionView)
    },
    release: (key, gatewayId, amount) => instruct('release', key, gatewayId, amount),
    abort: (key, gatewayId) => instruct('abort', key, gatewayId),
    void: (key, gatewayId) => instruct('void', key, gatewayId),
    refund: (key, gatewayId, amount) => instruct('refund', key, gatewayId, amount),
    cancelByReference: (key, vendorTxCode) =>
      post('/cancel-by-reference', key, { vendor_tx_code: vendorTxCode }, Cancellation),
    findTransaction: (vendorTxCode) => {
      const path = `/gateway/v1/transactions?vendor_tx_code=${encodeURIComponent(vendorTxCode)}`
      const headers = { Authorization: authorization }
      return callGateway(transport, { method: 'GET', path, headers, timeoutMs: patience.others }, TransactionView)
    },
    controls,
  }
}

function registerBody(card: CardRegistration): Readonly<Record<string, unknown>> {
  const { firstName, lastName, reference } = card.customer
  return {
    vendor_tx_code: card.vendorTxCode,
    transaction_type: 'deferred',
    amount: card.amount,
    currency: card.currencyCode,
    description: card.description,
    payment_method: {
      card: {
        merchant_session_key: card.sessionKey,
        card_identifier: card.cardIdentifier,
        save: false,
        reusable: false,
      },
    },
    apply_3d_secure: 'use_rules',
    billing_address: card.billing,
    customer: { first_name: firstName, last_name: lastName, email: null, reference },
    strong_customer_authentication: {
      notification_url: card.notificationUrl,
      challenge_window_size: '02',
      browser_details: card.browserDetails,
    },
  }
}
