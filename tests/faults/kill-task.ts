import { hour } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { configureProviders, type PlatformOptions, providerRecords, touchlineSeed } from '@touchline/server'
import { publicUrl, secret } from '../support/create-host.ts'

/** The point at which a server is killed: the turn of a step, before or after it. */
export type Kill = { readonly step: string; readonly turn?: number; readonly when: 'before' | 'after' }

export type Request = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers?: Record<string, string>
  readonly payload?: object
}

/** The work of a server process until it is killed. */
export type Task = {
  /** Of the server, by the names of their environment variables: where its data is. */
  readonly settings: Readonly<Record<string, string>>
  readonly gatewayUrl: string
  readonly kill: Kill
  /** Sent one after the other, when the sandbox named default stands. */
  readonly requests: readonly Request[]
}

type World = Pick<PlatformOptions, 'databases' | 'registry' | 'files' | 'wallClock'>

/** The same platform in the process that is killed and in the one that looks what it left. */
export function platformOptions(world: World, transport: PlatformOptions['gateway']['transport']): PlatformOptions {
  return {
    ...world,
    seed: touchlineSeed,
    random: systemRandom,
    rules: { holdMinutes: 15, tokenHours: 24, refusedCardsPerHour: 10, publicUrl },
    sandbox: { mode: 'shared', ttlMs: 24 * hour, limit: 1000 },
    providers: configureProviders(providerRecords, { GATEWAY_PUBLIC_URL: publicUrl }),
    gateway: { transport, secret, callbackUrl: publicUrl, isReady: async () => true },
    edge: { allowedOrigins: [], frameAncestors: [], allowedHosts: [], trustedProxies: [], socketsPerAddress: 2000 },
    clientFolder: undefined,
    log: () => undefined,
  }
}
