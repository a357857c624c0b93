import type { Clock } from '@touchline/clock'
import type { Tracing } from '@touchline/serving'
import type { Persona, SeedRecords } from '@touchline/contract'
import { type Random, signatureOf, uuidv7 } from '@touchline/ids'
import type { SeedWriter } from '@touchline/seed'
import { createApp } from './app.ts'
import { CrashOnPurpose } from './infra/crash.ts'
import type { Log, Rules } from './deps.ts'
import { type FileStore, type Scan, scanNothing } from './infra/files/index.ts'
import { askNobody, type Geocode } from './infra/geocoder.ts'
import { createDoors } from './infra/http/doors/doors.ts'
import { createMeasure } from './infra/sandbox/measure.ts'
import { createMetrics } from './infra/http/metrics/metrics.ts'
import type { Admission } from './infra/http/metrics/route.ts'
import type { OtherSite } from './infra/http/site.ts'
import { sharedDomain } from './infra/http/doors/shared-domain.ts'
import type { Databases } from './infra/store/databases.ts'
import type { PlatformStore, Reads, Tx } from './repositories.ts'
import type { Gallery } from './infra/sandbox/filling.ts'
import { createFaults } from './infra/sandbox/faults.ts'
import { createJournal } from './infra/sandbox/journal.ts'
import type { ClockState } from './infra/sandbox/clock-state.ts'
import { createRegistry } from './infra/sandbox/registry/registry.ts'
import type { RegistryStore } from './infra/sandbox/registry/repository.ts'
import { createResolver, type SandboxMode } from './infra/sandbox/resolve-sandbox.ts'
import type { Merchant, World } from './infra/sandbox/runtime.ts'
import { databaseCheck } from './infra/sandbox/database-check.ts'
import { createVisitors } from './infra/sandbox/visitors.ts'
import type { Sandboxes } from './infra/sandbox/port.ts'
import { createSandboxes } from './infra/sandbox/sandboxes.ts'
import { createSeedWriter } from './seed/seed-writer.ts'
import { checkInvariants } from './invariants.ts'
import { cheapCost, endLogins, hashPassword, issueToken } from './modules/people/index.ts'
import { accountJobs, listDownloadKeys } from './modules/account/index.ts'
import { bookingJobs } from './modules/bookings/index.ts'
import { cartJobs } from './modules/carts/index.ts'
import { creditJobs } from './modules/credits/index.ts'
import { documentJobs, listDocumentKeys } from './modules/documents/index.ts'
import { integrationJobs } from './modules/integrations/index.ts'
import {
  type ConfiguredProvider,
  countOpenPayments,
  type GatewayTransport,
  introduceMerchant,
  openPaymentProviders,
  paymentJobs,
} from './modules/payments/index.ts'
import { judgeLoaded } from './modules/programme/index.ts'
import { membershipJobs } from './modules/memberships/index.ts'
import { waitlistJobs } from './modules/waitlists/index.ts'
import { pageOrigins } from './infra/page-origins.ts'

/** The content of a platform; its parts are functions of a moment. */
export type Seed = {
  readonly version: () => string
  readonly timezone: string
  readonly personas: readonly Persona[]
  readonly fill: (now: number, writer: SeedWriter) => Promise<void>
  /** The own records that `fill` writes; the seed has none. */
  readonly own?: Partial<SeedRecords>
  readonly applyScenario: (
    name: string,
    values: Readonly<Record<string, number>>,
    now: number,
    writer: SeedWriter,
  ) => Promise<void>
  /** Adds further records. */
  readonly addRecords: (data: Partial<SeedRecords>, writer: SeedWriter) => Promise<void>
} & Gallery

