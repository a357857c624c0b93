import { setTimeout as wait } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hour, systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { personas, seedPassword } from '@touchline/seed'
import { createLog, describeError, openTracing, startingAt } from '@touchline/serving'
import { builtFolder, mainSite, type Site } from '@touchline/sites'
import { z } from 'zod'
import { type Config, ConfigError, readConfig, settingsProblem } from './config.ts'
import type { Log } from './deps.ts'
import { spanAttributes } from './infra/http/log-requests.ts'
import { createGeocoder } from './infra/geocoder.ts'
import { isLoopbackName } from './infra/http/doors/doors.ts'
import { defaultSandbox } from './infra/sandbox/make-sandboxes.ts'
import { limitParts } from './modules/schedules/index.ts'
import { configureProviders, httpTransport, providerRecords } from './modules/payments/index.ts'
import { createPlatform, type Platform, type PlatformOptions, type Seed } from './platform.ts'
import { openFiles, openStores } from './stores.ts'
import { touchlineSeed } from './seed/touchline-seed.ts'
import { toldFailure } from './commands/told-failure.ts'

const tickMs = 1000
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

async function start(config: Config): Promise<void> {
  const gatewaySecret = getGatewaySecret(config)
  const log = createLog({ level: config.logLevel, clock: systemClock })
  const seed = await seedFor(config)
  limitParts(config.partsCacheBytes)
  const tools = { wallClock: systemClock, random: systemRandom, log }
  const stores = await openStores(config, tools)
  const platform = await createPlatform({
    ...tools,
    databases: stores.databases,
    registry: stores.registry,
    seed,
    rules: {
      holdMinutes: config.holdMinutes,
      tokenHours: config.tokenHours,
      refusedCardsPerHour: config.refusedCardsPerHour,
      publicUrl: config.publicUrl,
    },
    files: openFiles(config),
    geocode: config.geocoder && createGeocoder({ ...config.geocoder, timeoutMs: 2000 }),
    sandbox: { mode: config.sandboxMode, ttlMs: config.sandboxTtlHours * hour, limit: config.sandboxLimit },
    providers: providersOf(config),
    gateway: {
      transport: httpTransport(config.gatewayUrl),
      secret: gatewaySecret,
      callbackUrl: config.callbackUrl,
      isReady: async () => (await fetch(`${config.gatewayUrl}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok,
    },
    edge: {
      allowedOrigins: config.allowedOrigins,
      frameAncestors: config.frameAncestors,
      allowedHosts: config.allowedHosts,
      trustedProxies: config.trustedProxies,
      socketsPerAddress: config.socketsPerAddress,
    },
    tracing: await openTracing(process.env, { service: 'touchline', attributesOf: spanAttributes }),
    metrics: {
      token: config.metricsToken,
      // Behind a proxy everybody comes from this machine.
      admitsLoopback: isLoopbackName(new URL(config.publicUrl).host) && config.trustedProxies.length === 0,
    },
    clientFolder: folderOf(config, mainSite),
    otherSites: config.hostedSites.map(({ site, origin }) => ({
      name: site.name,
      origin,
      folder: folderOf(config, site),
    })),
  })
  const fresh = await startingAt(databaseFile(config), platform.ensureDefault)
  await platform.app.listen({ host: config.host, port: config.port })
  const stopped = new AbortController()
  const ticking = tickUntil(stopped.signal, platform, log)
  process.stdout.write(welcome(config, fresh))

  const stop = async () => {
    stopped.abort()
    await platform.app.close()
    await ticking
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

/** A site that is not served may have been built earlier. */
function folderOf({ servesSites }: Config, site: Site): string | undefined {
  return servesSites ? join(root, builtFolder(site)) : undefined
}

/** `npm start` and `npm run dev` make one and hand it to both. Throws a ConfigError where nobody has. */
function getGatewaySecret({ gatewaySecret }: Config): string {
  if (gatewaySecret !== undefined) return gatewaySecret
  throw new ConfigError('GATEWAY_SECRET: set it, the same for server and gateway; npm start makes one by itself')
}

/** The payment providers with their own settings. Throws a ConfigError. */
function providersOf({ gatewayPublicUrl }: Config): PlatformOptions['providers'] {
  try {
    return configureProviders(providerRecords, { ...process.env, GATEWAY_PUBLIC_URL: gatewayPublicUrl })
  } catch (error) {
    throw error instanceof z.ZodError ? settingsProblem(error.issues) : error
  }
}

/** A platform without sandboxes begins with its own records; reading them is loaded where it is needed. */
async function seedFor({ sandboxMode, dataFile }: Config): Promise<Seed> {
  if (sandboxMode === 'off') return (await import('./seed/own-platform.ts')).ownSeed(dataFile)
  if (dataFile !== undefined)
    throw new ConfigError('DATA_FILE: only a platform without sandboxes begins with it (SANDBOX_MODE=off)')
  return touchlineSeed
}

/** Jobs that become due by real time run within a second. */
async function tickUntil(signal: AbortSignal, { sandboxes }: Platform, log: Log): Promise<void> {
  while (!signal.aborted) {
    await sandboxes.tick().catch((error: unknown) => log('error', 'tick failed', describeError(error)))
    await wait(tickMs, undefined, { signal }).catch(() => undefined)
  }
}

/** The database that the start needs. */
function databaseFile({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined ? join(dataDir, 'sandboxes', `${defaultSandbox}.db`) : 'PostgreSQL'
}

function welcome(config: Config, fresh: boolean): string {
  const { publicUrl, gatewayPublicUrl, dataDir, databaseUrl, sandboxMode } = config
  const addresses = config.servesSites
    ? [{ site: mainSite, origin: publicUrl }, ...config.hostedSites].map(({ site, origin }) => [site.label, origin])
    : [['API', `${publicUrl}/api/v1`]]
  const lines = [
    '',
    ...addresses.map(([label = '', address]) => `  ${label.padEnd(18)} ${address}`),
    `  API documentation  ${publicUrl}/documentation`,
    `  Card gateway       ${gatewayPublicUrl}/gateway`,
    `  Data               ${databaseUrl === undefined ? dataDir : 'PostgreSQL'}${fresh ? ' (made just now)' : ''}`,
  ]
  if (sandboxMode !== 'off') {
    lines.push('', `  Log in as (password ${seedPassword}):`)
    for (const { email, description } of personas) lines.push(`    ${email.padEnd(24)} ${description}`)
    lines.push(
      '',
      '  Pay with card 4242 4242 4242 4242; 4000 0000 0000 3220 asks for the code 123456; any future expiry, any CVC.',
    )
  } else if (fresh) {
    lines.push('', '  Nobody can administer it yet: add somebody with `npm run administrator`.')
  }
  return `${lines.join('\n')}\n\n`
}

// Databases hold hashes of passwords and tokens: what is written belongs to whoever runs the server alone.
process.umask(0o077)
let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  const told = toldFailure(error, config)
  if (told !== undefined) {
    process.stderr.write(`${told}\n`)
  } else {
    const known = error instanceof Error && 'code' in error ? `: ${String(error.code)}` : ''
    process.stderr.write(
      `The server could not start: ${error instanceof Error ? error.message : 'unknown reason'}${known}\n`,
    )
  }
  process.exit(1)
}
