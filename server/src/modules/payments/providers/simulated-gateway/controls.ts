import { second } from '@touchline/clock'
import type { Fault, NewFault } from '@touchline/contract'
import { z } from 'zod'
import {
  ClockMoved,
  Deliveries,
  type Delivery,
  GatewayFault,
  GatewayFaults,
  Invariants,
  Ledger,
  type LedgerRow,
  Now,
  Transactions,
  type TransactionView,
  Upcoming,
  type UpcomingAtGateway,
} from './answers.ts'
import type { SavedCardRow } from '../../card-setups/tables.ts'
import type { PaymentSettingsRow } from '../../tables.ts'
import type { GatewayRequest, GatewayTransport } from './transport.ts'

/** A merchant's clock, relative to the wall clock. */
export type GatewayClock = { readonly offset_ms: number } | { readonly frozen_at: number }

/** The merchant that represents a sandbox at the gateway. */
export type MerchantRegistration = {
  readonly secret: string
  readonly webhookUrl: string
  readonly webhookSecret: string
  /** Origins whose pages may show the card form and the bank's page. */
  readonly origins: readonly string[]
  readonly clock?: GatewayClock
  /** The smallest amount the gateway takes, in minor units. */
  readonly minimumAmount?: number
}

/** The gateway rules of a merchant, from the organisation's settings. */
export type MerchantRules = Pick<
  PaymentSettingsRow,
  'capturesAtOnce' | 'refusesWrongAddress' | 'refusesWithoutLookup' | 'refusesWithoutChallenge'
>

/**
 * A merchant's shop name for the bank's page and webhooks, its saved cards, and its rules; without them the gateway's
 * own apply.
 */
export type Introduction = {
  readonly name: string
  readonly rules?: MerchantRules
  readonly cards: readonly Pick<SavedCardRow, 'token' | 'brand' | 'lastFour' | 'expiry'>[]
}

/** The gateway's controls for sandboxes. Each throws when the gateway refuses or is not reached. */
export type GatewayControls = {
  readonly registerMerchant: () => Promise<void>
  readonly deleteMerchant: () => Promise<void>
  readonly forkMerchant: (to: {
    readonly merchantId: string
    readonly secret: string
    readonly webhookUrl: string
    readonly webhookSecret: string
  }) => Promise<void>
  /** Sets the merchant's time and runs due work; answers what ran. A merchant that does not exist yet needs none. */
  readonly pushClock: (clock: GatewayClock) => Promise<readonly string[]>
  readonly upcoming: () => Promise<readonly UpcomingAtGateway[]>
  readonly transactions: () => Promise<readonly TransactionView[]>
  readonly ledger: () => Promise<readonly LedgerRow[]>
  /** Webhooks delivered, or being retried. */
  readonly deliveries: () => Promise<readonly Delivery[]>
  /** Delivers an event again; false for an unknown one. */
  readonly redeliver: (eventId: string) => Promise<boolean>
  readonly invariants: () => Promise<Invariants>
  /** Forwards a fault unchanged; answers the gateway's record of it. payments.md 9 */
  readonly addFault: (fault: NewFault) => Promise<Fault>
  readonly listFaults: () => Promise<readonly Fault[]>
  readonly deleteFaults: () => Promise<void>
}

export class GatewayControlError extends Error {
  override name = 'GatewayControlError'
}

/** The gateway's limit for names, in characters. */
const longestName = 60

type Controlled = {
  readonly transport: GatewayTransport
  readonly merchantId: string
  readonly controlSecret: string
  /** Read at each registration, because time passes. */
  readonly registration: () => MerchantRegistration
  readonly introduction?: () => Promise<Introduction>
}

