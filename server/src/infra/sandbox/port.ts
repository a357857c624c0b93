import type { ClockMove, SeedRecords } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { PlatformStore, Reads, Tx } from '../../repositories.ts'
import type { JobHandler, RanJob } from '../jobs/index.ts'
import type { Databases } from '../store/databases.ts'
import type { Filling, Gallery } from './filling.ts'
import type { Registry } from './registry/registry.ts'
import type { World } from './runtime.ts'
import type { TemplateOptions } from './templates.ts'

export type SandboxesOptions = World & {
  readonly databases: Databases<Reads, Tx>
  readonly registry: Registry
  readonly handlers: readonly JobHandler[]
  /** Keys of the files that a platform shows. */
  readonly fileKeys: (store: PlatformStore) => Promise<readonly string[]>
  readonly seed: TemplateOptions['seed'] & {
    readonly applyScenario: (
      name: string,
      values: Readonly<Record<string, number>>,
      store: PlatformStore,
      now: number,
    ) => Promise<void>
    readonly addRecords: (data: Partial<SeedRecords>, store: PlatformStore, now: number) => Promise<void>
  } & Gallery
  /** The life of an idle sandbox in milliseconds; `default` never expires. */
  readonly ttlMs: number
  readonly limit: number
  /** `default` is a real platform: its content cannot be created again. */
  readonly isPrecious: boolean
}

export type SandboxView = {
  readonly id: string
  readonly now: number
  readonly frozen: boolean
  readonly createdAt: number
  readonly expiresAt: number | null
}

/** Back to the seed, at the present time, the time it has reached, or `at`, where its clock then stands still. */
export type ResetOptions = Omit<Filling, 'data'> & {
  readonly clock?: 'now' | 'keep'
  readonly at?: number
}

export type Sandboxes = {
  /** The sandbox's dependencies. Throws `sandbox_not_found`, and `sandbox_not_ready` while it is being created. */
  readonly open: (id: string) => Promise<Deps>
  readonly has: (id: string) => Promise<boolean>
  /** Whether one more could be created now. */
  readonly hasRoom: () => Promise<boolean>
  readonly list: () => Promise<readonly SandboxView[]>
  readonly read: (id: string) => Promise<SandboxView>
  readonly create: (id: string, options: Filling & { readonly at?: number }) => Promise<SandboxView>
  /** Adds the records of a scenario, as of the sandbox's clock. Throws `item_not_found`, `scenario_applied`. */
  readonly applyScenario: (id: string, filling: Omit<Filling, 'data'> & { scenario: string }) => Promise<SandboxView>
  readonly delete: (id: string) => Promise<void>
  readonly reset: (id: string, options?: ResetOptions) => Promise<SandboxView>
  readonly fork: (from: string, to: string) => Promise<SandboxView>
  readonly moveClock: (id: string, move: ClockMove) => Promise<{ view: SandboxView; ran: readonly RanJob[] }>
  /** Runs everything due in real time, and deletes sandboxes idle for too long. */
  readonly tick: () => Promise<void>
  /**
   * Creates `default` unless it exists, and removes half-created sandboxes of an earlier process; answers whether it
   * was created. Waits for another process that is creating it.
   */
  readonly ensureDefault: () => Promise<boolean>
  readonly close: () => Promise<void>
}