export type PlatformOptions = {
  readonly databases: Databases<Reads, Tx>
  readonly registry: RegistryStore
  readonly seed: Seed
  readonly wallClock: Clock
  readonly random: Random
  readonly rules: Omit<Rules, 'siteOrigins'>
  /** Without a geocoder, postcodes are located by venues only. */
  readonly geocode?: Geocode | undefined
  /** Where files of people are kept. */
  readonly files: FileStore
  /** Without a scanner every file counts as clean. */
  readonly scan?: Scan | undefined
  readonly sandbox: { readonly mode: SandboxMode; readonly ttlMs: number; readonly limit: number }
  /** The ways to pay by card, with their settings. */
  readonly providers: readonly ConfiguredProvider[]
  readonly gateway: {
    readonly transport: GatewayTransport
    /** Shared with the gateway: authorises control calls, and derives each merchant's secrets. */
    readonly secret: string
    /** This server's address for the gateway. */
    readonly callbackUrl: string
    readonly isReady: () => Promise<boolean>
  }
  /** Clients admitted besides browsers of `publicUrl`. */
  readonly edge: {
    readonly allowedOrigins: readonly string[]
    /** Origins whose pages may embed the sites. */
    readonly frameAncestors: readonly string[]
    readonly allowedHosts: readonly string[]
    /** Proxies trusted to name a client's address. */
    readonly trustedProxies: readonly string[]
    /** The most open sockets of one address. */
    readonly socketsPerAddress: number
  }
  /** Makes spans of requests. */
  readonly tracing?: Tracing | undefined
  /** Who may read the figures of this server; nobody by default. */
  readonly metrics?: Admission | undefined
  readonly clientFolder: string | undefined
  /** Sites under other names of this server. */
  readonly otherSites?: readonly OtherSite[] | undefined
  readonly log: Log
}

export type Platform = {
  readonly app: Awaited<ReturnType<typeof createApp>>
  readonly sandboxes: Sandboxes
  readonly ensureDefault: Sandboxes['ensureDefault']
}

