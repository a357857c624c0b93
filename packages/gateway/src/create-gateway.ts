import type { Clock } from '@touchline/clock'
import type { Random } from '@touchline/ids'
import { type Log, type SocketBound, type Tracing, usualSocketsPerAddress } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Deliver, Deps } from './deps.ts'
import { recoverDueWork, runDueWork } from './due-work.ts'
import { openDatabase } from './store/database.ts'
import { nextJobAt } from './store/jobs.ts'
import { registerMerchant, type Registration } from './store/merchants.ts'
import { dropInterruptedOperations } from './store/operations.ts'

export type GatewayOptions = {
  /** A file, or `:memory:`. */
  readonly database: string
  /** Origin that browsers and the platform call, such as `http://127.0.0.1:4100`. */
  readonly publicUrl: string
  /** Further host names, without ports. Those of this machine and of `publicUrl` are included. */
  readonly allowedHosts?: readonly string[]
  /** Origins of pages that embed a site of the merchants; browsers compare every page around ours. */
  readonly frameAncestors?: readonly string[]
  /** Bearer of the control calls. */
  readonly controlSecret: string
  readonly sandboxControls: boolean
  /** The wall clock. The time of each merchant is derived from it. */
  readonly clock: Clock
  readonly random: Random
  readonly deliver: Deliver
  /** The one merchant of a gateway without control calls. */
  readonly merchant?: Registration & { readonly id: string }
  readonly log?: Log
  /** The most open sockets of one address, and the proxies that are not counted. */
  readonly sockets?: Pick<SocketBound, 'most' | 'proxies'>
  /** Without it, no spans are made. */
  readonly tracing?: Tracing | undefined
}

export type Gateway = {
  readonly app: FastifyInstance
  /** Runs the due jobs of one merchant or of all, and returns one sentence per job. */
  readonly runDue: (merchantId?: string) => Promise<readonly string[]>
  /** Wall-clock instant (epoch milliseconds) of the next job; undefined when none is scheduled. */
  readonly nextDueAt: () => number | undefined
  readonly close: () => Promise<void>
}

/** Opens the gateway: its database, its web server (not listening yet) and its jobs (run by the caller). */
export function createGateway(options: GatewayOptions): Gateway {
  if (!options.sandboxControls && !options.merchant)
    throw new Error('a gateway without control calls needs its merchant')
  const upgrades: string[] = []
  const db = openDatabase(options.database, (upgrade) => upgrades.push(upgrade))
  const deps: Deps = {
    db,
    random: options.random,
    wallClock: options.clock,
    deliver: options.deliver,
    publicUrl: options.publicUrl,
    frameAncestors: options.frameAncestors ?? [],
    controlSecret: options.controlSecret,
  }
  db.write(() => {
    recoverDueWork(deps)
    dropInterruptedOperations(db)
    if (options.merchant) registerMerchant(db, options.random, options.merchant.id, options.merchant)
  })
  const {
    sandboxControls,
    log = () => undefined,
    sockets = { most: usualSocketsPerAddress, proxies: [] },
    allowedHosts = [],
  } = options
  const hosts = [new URL(options.publicUrl).hostname, ...allowedHosts]
  const app = buildApp(deps, { sandboxControls, hosts, log, sockets, tracing: options.tracing })
  for (const detail of upgrades) log('warn', 'database upgraded', { detail })
  return {
    app,
    runDue: (merchantId) => runDueWork(deps, merchantId ?? null),
    nextDueAt: () => nextJobAt(db, options.clock.now()),
    async close() {
      await app.close()
      db.close()
    },
  }
}
