import { hour, minute } from '@touchline/clock'
import { type ClockMove, PlatformError } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import { type JobHandler, type RanJob, runDueJobs } from '../jobs/index.ts'
import { type Databases, DatabaseExistsError } from '../store/databases.ts'
import { createQueue, type Queue } from '../store/queue.ts'
import type { PlatformStore, Reads, Tx } from '../../repositories.ts'
import { catchUp } from './catch-up.ts'
import { type ClockState, clockAt, nowOf, targetOf } from './clock-state.ts'
import type { Registry } from './registry/registry.ts'
import type { SandboxRecord } from './registry/tables.ts'
import { createRuntime, type Runtime, type World } from './runtime.ts'
import { createTemplates, type TemplateOptions } from './templates.ts'

export type SandboxesOptions = World & {
  readonly databases: Databases<Reads, Tx>
  readonly registry: Registry
  readonly handlers: readonly JobHandler[]
  readonly seed: TemplateOptions['seed'] & {
    readonly hasScenario: (name: string) => boolean
    readonly applyScenario: (name: string, store: PlatformStore, now: number) => Promise<void>
  }
  /** Idle sandboxes live this long; the one named default for ever. Milliseconds. */
  readonly ttlMs: number
  readonly limit: number
}

export const defaultSandbox = 'default'

export type SandboxView = {
  readonly id: string
  readonly now: number
  readonly frozen: boolean
  readonly createdAt: number
  readonly expiresAt: number | null
}

