import { resolve } from 'node:path'
import { logLevels, proxyPattern, readSecretFiles, usualSocketsPerAddress } from '@touchline/serving'
import { frameAncestorHint, hostedSites, isFrameAncestor, originSetting } from '@touchline/sites'
import type { HostedSite } from '@touchline/sites'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'give an origin without a path')

/** Texts between commas; surrounding spaces are ignored. */
const listed = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  GATEWAY_PORT: port.default(4100),
  PUBLIC_URL: origin.optional(),
  /** Whether the built sites are served. */
  SITES: z.enum(['built', 'none']).default('built'),
  GATEWAY_PUBLIC_URL: origin.optional(),
  /** The gateway's address for the server, if it differs from the browsers'. */
  GATEWAY_URL: origin.optional(),
  /** This server's address for the gateway, if it differs from PUBLIC_URL. */
  CALLBACK_URL: origin.optional(),
  /** Further origins whose pages may call; in a sandbox those of this machine always may. */
  ALLOWED_ORIGINS: listed.pipe(z.array(origin)),
  /** Origins whose pages may embed the sites; none by default. */
  ALLOWED_FRAME_ANCESTORS: listed.pipe(z.array(z.string().refine(isFrameAncestor, frameAncestorHint))),
  /** Further names of this server, without ports. */
  ALLOWED_HOSTS: listed.pipe(
    z.array(
      z
        .string()
        .regex(/^[\w.-]+$/, 'give names without ports')
        .toLowerCase(),
    ),
  ),
  /** Addresses of trusted proxies, or `loopback` or `uniquelocal`; no other is believed. */
  TRUST_PROXY: listed.pipe(z.array(z.string().regex(proxyPattern, 'give addresses'))),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(usualSocketsPerAddress),
  GATEWAY_SECRET: z.string().min(16).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'starts with postgres://')
    .optional(),
  /** Chosen by measurement: docs/decisions/016. */
  DATABASE_ISOLATION: z.enum(['serializable', 'read-committed']).default('read-committed'),
  DATABASE_POOL: z.coerce.number().int().min(3).max(200).default(16),
  SANDBOX_MODE: z.enum(['shared', 'per-visitor', 'off']).default('shared'),
  /** Hours. */
  SANDBOX_TTL: z.coerce.number().positive().max(8760).default(24),
  SANDBOX_LIMIT: z.coerce.number().int().min(1).max(100_000).default(500),
  /** Megabytes. */
  PARTS_CACHE_MB: z.coerce.number().positive().max(65_536).default(64),
  /** The initial records of a platform without sandboxes. */
  DATA_FILE: z.string().min(1).optional(),
  /** The geocoder's address, with `{address}`, `{country}` and `{key}`. */
  GEOCODER_URL: z
    .string()
    .regex(/^https?:\/\/\S*\{address\}/, 'give an address with {address} in it')
    .optional(),
  GEOCODER_KEY: z.string().min(1).optional(),
  GEOCODER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'give a country code such as GB')
    .default('GB'),
  /** Bearer of GET /metrics. */
  METRICS_TOKEN: z.string().min(16).regex(/^\S+$/, 'has no spaces').optional(),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  HOLD_MINUTES: z.coerce.number().positive().max(1440).default(15),
  TOKEN_HOURS: z.coerce.number().positive().max(8760).default(24),
  /** Per customer. */
  REFUSED_CARDS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(10),
})

/** Every site under a host of its own has an origin, which leads to this server too; without one the site does not exist. */
const SiteOrigins = z.object(Object.fromEntries(hostedSites.map((site) => [originSetting(site), origin.optional()])))

export type Config = {
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  /** Without sites there is the API alone. */
  readonly servesSites: boolean
  readonly hostedSites: readonly { readonly site: HostedSite; readonly origin: string }[]
  readonly gatewayPublicUrl: string
  readonly gatewayUrl: string
  /** This server's address for the gateway. */
  readonly callbackUrl: string
  readonly allowedOrigins: readonly string[]
  readonly frameAncestors: readonly string[]
  readonly allowedHosts: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly socketsPerAddress: number
  readonly gatewaySecret: string | undefined
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly isolation: 'serializable' | 'read committed'
  readonly poolSize: number
  readonly sandboxMode: 'shared' | 'per-visitor' | 'off'
  readonly sandboxTtlHours: number
  readonly sandboxLimit: number
  /** The size of the catalogue's cache in memory, for all sandboxes together. */
  readonly partsCacheBytes: number
  /** Absolute; the initial records of a platform without sandboxes. */
  readonly dataFile: string | undefined
  /** Undefined without an address and a key: no geocoder. */
  readonly geocoder: { readonly template: string; readonly key: string; readonly country: string } | undefined
  readonly metricsToken: string | undefined
  readonly logLevel: (typeof logLevels)[number]
  readonly holdMinutes: number
  readonly tokenHours: number
  readonly refusedCardsPerHour: number
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** One line for each setting that is not right. */
export function settingsProblem(issues: z.ZodError['issues']): ConfigError {
  return new ConfigError(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

function secretsIn(environment: Parameters<typeof readSecretFiles>[0]): ReturnType<typeof readSecretFiles> {
  try {
    return readSecretFiles(environment)
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : 'a secret cannot be read')
  }
}

/** An origin as browsers send it, without a port that is the usual one. */
function originAt(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}

/** Reads the settings once. Throws a ConfigError with one line for each wrong setting. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as unset.
  const given = Object.fromEntries(
    Object.entries(secretsIn(environment)).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  const origins = SiteOrigins.safeParse(given)
  if (!parsed.success || !origins.success) {
    throw settingsProblem([...(parsed.error?.issues ?? []), ...(origins.error?.issues ?? [])])
  }
  const env = parsed.data
  const gatewayPublicUrl = env.GATEWAY_PUBLIC_URL ?? originAt('127.0.0.1', env.GATEWAY_PORT)
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? originAt('localhost', env.PORT),
    servesSites: env.SITES === 'built',
    hostedSites: hostedSites.flatMap((site) => {
      const at = origins.data[originSetting(site)]
      return at === undefined ? [] : [{ site, origin: at }]
    }),
    gatewayPublicUrl,
    gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}`,
    callbackUrl: env.CALLBACK_URL ?? `http://127.0.0.1:${env.PORT}`,
    allowedOrigins: env.ALLOWED_ORIGINS,
    frameAncestors: env.ALLOWED_FRAME_ANCESTORS,
    allowedHosts: env.ALLOWED_HOSTS,
    trustedProxies: env.TRUST_PROXY,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    gatewaySecret: env.GATEWAY_SECRET,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    isolation: env.DATABASE_ISOLATION === 'serializable' ? 'serializable' : 'read committed',
    poolSize: env.DATABASE_POOL,
    sandboxMode: env.SANDBOX_MODE,
    sandboxTtlHours: env.SANDBOX_TTL,
    sandboxLimit: env.SANDBOX_LIMIT,
    partsCacheBytes: env.PARTS_CACHE_MB * 1024 * 1024,
    dataFile: env.DATA_FILE === undefined ? undefined : resolve(env.DATA_FILE),
    geocoder:
      env.GEOCODER_URL === undefined || env.GEOCODER_KEY === undefined
        ? undefined
        : { template: env.GEOCODER_URL, key: env.GEOCODER_KEY, country: env.GEOCODER_COUNTRY },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    holdMinutes: env.HOLD_MINUTES,
    tokenHours: env.TOKEN_HOURS,
    refusedCardsPerHour: env.REFUSED_CARDS_PER_HOUR,
  }
}
