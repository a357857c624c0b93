import type { Clock } from '@touchline/clock'
import type { SagaPoint } from '@touchline/contract'
import type { Random } from '@touchline/ids'
import type { Geocode } from '../geocoder.ts'
import type { Deps, Log, Rules } from '../../deps.ts'
import { createAttempts } from '../attempts.ts'
import { createIdBlocks } from '../store/id-blocks.ts'
import { createIds } from '../store/ids.ts'
import type { PlatformStore } from '../../repositories.ts'
import { type ClockState, nowOf } from './clock-state.ts'

export type Merchant = {
  readonly merchantId: string
  readonly secret: string
  readonly webhookUrl: string
  readonly webhookSecret: string
}

/** What every sandbox of a server has in common. */
export type World = {
  readonly wallClock: Clock
  readonly random: Random
  readonly rules: Rules
  readonly geocode: Geocode
  /** Says how far a completion in a sandbox is. */
  readonly reach: (sandbox: string, point: SagaPoint) => void
  readonly log: Log
  /**
   * The gateway client of one sandbox; `clock` answers the sandbox's clock as it is then. Without a store the gateway is
   * not told whose sandbox it is, which only takings need.
   */
  readonly gatewayOf: (sandbox: string, clock: () => ClockState, store?: PlatformStore) => Deps['gateway']
  /** What a sandbox is at the gateway. */
  readonly merchantOf: (sandbox: string) => Merchant
}

/** One open sandbox: everything a use case gets, and its clock, which a move replaces. */
export type Runtime = {
  readonly deps: Deps
  readonly generation: number
  readonly setClock: (state: ClockState) => void
  /** The sandbox as it is at an instant. */
  readonly at: (instant: number) => Deps
}

export function createRuntime(
  world: World,
  sandbox: {
    readonly id: string
    readonly store: PlatformStore
    readonly generation: number
    readonly clock: ClockState
  },
): Runtime {
  const { wallClock, random, rules, geocode, reach, log, gatewayOf } = world
  const { id, store, generation } = sandbox
  let state = sandbox.clock
  const clock: Clock = { now: () => nowOf(state, wallClock.now()) }
  const deps: Deps = {
    sandbox: id,
    store,
    clock,
    wallClock,
    random,
    ids: createIds(createIdBlocks(store), wallClock, random),
    attempts: createAttempts(wallClock),
    gateway: gatewayOf(id, () => state, store),
    geocode,
    rules,
    reach: (point) => reach(id, point),
    log,
  }
  // What time has made due happens before whatever waits, so that a clock moves on under load as well.
  const hurried: PlatformStore = { ...store, write: (fn) => store.write(fn, { next: true }) }
  return {
    deps,
    generation,
    setClock(next) {
      state = next
    },
    at: (instant) => ({ ...deps, store: hurried, clock: { now: () => instant } }),
  }
}