export type Sandboxes = {
  /** The sandbox's dependencies. Throws `sandbox_not_found`. */
  readonly open: (id: string) => Promise<Deps>
  readonly has: (id: string) => Promise<boolean>
  readonly list: () => Promise<readonly SandboxView[]>
  readonly read: (id: string) => Promise<SandboxView>
  readonly create: (id: string, options: { readonly at?: number; readonly scenario?: string }) => Promise<SandboxView>
  readonly delete: (id: string) => Promise<void>
  /** Back to the seed: of the time it has reached, or of `at`, where its clock then stands still. */
  readonly reset: (id: string, scenario?: string, at?: number) => Promise<SandboxView>
  readonly fork: (from: string, to: string) => Promise<SandboxView>
  readonly moveClock: (id: string, move: ClockMove) => Promise<{ view: SandboxView; ran: readonly RanJob[] }>
  /** Runs what is due in real time everywhere, and deletes what has been idle for too long. */
  readonly tick: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Many isolated platforms in one server. */
export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { databases, registry, handlers, seed, wallClock, ttlMs, limit, log } = options
  const templates = createTemplates({ databases, seed })
  const runtimes = new Map<string, Promise<Runtime>>()
  const queues = new Map<string, Queue>()
  /** Sandboxes used by this process lately: their next job is looked up rather than remembered. */
  const awake = new Set<string>()
  /** The first tick looks everywhere: what an earlier process put on a list just before it ended is not known here. */
  let ticked = false

  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(id) ?? createQueue(100)
    queues.set(id, queue)
    return queue.run(work)
  }

  async function getRecord(id: string): Promise<SandboxRecord> {
    const record = await registry.find(id)
    if (!record) throw new PlatformError('sandbox_not_found')
    return record
  }

  async function runtimeOf(record: SandboxRecord): Promise<Runtime> {
    const known = await runtimes.get(record.id)
    if (known?.generation === record.generation) {
      known.setClock(record)
      return known
    }
    const made = databases
      .open(record.id)
      .then((store) => createRuntime(options, { id: record.id, store, generation: record.generation, clock: record }))
    runtimes.set(record.id, made)
    made.catch(() => runtimes.delete(record.id))
    return made
  }

  async function open(id: string): Promise<Deps> {
    const record = await getRecord(id)
    const runtime = await runtimeOf(record)
    awake.add(id)
    const wall = wallClock.now()
    if (wall - record.lastUsedAt > minute) await registry.update(id, { lastUsedAt: wall })
    return runtime.deps
  }

  function viewOf(record: SandboxRecord): SandboxView {
    return {
      id: record.id,
      now: nowOf(record, wallClock.now()),
      frozen: record.frozenAt !== null,
      createdAt: record.createdAt,
      expiresAt: record.id === defaultSandbox ? null : record.lastUsedAt + ttlMs,
    }
  }

  async function register(id: string, clock: ClockState): Promise<void> {
    if ((await registry.list()).length >= limit) throw new PlatformError('sandbox_limit')
    const wall = wallClock.now()
    const written = await registry.insert({
      id,
      ...clockOnly(clock),
      createdAt: wall,
      lastUsedAt: wall,
      nextDueAt: null,
      generation: wall,
    })
    if (!written) throw new PlatformError('sandbox_exists')
  }

  async function create(id: string, { at, scenario }: { readonly at?: number; readonly scenario?: string }) {
    const wall = wallClock.now()
    const instant = at ?? wall
    requireScenario(scenario)
    await templates.using(instant, async (template) => {
      await register(id, at === undefined ? { offsetMs: 0, frozenAt: null } : clockAt(at, wall, false))
      try {
        await databases.createFrom(template, id)
      } catch (error) {
        await registry.delete(id)
        if (error instanceof DatabaseExistsError) throw new PlatformError('sandbox_exists')
        throw error
      }
    })
    if (scenario !== undefined) await apply(id, scenario)
    return viewOf(await getRecord(id))
  }

  /** Asked before anything is made or thrown away. */
  function requireScenario(name: string | undefined): void {
    if (name === undefined || seed.hasScenario(name)) return
    throw new PlatformError('validation_failed', { fields: { scenario: ['There is no scenario with this name.'] } })
  }

  async function apply(id: string, scenario: string): Promise<void> {
    const { store, clock } = await open(id)
    await seed.applyScenario(scenario, store, clock.now())
  }

  /** The gateway's copy follows the sandbox; a gateway that is away must not keep a sandbox from being reset or deleted. */
  async function tellGateway(id: string, what: string, tell: () => Promise<unknown> | undefined): Promise<void> {
    try {
      await tell()
    } catch {
      log('warn', 'gateway not told', { sandbox: id, what })
    }
  }

  const remove = (id: string) =>
    inTurn(id, async () => {
      const { deps } = await runtimeOf(await getRecord(id))
      await tellGateway(id, 'delete', () => deps.gateway.controls?.deleteMerchant())
      await registry.delete(id)
      runtimes.delete(id)
      awake.delete(id)
      await databases.drop(id)
    })

  const reset = (id: string, scenario?: string, at?: number) =>
    inTurn(id, async () => {
      requireScenario(scenario)
      const record = await getRecord(id)
      const { deps } = await runtimeOf(record)
      await tellGateway(id, 'reset', () => deps.gateway.controls?.resetMerchant())
      const wall = wallClock.now()
      await templates.using(at ?? nowOf(record, wall), (template) => databases.reset(id, template))
      const clock = at === undefined ? {} : clockOnly(clockAt(at, wall, true))
      await registry.update(id, { ...clock, generation: record.generation + 1, nextDueAt: null })
      runtimes.delete(id)
      if (scenario !== undefined) await apply(id, scenario)
      return viewOf(await getRecord(id))
    })

  async function fork(from: string, to: string): Promise<SandboxView> {
    const record = await getRecord(from)
    await register(to, record)
    await databases.fork(from, to).catch(async (error: unknown) => {
      await registry.delete(to)
      throw error
    })
    // Its jobs came with it: the next tick looks when the first is due.
    awake.add(to)
    const { deps } = await runtimeOf(record)
    await tellGateway(from, 'fork', () => deps.gateway.controls?.forkMerchant(options.merchantOf(to)))
    return viewOf(await getRecord(to))
  }

  const moveClock = (id: string, move: ClockMove) =>
    inTurn(id, async () => {
      const record = await getRecord(id)
      const { target, frozen } = targetOf(record, move, wallClock.now())
      const runtime = await runtimeOf(record)
      const moves = target > nowOf(record, wallClock.now())
      // The sandbox stands at the target while its past is caught up, so that nobody books in a time that is over.
      if (moves) await registry.update(id, clockOnly(clockAt(target, wallClock.now(), true)))
      const tell = (work: () => Promise<unknown>) => tellGateway(id, 'clock', work)
      const ran = moves ? await catchUp({ runtime, handlers, target, tell }) : []
      const state = clockAt(target, wallClock.now(), frozen)
      await registry.update(id, clockOnly(state))
      const gatewayClock = state.frozenAt === null ? { offset_ms: state.offsetMs } : { frozen_at: state.frozenAt }
      await tell(async () => runtime.deps.gateway.controls?.pushClock(gatewayClock))
      return { view: viewOf(await getRecord(id)), ran }
    })

  /** Runs what real time has made due in one sandbox and remembers when the next job is. */
  async function tickOne(id: string): Promise<void> {
    const record = await registry.find(id)
    // Deleted while it waited for its turn.
    if (!record) return
    const runtime = await runtimeOf(record)
    await runDueJobs({ handlers, at: runtime.at, until: nowOf(record, wallClock.now()) })
    const next = await runtime.deps.store.read((reads) => reads.jobs.first())
    const nextDueAt = next?.dueAt ?? null
    if (nextDueAt !== record.nextDueAt) await registry.update(record.id, { nextDueAt })
  }

  /** Whether a job is known to be due in real time, or may have been put on a list lately. */
  function mayHaveWork(record: SandboxRecord, wall: number): boolean {
    const isDue = record.nextDueAt !== null && record.nextDueAt <= nowOf(record, wall)
    return record.frozenAt === null && (isDue || awake.has(record.id) || !ticked)
  }

  async function tick(): Promise<void> {
    const wall = wallClock.now()
    for (const record of await registry.list()) {
      const idle = wall - record.lastUsedAt
      try {
        if (record.id !== defaultSandbox && idle > ttlMs) await remove(record.id)
        else if (mayHaveWork(record, wall)) await inTurn(record.id, () => tickOne(record.id))
      } catch (error) {
        log('error', 'tick failed', { sandbox: record.id, error: error instanceof Error ? error.name : typeof error })
      }
      if (idle > hour) awake.delete(record.id)
    }
    ticked = true
  }

  return {
    open,
    has: async (id) => (await registry.find(id)) !== undefined,
    list: async () => (await registry.list()).map(viewOf),
    read: async (id) => viewOf(await getRecord(id)),
    create,
    delete: remove,
    reset,
    fork,
    moveClock,
    tick,
    async close() {
      await databases.close()
      await registry.close()
    },
  }
}

function clockOnly({ offsetMs, frozenAt }: ClockState): ClockState {
  return { offsetMs, frozenAt }
}
