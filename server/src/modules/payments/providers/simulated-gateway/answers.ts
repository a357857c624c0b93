import { deliveryStates, faultOperations, gatewayEffects, gatewayStates, simulatedProviders } from '@touchline/contract'
import { z } from 'zod'

/** The gateway's answers, as far as the platform reads them; see the gateway's own README. */

export const Decline = z.object({
  code: z.string(),
  /** The only code that a browser may see. */
  browser_code: z.string(),
  retryable: z.boolean(),
})

export const Card = z.object({
  brand: z.string(),
  last_four: z.string(),
  expiry: z.string(),
  reusable_card_id: z.string().nullable(),
})

export const TransactionView = z.object({
  transaction_id: z.string(),
  vendor_tx_code: z.string(),
  state: z.enum(gatewayStates),
  amount: z.int(),
  currency: z.string(),
  held: z.int(),
  captured: z.int(),
  refunded: z.int(),
  /** Absent in the answers of the other providers. */
  refunds: z
    .array(z.object({ refund_id: z.string(), amount: z.int(), status: z.enum(['pending', 'succeeded', 'failed']) }))
    .optional(),
  decline: Decline.nullable(),
  card: Card.nullish(),
  acs_url: z.string().optional(),
  challenge_expires_at: z.int().optional(),
  c_req: z.string().optional(),
  pa_req: z.string().optional(),
})
export type TransactionView = z.infer<typeof TransactionView>

export const SessionKey = z.object({ merchant_session_key: z.string(), expires_in: z.int() })
export type SessionKey = z.infer<typeof SessionKey>

export const Instruction = z.object({
  outcome: z.enum(['ok', 'pending', 'declined']),
  refund: z.object({ refund_id: z.string(), amount: z.int(), status: z.enum(['succeeded', 'pending']) }).nullable(),
  transaction: TransactionView,
})
export type Instruction = z.infer<typeof Instruction>

/** The other providers answer a capture with its error, or nothing. */
export const Captured = z.object({ capture_error: Decline.nullable() })
export type Captured = z.infer<typeof Captured>

export const Cancellation = z.object({
  outcome: z.enum(['aborted', 'tombstoned', 'already_final']),
  transaction: TransactionView.nullable(),
})
export type Cancellation = z.infer<typeof Cancellation>

export const Refusal = z.object({
  code: z.string(),
  transaction: TransactionView.nullish(),
})

export const Ledger = z.object({
  ledger: z.array(
    z.object({
      transaction_id: z.string(),
      kind: z.enum(['hold', 'release', 'capture', 'refund', 'refund_reversal']),
      amount: z.int(),
      at: z.int(),
    }),
  ),
})
export type LedgerRow = z.infer<typeof Ledger>['ledger'][number]

export const Deliveries = z.object({
  deliveries: z.array(
    z.object({
      event_id: z.string(),
      type: z.string(),
      state: z.enum(deliveryStates),
      attempts: z.int(),
      last_status: z.int().nullable(),
      next_attempt_at: z.int().nullable(),
    }),
  ),
})
export type Delivery = z.infer<typeof Deliveries>['deliveries'][number]

export const Transactions = z.object({ transactions: z.array(TransactionView) })

export const Invariants = z.object({
  holds: z.boolean(),
  broken: z.array(z.object({ rule: z.string(), detail: z.string() })),
})
export type Invariants = z.infer<typeof Invariants>

export const Now = z.object({ now: z.int() })
export const ClockMoved = z.object({ now: z.int(), ran: z.array(z.string()) })
export const Upcoming = z.object({
  upcoming: z.array(z.object({ due_at: z.int(), kind: z.string(), subject: z.string(), text: z.string() })),
})
export type UpcomingAtGateway = z.infer<typeof Upcoming>['upcoming'][number]

export const GatewayFault = z.object({
  match: z.object({
    operation: z.enum(faultOperations),
    vendor_tx_code: z.string().nullable(),
    provider: z.enum(simulatedProviders).nullable(),
    nth: z.int(),
  }),
  effect: z.enum(gatewayEffects),
  times: z.int(),
  ms: z.int().nullable(),
  fired: z.int(),
})
export type GatewayFault = z.infer<typeof GatewayFault>

export const GatewayFaults = z.object({ faults: z.array(GatewayFault) })