export function createGatewayControls({
  transport,
  merchantId,
  controlSecret,
  registration,
  introduction,
}: Controlled): GatewayControls {
  const base = `/gateway/__sandbox/merchants/${encodeURIComponent(merchantId)}`

  async function send(method: GatewayRequest['method'], path: string, body?: unknown) {
    const headers = { Authorization: `Bearer ${controlSecret}` }
    return transport({
      method,
      path: `${base}${path}`,
      headers,
      timeoutMs: 10 * second,
      ...(body === undefined ? {} : { body }),
    })
  }

  async function ask<S extends z.ZodType>(schema: S, ...request: Parameters<typeof send>): Promise<z.infer<S>> {
    const { status, body } = await send(...request)
    const parsed = schema.safeParse(body)
    if (status >= 300 || !parsed.success) throw new GatewayControlError(`the gateway answered ${status}`)
    return parsed.data
  }

  /** A merchant is registered at its first payment; before that it has no rows. */
  async function askIfThere<S extends z.ZodType>(schema: S, none: z.infer<S>, ...request: Parameters<typeof send>) {
    const { status, body } = await send(...request)
    if (status === 404) return none
    const parsed = schema.safeParse(body)
    if (status >= 300 || !parsed.success) throw new GatewayControlError(`the gateway answered ${status}`)
    return parsed.data
  }

  const nothing = z.unknown()
  return {
    async registerMerchant() {
      await ask(Now, 'PUT', '', registrationBody(registration(), await introduction?.()))
    },
    deleteMerchant: async () => void (await askIfThere(nothing, undefined, 'DELETE', '')),
    forkMerchant: async ({ merchantId: to, secret, webhookUrl, webhookSecret }) => {
      const body = { to, secret, webhook_url: webhookUrl, webhook_secret: webhookSecret }
      await askIfThere(nothing, undefined, 'POST', '/fork', body)
    },
    pushClock: async (clock) => (await askIfThere(ClockMoved, { now: 0, ran: [] }, 'PUT', '/clock', clock)).ran,
    upcoming: async () => (await askIfThere(Upcoming, { upcoming: [] }, 'GET', '/upcoming')).upcoming,
    transactions: async () =>
      (await askIfThere(Transactions, { transactions: [] }, 'GET', '/transactions')).transactions,
    ledger: async () => (await askIfThere(Ledger, { ledger: [] }, 'GET', '/ledger')).ledger,
    deliveries: async () => (await askIfThere(Deliveries, { deliveries: [] }, 'GET', '/deliveries')).deliveries,
    redeliver: async (eventId) => {
      const path = `/events/${encodeURIComponent(eventId)}/redeliver`
      return (await askIfThere(nothing, undefined, 'POST', path, {})) !== undefined
    },
    invariants: () => askIfThere(Invariants, { holds: true, broken: [] }, 'GET', '/invariants'),
    addFault: async (fault) => presentFault(await ask(GatewayFault, 'POST', '/faults', fault)),
    listFaults: async () =>
      (await askIfThere(GatewayFaults, { faults: [] }, 'GET', '/faults')).faults.map(presentFault),
    deleteFaults: async () => void (await askIfThere(nothing, undefined, 'DELETE', '/faults')),
  }
}

function presentFault({ match, effect, times, ms, fired }: GatewayFault): Fault {
  return { match: { call: null, point: null, ...match }, effect, times, ms, status: null, fired }
}

function registrationBody(
  merchant: MerchantRegistration,
  introduction: Introduction | undefined,
): Readonly<Record<string, unknown>> {
  return {
    secret: merchant.secret,
    webhook_url: merchant.webhookUrl,
    webhook_secret: merchant.webhookSecret,
    origins: merchant.origins,
    ...(merchant.clock ? { clock: merchant.clock } : {}),
    ...(merchant.minimumAmount === undefined ? {} : { minimum_amount: merchant.minimumAmount }),
    ...(introduction && {
      display_name: introduction.name.slice(0, longestName),
      reusable_cards: introduction.cards.map(({ token, brand, lastFour, expiry }) => ({
        id: token,
        brand,
        last_four: lastFour,
        expiry,
      })),
      ...(introduction.rules && presentRules(introduction.rules)),
    }),
  }
}

function presentRules(rules: MerchantRules) {
  const rejectIf = (refuses: boolean) => (refuses ? 'reject' : 'approve')
  return {
    capture_mode: rules.capturesAtOnce ? 'immediate' : 'deferred',
    rules: {
      avs: rules.refusesWrongAddress,
      lookup_unavailable: rejectIf(rules.refusesWithoutLookup),
      challenge_unavailable: rejectIf(rules.refusesWithoutChallenge),
    },
  }
}
