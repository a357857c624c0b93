import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FixedClock, fixedClock, hour } from '@touchline/clock'
import { createGateway, type Gateway } from '@touchline/gateway'
import { createLog } from '@touchline/serving'
import { type Random, seededRandom, systemRandom } from '@touchline/ids'
import {
  configureProviders,
  createPlatform,
  injectTransport,
  openFiles,
  type Platform,
  type PlatformOptions,
  type ProviderRecord,
  providerRecords,
  type Stores,
  touchlineSeed,
} from '@touchline/server'

// Without the test runner, because the preparation of a run uses it too.

export const publicUrl = 'http://localhost:4000'
const gatewayUrl = 'http://127.0.0.1:4100'
/** Shared by the platform and its gateway. */
export const secret = 'a-secret-for-tests-only'

/** One server with its gateway; any number of sandboxes live in it. */
export type Host = Platform & {
  readonly gateway: Gateway
  /** The folder with the files of all sandboxes. */
  readonly filesFolder: string
  readonly wallClock: FixedClock
  /** How many units of work have written in a sandbox since the host was opened. */
  readonly writesIn: (sandbox: string) => number
  /** The server's log: names of events, without those of requests. */
  readonly logged: readonly string[]
  /** The server's log, line by line. */
  readonly logLines: readonly string[]
  /** Sandboxes that tests have done with. The next test gets one put back, which costs a fraction of making one. */
  readonly idle: string[]
  readonly close: () => Promise<void>
}

type Seed = PlatformOptions['seed']

export type CreateHostOptions = Partial<PlatformOptions['sandbox']> & {
  readonly seed?: Seed
  readonly clientFolder?: string
  readonly otherSites?: PlatformOptions['otherSites']
  readonly publicUrl?: string
  readonly edge?: Partial<PlatformOptions['edge']>
  readonly geocode?: PlatformOptions['geocode']
  /** The table of payment providers; by default the platform's own. */
  readonly providers?: readonly ProviderRecord[]
  /** Environment variables of further providers. */
  readonly environment?: Readonly<Record<string, string>>
  readonly scan?: PlatformOptions['scan']
  readonly metrics?: PlatformOptions['metrics']
  readonly gatewayIsReady?: () => Promise<boolean>
  /** The source of ids and tokens for platform and gateway; unpredictable by default. */
  readonly random?: Random
}

export type TestStores = Stores & {
  /** Cleanup after the server has closed its stores. */
  readonly afterwards: () => Promise<void>
  /** The idle sandboxes in them, by the version of the seed they are made of; stores that several hosts share have some. */
  readonly idle?: Map<string, string[]>
}

/** The local day of all hosts, and so of the template that most sandboxes are made from. */
export const startOfHosts = '2026-04-07T10:00:00Z'

let hostsMade = 0

/** A server without a port: requests are injected. Its real time stands still until a test moves it. */
export async function createHost(
  openStores: (wallClock: FixedClock) => Promise<TestStores>,
  options: CreateHostOptions = {},
): Promise<Host> {
  const { mode = 'shared', ttlMs = 24 * hour, limit = 10_000 } = options
  const wallClock = fixedClock(startOfHosts)
  const logged: string[] = []
  const logLines: string[] = []
  const write = createLog({ level: 'info', clock: wallClock, output: { write: (line) => void logLines.push(line) } })
  const writes = new Map<string, number>()
  const seed = options.seed ?? touchlineSeed
  const stores = await openStores(wallClock)
  const dataDir = join(tmpdir(), `touchline-host-${process.pid}-${++hostsMade}`)
  const gateway: Gateway = createGateway({
    database: ':memory:',
    publicUrl: gatewayUrl,
    controlSecret: secret,
    sandboxControls: true,
    clock: wallClock,
    random: options.random ?? seededRandom('gateway'),
    frameAncestors: options.edge?.frameAncestors ?? [],
    deliver: async (url, { headers, body }) => {
      const { statusCode } = await platform.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers,
        payload: body,
      })
      return { status: statusCode }
    },
  })
  const platform = await createPlatform({
    databases: ofSeed(countingWrites(stores.databases, writes), seed),
    registry: stores.registry,
    seed,
    wallClock,
    // Ids and tokens of several processes on one PostgreSQL must differ.
    random: options.random ?? systemRandom,
    rules: {
      holdMinutes: 15,
      tokenHours: 24,
      refusedCardsPerHour: 10,
      publicUrl: options.publicUrl ?? publicUrl,
    },
    geocode: options.geocode,
    files: openFiles({ dataDir }),
    scan: options.scan,
    sandbox: { mode, ttlMs, limit },
    providers: configureProviders(options.providers ?? providerRecords, {
      ...options.environment,
      GATEWAY_PUBLIC_URL: gatewayUrl,
    }),
    gateway: {
      transport: injectTransport((request) => gateway.app.inject(request)),
      secret,
      callbackUrl: publicUrl,
      isReady: options.gatewayIsReady ?? (async () => true),
    },
    edge: {
      allowedOrigins: [],
      frameAncestors: [],
      allowedHosts: [],
      trustedProxies: [],
      socketsPerAddress: 2000,
      ...options.edge,
    },
    metrics: options.metrics,
    clientFolder: options.clientFolder,
    otherSites: options.otherSites,
    log: (level, event, details) => {
      write(level, event, details)
      if (event !== 'request') logged.push(event)
      // A client could not be ready for it.
      if (event === 'undeclared refusal') throw new Error(`undeclared: ${JSON.stringify(details)}`)
    },
  })
  await platform.app.ready()
  return {
    ...platform,
    gateway,
    filesFolder: join(dataDir, 'files'),
    wallClock,
    writesIn: (sandbox) => writes.get(sandbox) ?? 0,
    logged,
    logLines,
    idle: idleOf(stores, seed),
    async close() {
      await platform.app.close()
      await gateway.close()
      await stores.afterwards()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Hosts of other seeds share the stores: what they are made from is not outdated, it is not this host's. */
function ofSeed(databases: Stores['databases'], { version }: Seed): Stores['databases'] {
  return {
    ...databases,
    listTemplates: async () => (await databases.listTemplates()).filter((name) => name.endsWith(`.${version()}`)),
  }
}

function idleOf({ idle }: TestStores, { version }: Seed): string[] {
  const known = idle?.get(version()) ?? []
  idle?.set(version(), known)
  return known
}

function countingWrites(databases: Stores['databases'], writes: Map<string, number>): Stores['databases'] {
  return {
    ...databases,
    async open(name) {
      const store = await databases.open(name)
      return {
        ...store,
        write(fn) {
          writes.set(name, (writes.get(name) ?? 0) + 1)
          return store.write(fn)
        },
      }
    },
  }
}
