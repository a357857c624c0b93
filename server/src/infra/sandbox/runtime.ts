import type { Clock } from '@touchline/clock'
import type { SagaPoint } from '@touchline/contract'
import type { Random } from '@touchline/ids'
import type { Geocode } from '../geocoder.ts'
import type { Deps, Log, Rules } from '../../deps.ts'
import { createAttempts } from '../attempts.ts'
import type { FileStore } from '../files/index.ts'
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

/** Dependencies shared by all sandboxes of a server. */
export type World = {
  readonly wallClock: Clock
  readonly random: Random
  readonly rules: Rules
  readonly geocode: Geocode
  readonly files: FileStore
  /** Reports the progress of a completion in a sandbox. */
  readonly reach: (sandbox: string, point: SagaPoint) => void
  readonly log: Log
  /**
   * The gateway client of one sandbox; `clock` answers the sandbox's present clock. Without a store the merchant is not
   * introduced, which only payments need.
   */
  readonly gatewayOf: (sandbox: string, clock: () => ClockState, store?: PlatformStore) => Deps['gateway']
  /** A sandbox's merchant at the gateway. */
  readonly merchantOf: (sandbox: string) => Merchant
}

/** One open sandbox: the dependencies of its use cases, and its clock, which a move replaces. */
export type Runtime = {
  readonly deps: Deps
  readonly generation: number
  readonly setClock: (state: ClockState) => void
  /** The sandbox with its clock at an instant. */
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
  const { wallClock, random, rules, geocode, files, reach, log, gatewayOf } = world
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
    files: files.of(id),
    gateway: gatewayOf(id, () => state, store),
    geocode,
    rules,
    reach: (point) => reach(id, point),
    log,
  }
  // Due jobs come before waiting requests, so that a clock advances under load.
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
