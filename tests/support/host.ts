import { type FixedClock, fixedClock, hour } from '@touchline/clock'
import { createGateway, type Gateway } from '@touchline/gateway'
import { seededRandom, systemRandom } from '@touchline/ids'
import { createPlatform, injectTransport, type Platform, type PlatformOptions, touchlineSeed } from '@touchline/server'
import { afterAll, onTestFinished } from 'vitest'
import { freshTestStores, openTestStores, type TestStores } from './test-stores.ts'

export const publicUrl = 'http://localhost:4000'
const gatewayUrl = 'http://127.0.0.1:4100'
/** Shared by the platform and its gateway. */
export const secret = 'a-secret-for-tests-only'

/** One server with its gateway; any number of sandboxes live in it. */
export type Host = Platform & {
  readonly gateway: Gateway
  readonly wallClock: FixedClock
  /** What the server told its log: names of events. */
  readonly logged: readonly string[]
  readonly close: () => Promise<void>
}

export type HostOptions = Partial<PlatformOptions['sandbox']> & {
  readonly seed?: PlatformOptions['seed']
  readonly clientFolder?: string
  readonly publicUrl?: string
  readonly gatewayIsReady?: () => Promise<boolean>
  /** Where the sandboxes are kept; the engine of the run when left out. */
  readonly stores?: (wallClock: FixedClock) => Promise<TestStores>
}

/** A server that nobody listens to: requests are injected. Its real time stands still until a test moves it. */
export async function openHost(options: HostOptions = {}): Promise<Host> {
  const { mode = 'shared', ttlMs = 24 * hour, limit = 10_000, stores: open = openTestStores } = options
  const wallClock = fixedClock('2026-04-07T10:00:00Z')
  const logged: string[] = []
  const stores = await open(wallClock)
  const gateway: Gateway = createGateway({
    database: ':memory:',
    publicUrl: gatewayUrl,
    controlSecret: secret,
    sandboxControls: true,
    clock: wallClock,
    random: seededRandom('gateway'),
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
    databases: stores.databases,
    registry: stores.registry,
    seed: options.seed ?? touchlineSeed,
    wallClock,
    // Ids and tokens of several processes on one PostgreSQL must differ.
    random: systemRandom,
    rules: {
      holdMinutes: 15,
      tokenHours: 24,
      publicUrl: options.publicUrl ?? publicUrl,
      gatewayPublicUrl: gatewayUrl,
    },
    sandbox: { mode, ttlMs, limit },
    gateway: {
      transport: injectTransport((request) => gateway.app.inject(request)),
      secret,
      callbackUrl: publicUrl,
      isReady: options.gatewayIsReady ?? (async () => true),
    },
    clientFolder: options.clientFolder,
    log: (_level, event) => void logged.push(event),
  })
  await platform.app.ready()
  return {
    ...platform,
    gateway,
    wallClock,
    logged,
    async close() {
      await platform.app.close()
      await gateway.close()
      await stores.afterwards()
    },
  }
}

/** A host for one test, with settings and stores of its own; closed when the test is over. */
export async function ownHost(options: HostOptions = {}): Promise<Host> {
  const host = await openHost({ stores: freshTestStores, ...options })
  onTestFinished(() => host.close())
  return host
}

/** A host for the tests of a file, with settings and stores of its own: opened on first need, closed after the last. */
export function hostOfFile(options: () => HostOptions = () => ({})): () => Promise<Host> {
  let host: Promise<Host> | undefined
  afterAll(async () => {
    if (host) await (await host).close()
  })
  return () => (host ??= openHost({ stores: freshTestStores, ...options() }))
}
