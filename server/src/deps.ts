import type { Clock } from '@touchline/clock'
import type { SagaPoint } from '@touchline/contract'
import type { Random } from '@touchline/ids'
import type { Attempts } from './infra/attempts.ts'
import type { Geocode } from './infra/geocoder.ts'
import type { Ids } from './infra/store/ids.ts'
import type { PlatformStore } from './repositories.ts'
import type { PaymentProviders } from './modules/payments/index.ts'

/** What a server tells its log: a name and plain facts, never personal data, card data or SQL parameters. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, facts?: Readonly<Record<string, unknown>>) => void

/** The settings that rules go by. */
export type Rules = {
  /** How long the places in a basket are kept. [O-31] */
  readonly holdMinutes: number
  /** How long a login lasts. */
  readonly tokenHours: number
  /** How many cards may be refused to one customer before no other is tried. [O-204] */
  readonly refusedCardsPerHour: number
  /** Origin of site and API, without a slash at the end. */
  readonly publicUrl: string
  /** Origins of the other sites that this server serves, with the API below them. */
  readonly siteOrigins: readonly string[]
}

/** What a use case gets: one sandbox, resolved. Nothing below asks which one it is. */
export type Deps = {
  readonly sandbox: string
  readonly store: PlatformStore
  /** Sandbox time: whatever a customer or a rule can see. */
  readonly clock: Clock
  /** Real time: tokens, cookies, rate limits, the life of sandboxes, logs. */
  readonly wallClock: Clock
  readonly random: Random
  readonly ids: Ids
  readonly attempts: Attempts
  readonly gateway: PaymentProviders
  /** Where a postcode is, beside what the venues tell. */
  readonly geocode: Geocode
  readonly rules: Rules
  /** Says how far a completion is; throws a CrashOnPurpose where a fault wants it to go no further. */
  readonly reach: (point: SagaPoint) => void
  readonly log: Log
}
