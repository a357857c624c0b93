import { setTimeout as wait } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hour, systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { personas, seedPassword } from '@touchline/seed'
import { type Config, ConfigError, readConfig } from './config.ts'
import type { Log } from './deps.ts'
import { createLog } from './log.ts'
import { limitParts } from './modules/occurrences/index.ts'
import { httpTransport } from './modules/payments/index.ts'
import { createPlatform, type Platform } from './platform.ts'
import { openStores } from './stores.ts'
import { touchlineSeed } from './touchline-seed.ts'

const tickMs = 1000
const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'client', 'dist')

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  limitParts(config.partsCacheBytes)
  const tools = { wallClock: systemClock, random: systemRandom, log }
  const stores = await openStores(config, tools)
  const platform = await createPlatform({
    ...tools,
    databases: stores.databases,
    registry: stores.registry,
    seed: touchlineSeed,
    rules: {
      holdMinutes: config.holdMinutes,
      tokenHours: config.tokenHours,
      publicUrl: config.publicUrl,
      gatewayPublicUrl: config.gatewayPublicUrl,
    },
    sandbox: { mode: config.sandboxMode, ttlMs: config.sandboxTtlHours * hour, limit: config.sandboxLimit },
    gateway: {
      transport: httpTransport(config.gatewayUrl),
      secret: config.gatewaySecret ?? 'touchline-development',
      callbackUrl: config.callbackUrl,
      isReady: async () => (await fetch(`${config.gatewayUrl}/health/live`, { signal: AbortSignal.timeout(2000) })).ok,
    },
    edge: {
      allowedOrigins: config.allowedOrigins,
      allowedHosts: config.allowedHosts,
      trustedProxies: config.trustedProxies,
    },
    clientFolder,
  })
  const fresh = await platform.ensureDefault()
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

/** What real time makes due happens within a second. */
async function tickUntil(signal: AbortSignal, { sandboxes }: Platform, log: Log): Promise<void> {
  while (!signal.aborted) {
    await sandboxes.tick().catch((error: unknown) => {
      log('error', 'tick failed', { error: error instanceof Error ? error.name : typeof error })
    })
    await wait(tickMs, undefined, { signal }).catch(() => undefined)
  }
}

function welcome({ publicUrl, gatewayPublicUrl, dataDir, databaseUrl, sandboxMode }: Config, fresh: boolean): string {
  const lines = [
    '',
    `  Site and API       ${publicUrl}`,
    `  API documentation  ${publicUrl}/documentation`,
    `  Card gateway       ${gatewayPublicUrl}/gateway`,
    `  Data               ${databaseUrl === undefined ? dataDir : 'PostgreSQL'}${fresh ? ' (seeded just now)' : ''}`,
  ]
  if (sandboxMode !== 'off') {
    lines.push('', `  Log in as (password ${seedPassword}):`)
    for (const { email, description } of personas) lines.push(`    ${email.padEnd(24)} ${description}`)
    lines.push(
      '',
      '  Pay with card 4242 4242 4242 4242; 4000 0000 0000 3220 asks for the code 123456; any future expiry, any CVC.',
    )
  }
  return `${lines.join('\n')}\n\n`
}

// Databases hold hashes of passwords and tokens: what is written belongs to whoever runs the server alone.
process.umask(0o077)
try {
  await start(readConfig(process.env))
} catch (error) {
  if (error instanceof ConfigError) {
    for (const line of error.message.split('\n')) process.stderr.write(`${line}\n`)
  } else {
    const known = error instanceof Error && 'code' in error ? `: ${String(error.code)}` : ''
    process.stderr.write(
      `The server could not start: ${error instanceof Error ? error.message : 'unknown reason'}${known}\n`,
    )
  }
  process.exit(1)
}
