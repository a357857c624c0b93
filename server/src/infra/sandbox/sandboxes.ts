import { setTimeout as wait } from 'node:timers/promises'
import { hour, minute, second } from '@touchline/clock'
import { type ClockMove, PlatformError } from '@touchline/contract'
import { describeError } from '@touchline/serving'
import type { Deps } from '../../deps.ts'
import { runDueJobs, wakeMs } from '../jobs/index.ts'
import { StoreAwayError } from '../store/port.ts'
import { createQueue, type Queue } from '../store/queue.ts'
import { catchUp } from './catch-up.ts'
import { type ClockState, clockAt, nowOf, targetOf } from './clock-state.ts'
import { checkFilling, type CheckedFilling, contradiction, type Filling, writingRecords } from './filling.ts'
import { createMaker, defaultSandbox, readyRecord, tellGateway } from './make-sandboxes.ts'
import type { ResetOptions, Sandboxes, SandboxesOptions, SandboxView } from './port.ts'
import type { SandboxRecord } from './registry/tables.ts'
import { createRuntime, type Runtime } from './runtime.ts'
import { createTemplates } from './templates.ts'

/** How often a process checks whether another one has finished `default`. */
const waitForOthersMs = 100
/** How often a process looks for work of others in the sandboxes used lately; a use is written down once a minute. */
const lookEvery = 10 * second
const usedLately = 2 * minute

