import type { Clock } from '@touchline/clock'
import type { SagaPoint } from '@touchline/contract'
import type { Random } from '@touchline/ids'
import type { Log } from '@touchline/serving'
import type { Attempts } from './infra/attempts.ts'
import type { Files, Scan } from './infra/files/index.ts'
import type { Geocode } from './infra/geocoder.ts'
import type { Ids } from './infra/store/ids.ts'
import type { PlatformStore } from './repositories.ts'
import type { PaymentProviders } from './modules/payments/index.ts'

export type { Log }

/** Settings used by rules. */
export type Rules = {
  /** How long a basket holds its places. */
  readonly holdMinutes: number
  /** How long a login lasts. */
  readonly tokenHours: number
  /** The most refused cards of one customer in an hour. */
  readonly refusedCardsPerHour: number
  /** Origin of site and API, without a slash at the end. */
  readonly publicUrl: string
  /** Origins of the other sites of this server, each with the API. */
  readonly siteOrigins: readonly string[]
}

/** The dependencies of a use case: one sandbox, resolved. Nothing below knows which one it is. */
export type Deps = {
  readonly sandbox: string
  readonly store: PlatformStore
  /** Sandbox time: everything a customer or a rule can see. */
  readonly clock: Clock
  /** Real time: tokens, cookies, rate limits, the life of sandboxes, logs. */
  readonly wallClock: Clock
  readonly random: Random
  readonly ids: Ids
  readonly attempts: Attempts
  /** The files of people, beside the database. */
  readonly files: Files
  /** Looks for viruses in a file that has arrived. */
  readonly scan: Scan
  readonly gateway: PaymentProviders
  /** Locates postcodes beyond those of the venues. */
  readonly geocode: Geocode
  readonly rules: Rules
  /** Reports the progress of a completion; throws a CrashOnPurpose where a fault ends it. */
  readonly reach: (point: SagaPoint) => void
  readonly log: Log
}