/** Assembles the platform; it does not listen yet, and no timer runs. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    databases,
    seed,
    wallClock,
    random,
    geocode = askNobody,
    files,
    scan = scanNothing,
    sandbox,
    gateway,
    edge,
    otherSites = [],
    log,
  } = options
  const rules: Rules = { ...options.rules, siteOrigins: otherSites.map(({ origin }) => origin) }
  const handlers = [
    ...bookingJobs,
    ...cartJobs,
    ...creditJobs,
    ...paymentJobs,
    ...waitlistJobs,
    ...membershipJobs,
    ...integrationJobs,
    ...documentJobs,
    ...accountJobs,
  ]
  const hashes = new Map<string, Promise<string>>()
  const hashOnce = (password: string) => {
    const known = hashes.get(password) ?? hashPassword(password, random, sandbox.mode === 'off' ? undefined : cheapCost)
    hashes.set(password, known)
    return known
  }
  const writerFor = (store: PlatformStore) =>
    createSeedWriter({ store, hashPassword: hashOnce, newText: () => uuidv7(wallClock.now(), random) })

  const judge = (store: PlatformStore, data: Partial<SeedRecords>, now: number) =>
    store.write((tx) => judgeLoaded(tx, data, { ids: { uuid: () => uuidv7(wallClock.now(), random) }, now }))

  const faults = createFaults()
  const reach: World['reach'] = (id, point) => {
    if (!faults.isEmpty() && faults.take(id, { point })) throw new CrashOnPurpose(point)
  }
  const world: World = { wallClock, random, rules, geocode, files, scan, reach, log, ...gatewayOf(options) }
  const registry = createRegistry(options.registry, wallClock)
  const sandboxes = createSandboxes({
    ...world,
    databases,
    registry,
    handlers,
    fileKeys: async (store) => [...(await listDocumentKeys(store)), ...(await listDownloadKeys(store))],
    ttlMs: sandbox.ttlMs,
    limit: sandbox.limit,
    isPrecious: sandbox.mode === 'off',
    seed: {
      ...seed,
      fill: async (store, now) => {
        await seed.fill(now, writerFor(store))
        if (seed.own) await judge(store, seed.own, now)
      },
      applyScenario: (name, values, store, now) => seed.applyScenario(name, values, now, writerFor(store)),
      addRecords: async (data, store, now) => {
        await seed.addRecords(data, writerFor(store))
        await judge(store, data, now)
      },
    },
  })
  const secure = rules.publicUrl.startsWith('https:')
  const visitors = createVisitors(sandboxes, { random, wallClock, secret: gateway.secret })
  const cookieDomain = sharedDomain([rules.publicUrl, ...rules.siteOrigins])
  const resolver = createResolver(sandboxes, { mode: sandbox.mode, secure, cookieDomain, visitors })
  const database = databaseCheck({ databases, sandboxes, wallClock, log })
  const measure = createMeasure({ databases, registry, wallClock, log, countPayments: countOpenPayments })
  const app = await createApp({
    publicUrl: rules.publicUrl,
    paymentSources: options.providers.map(({ sources }) => sources),
    doors: createDoors({
      publicUrl: rules.publicUrl,
      callbackUrl: gateway.callbackUrl,
      allowedHosts: [...edge.allowedHosts, ...rules.siteOrigins.map((origin) => new URL(origin).hostname)],
      origins: originsOf(options),
    }),
    trustedProxies: edge.trustedProxies,
    socketsPerAddress: edge.socketsPerAddress,
    frameAncestors: edge.frameAncestors,
    clientFolder: options.clientFolder,
    otherSites,
    log,
    checks: { database, gateway: gateway.isReady },
    tracing: options.tracing,
    metrics: options.metrics && {
      read: await createMetrics({ engine: databases.engine, measure, database }),
      admission: options.metrics,
    },
    control: {
      sandboxes,
      resolver,
      visitors,
      mode: sandbox.mode,
      personas: seed.personas,
      scenarios: seed.scenarios,
      handlers,
      random,
      wallClock,
      faults,
      journal: createJournal(),
      publicUrl: rules.publicUrl,
      issueToken,
      endLogins,
      checkInvariants,
    },
  })
  app.addHook('onClose', () => sandboxes.close())
  return {
    app,
    sandboxes,
    ensureDefault: sandboxes.ensureDefault,
  }
}

/** Origins of pages that take part in calls and payments. */
function originsOf({ rules, sandbox, edge, otherSites = [] }: PlatformOptions): readonly string[] {
  const { publicUrl } = rules
  const allowedOrigins = [...otherSites.map(({ origin }) => origin), ...edge.allowedOrigins]
  return pageOrigins({ publicUrl, allowedOrigins, isSandbox: sandbox.mode !== 'off' })
}

/** Each sandbox is one merchant at the gateway; its secrets derive from the shared one. */
function gatewayOf(options: PlatformOptions): Pick<World, 'gatewayOf' | 'merchantOf'> {
  const { gateway, sandbox } = options
  const origins = originsOf(options)
  const merchantOf = (id: string): Merchant => ({
    merchantId: id,
    // The single merchant of a gateway without controls uses the shared secret itself.
    secret: sandbox.mode === 'off' ? gateway.secret : signatureOf(gateway.secret, `merchant:${id}`),
    webhookUrl: `${gateway.callbackUrl}/api/payment-providers/webhooks/{provider}/${id}`,
    webhookSecret: signatureOf(gateway.secret, `webhook:${id}`),
  })
  return {
    merchantOf,
    gatewayOf: (id, clock, store) =>
      openPaymentProviders({
        providers: options.providers,
        transport: gateway.transport,
        merchantId: id,
        controlSecret: sandbox.mode === 'off' ? undefined : gateway.secret,
        registration: () => ({ ...merchantOf(id), origins, clock: gatewayClock(clock()) }),
        ...(store && { introduction: () => store.read(introduceMerchant) }),
      }),
  }
}

function gatewayClock({ offsetMs, frozenAt }: ClockState) {
  return frozenAt === null ? { offset_ms: offsetMs } : { frozen_at: frozenAt }
}