/** Many isolated platforms in one server. */
export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { databases, registry, handlers, seed, wallClock, ttlMs, log } = options
  const templates = createTemplates({ databases, seed })
  const runtimes = new Map<string, Promise<Runtime>>()
  const queues = new Map<string, Queue>()
  /** Sandboxes used lately by this process: their next job is looked up, not remembered. */
  const awake = new Set<string>()
  /** When the sandboxes that any process used lately were looked into. */
  let lookedAt: number | undefined

  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(id) ?? createQueue(100)
    queues.set(id, queue)
    return queue.run(work)
  }

  const getRecord = async (id: string) => readyRecord(await registry.find(id))
  /** For a change: another server may have made, reset or deleted it a moment ago. */
  const getRecordNow = async (id: string) => readyRecord(await registry.findNow(id))

  function forget(id: string): void {
    runtimes.delete(id)
    awake.delete(id)
  }

  const maker = createMaker({ ...options, inTurn, forget })

  async function runtimeOf(record: SandboxRecord): Promise<Runtime> {
    const before = runtimes.get(record.id)
    const known = await before
    if (known?.generation === record.generation) {
      known.setClock(record)
      return known
    }
    // Another caller opened it meanwhile: a sandbox opened twice would count everything twice.
    if (runtimes.get(record.id) !== before) return runtimeOf(record)
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

  async function create(id: string, { at, ...filling }: Filling & { readonly at?: number }) {
    const wall = wallClock.now()
    const checked = checkFilling(seed, filling, at ?? wall)
    const clock = at === undefined ? realTime : clockAt(at, wall, false)
    const record = await templates.using(at ?? wall, (template) =>
      maker.make(id, clock, {
        database: () => databases.createFrom(template, id),
        furnish: (made) => furnish(made, checked),
      }),
    )
    return viewOf(record)
  }

  async function furnish(record: SandboxRecord, { scenario, parameters = {}, data }: CheckedFilling): Promise<void> {
    if (scenario === undefined && data === undefined) return
    const { store, clock } = (await runtimeOf(record)).deps
    if (scenario !== undefined) {
      const apply = () => seed.applyScenario(scenario, parameters, store, clock.now())
      await writingRecords(apply, new PlatformError('scenario_applied'))
    }
    if (data) await writingRecords(() => seed.addRecords(data, store, clock.now()), contradiction)
  }

  const applyScenario: Sandboxes['applyScenario'] = (id, filling) =>
    inTurn(id, async () => {
      const record = await getRecordNow(id)
      if (!seed.scenarios.some(({ name }) => name === filling.scenario)) throw new PlatformError('item_not_found')
      await furnish(record, checkFilling(seed, filling, nowOf(record, wallClock.now())))
      // The payment settings may have changed, and the merchant may exist already.
      const { gateway } = (await runtimeOf(record)).deps
      await tellGateway(options, id, 'scenario', () => gateway.controls?.registerMerchant())
      return viewOf(record)
    })

  const reset = (id: string, { clock: wanted = 'now', at, ...filling }: ResetOptions = {}) =>
    inTurn(id, async () => {
      const record = await getRecordNow(id)
      const wall = wallClock.now()
      const clock = at === undefined ? afterReset(wanted, record) : clockAt(at, wall, true)
      const checked = checkFilling(seed, filling, nowOf(clock, wall))
      // Its database may be one that cannot be opened.
      const gateway = options.gatewayOf(id, () => record)
      await templates.using(nowOf(clock, wall), (template) =>
        Promise.all([
          tellGateway(options, id, 'reset', () => gateway.controls?.deleteMerchant()),
          databases.reset(id, template),
        ]),
      )
      const after = readyRecord(await registry.restart(id, clock))
      runtimes.delete(id)
      await options.files.clear(id)
      await furnish(after, checked)
      return viewOf(after)
    })

  async function fork(from: string, to: string): Promise<SandboxView> {
    const record = await getRecordNow(from)
    const { deps } = await runtimeOf(record)
    const copy = await maker.make(to, record, {
      database: () => databases.fork(from, to),
      furnish: async () => {
        const store = await databases.open(to)
        await options.files.copy(from, to, await options.fileKeys(store))
        await tellGateway(options, from, 'fork', () => deps.gateway.controls?.forkMerchant(options.merchantOf(to)))
      },
    })
    // Its jobs were copied: the next tick looks them up.
    awake.add(to)
    return viewOf(copy)
  }

  const moveClock = (id: string, move: ClockMove) =>
    inTurn(id, async () => {
      const record = await getRecordNow(id)
      const { target, frozen } = targetOf(record, move, wallClock.now())
      const runtime = await runtimeOf(record)
      const moves = target > nowOf(record, wallClock.now())
      // The clock shows the target while jobs catch up, so that nobody books in the past.
      if (moves) await registry.update(id, clockOnly(clockAt(target, wallClock.now(), true)))
      const tell = (work: () => Promise<unknown>) => tellGateway(options, id, 'clock', work)
      const ran = moves ? await catchUp({ runtime, handlers, target, tell }) : []
      const state = clockAt(target, wallClock.now(), frozen)
      await registry.update(id, clockOnly(state))
      const gatewayClock = state.frozenAt === null ? { offset_ms: state.offsetMs } : { frozen_at: state.frozenAt }
      await tell(async () => runtime.deps.gateway.controls?.pushClock(gatewayClock))
      return { view: viewOf(await getRecord(id)), ran }
    })

  /** Runs the jobs due in one sandbox and remembers when the next is. */
  async function tickOne(id: string): Promise<void> {
    const record = await registry.find(id)
    // Deleted while it waited for its turn.
    if (record?.state !== 'ready') return
    const runtime = await runtimeOf(record)
    const until = nowOf(record, wallClock.now())
    await runDueJobs({ handlers, at: runtime.at, until, early: record.frozenAt === null ? 0 : wakeMs })
    const next = await runtime.deps.store.read((reads) => reads.jobs.first())
    const nextDueAt = next?.dueAt ?? null
    if (nextDueAt !== record.nextDueAt) await registry.update(record.id, { nextDueAt })
  }

  /**
   * Whether a job is due, or may have been scheduled since `usedSince`; in a sandbox whose clock stands still, too. It opens
   * no others, because a sandbox is migrated when it is opened.
   */
  function mayHaveWork(record: SandboxRecord, wall: number, usedSince: number): boolean {
    const by = nowOf(record, wall) + (record.frozenAt === null ? 0 : wakeMs)
    const isDue = record.nextDueAt !== null && record.nextDueAt <= by
    return isDue || awake.has(record.id) || record.lastUsedAt > usedSince
  }

  /**
   * Since when a sandbox was used that is looked into at this tick. Another process may have ended just after it scheduled
   * jobs, so those used lately are looked into from time to time; at the start, those that were used last.
   */
  function lookSince(wall: number, ready: readonly SandboxRecord[]): number {
    if (lookedAt !== undefined && wall - lookedAt < lookEvery) return Infinity
    const isFirst = lookedAt === undefined
    lookedAt = wall
    return isFirst ? Math.max(...ready.map(({ lastUsedAt }) => lastUsedAt)) - hour : wall - usedLately
  }

  /** Recreates `default` from another process's leftovers: it must never be missing. */
  async function repair(): Promise<void> {
    if ((await maker.clearUp()).includes(defaultSandbox)) await create(defaultSandbox, {})
  }

  async function ensureDefault(): Promise<boolean> {
    await maker.removeGhosts()
    for (let isNew = false; ;) {
      await repair()
      const record = await registry.find(defaultSandbox)
      if (record?.state === 'ready' && (await databases.has(defaultSandbox))) {
        await upgradeDefault()
        return isNew
      }
      if (record?.state === 'ready') await forgetDefault()
      else if (record) await wait(waitForOthersMs)
      else isNew = await create(defaultSandbox, {}).then(() => true, unlessAnotherWasFaster)
    }
  }

  /** A platform that cannot be opened is not started; a sandbox can be reset by a call. */
  async function upgradeDefault(): Promise<void> {
    try {
      await (await databases.open(defaultSandbox)).read(async () => undefined)
    } catch (error) {
      if (options.isPrecious || !(error instanceof StoreAwayError)) throw error
    }
  }

  /** Its record exists without a database: a sandbox is created anew, a real platform is not. */
  async function forgetDefault(): Promise<void> {
    if (options.isPrecious) throw new Error('the database of the platform is missing')
    await registry.delete(defaultSandbox)
  }

  async function tick(): Promise<void> {
    await repair()
    const wall = wallClock.now()
    const ready = (await registry.list()).filter(({ state }) => state === 'ready')
    const usedSince = lookSince(wall, ready)
    for (const record of ready) {
      const idle = wall - record.lastUsedAt
      try {
        if (record.id !== defaultSandbox && idle > ttlMs) await maker.remove(record.id)
        else if (mayHaveWork(record, wall, usedSince)) await inTurn(record.id, () => tickOne(record.id))
      } catch (error) {
        log('error', 'tick failed', { sandbox: record.id, ...describeError(error) })
      }
      if (idle > hour) awake.delete(record.id)
    }
  }

  return {
    open,
    has: async (id) => ['creating', 'ready'].includes((await registry.find(id))?.state ?? ''),
    hasRoom: maker.hasRoom,
    list: async () => (await registry.list()).filter(({ state }) => state === 'ready').map(viewOf),
    read: async (id) => viewOf(await getRecord(id)),
    create,
    delete: maker.remove,
    reset,
    applyScenario,
    fork,
    moveClock,
    tick,
    ensureDefault,
    async close() {
      await databases.close()
      await registry.close()
    },
  }
}

/** False when another server created the sandbox meanwhile, or took it for a leftover. */
function unlessAnotherWasFaster(error: unknown): false {
  if (!(error instanceof PlatformError && ['sandbox_exists', 'sandbox_not_ready'].includes(error.code))) throw error
  return false
}

const realTime: ClockState = { offsetMs: 0, frozenAt: null }

function afterReset(wanted: 'now' | 'keep', record: SandboxRecord): ClockState {
  return wanted === 'keep' ? clockOnly(record) : realTime
}

function clockOnly({ offsetMs, frozenAt }: ClockState): ClockState {
  return { offsetMs, frozenAt }
}
