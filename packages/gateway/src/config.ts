import { logLevels, proxyPattern, readSecretFiles, usualSocketsPerAddress } from '@touchline/serving'
import { frameAncestorHint, isFrameAncestor } from '@touchline/sites'
import { z } from 'zod'

// A bearer token has no spaces.
const secret = z.string().min(16).regex(/^\S+$/)
const webAddress = z.url({ protocol: /^https?$/ })

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  GATEWAY_PUBLIC_URL: webAddress.optional(),
  /** The gateway's address for the platform, when browsers use another one. */
  GATEWAY_URL: webAddress.optional(),
  ALLOWED_HOSTS: z.string().default(''),
  /** Origins of pages that embed a site of the merchants; the server has the same setting. */
  ALLOWED_FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform(listed)
    .pipe(z.array(z.string().refine(isFrameAncestor, frameAncestorHint))),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(usualSocketsPerAddress),
  /** As the server has it. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform(listed)
    .pipe(z.array(z.string().regex(proxyPattern, 'give addresses'))),
  DATA_DIR: z.string().min(1).default('.data'),
  GATEWAY_SECRET: secret,
  SANDBOX_MODE: z.enum(['shared', 'per-visitor', 'off']).default('shared'),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  GATEWAY_MERCHANT: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .default('default'),
  GATEWAY_WEBHOOK_URL: webAddress.optional(),
  GATEWAY_WEBHOOK_SECRET: secret.optional(),
  GATEWAY_MERCHANT_NAME: z.string().min(1).max(60).optional(),
  GATEWAY_ORIGINS: z.string().default(''),
})

/** The settings of the standalone process. Throws one error that names every invalid variable, without values. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(readSecretFiles(env))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The gateway cannot start.\n${faults.join('\n')}`)
  }
  const { data } = parsed
  const publicUrl = new URL(data.GATEWAY_PUBLIC_URL ?? `http://127.0.0.1:${data.GATEWAY_PORT}`).origin
  const sandboxControls = data.SANDBOX_MODE !== 'off'
  return {
    host: data.HOST,
    port: data.GATEWAY_PORT,
    publicUrl,
    allowedHosts: hostsIn(data),
    frameAncestors: data.ALLOWED_FRAME_ANCESTORS,
    sockets: { most: data.SOCKETS_PER_ADDRESS, proxies: data.TRUST_PROXY },
    dataDir: data.DATA_DIR,
    controlSecret: data.GATEWAY_SECRET,
    sandboxControls,
    logLevel: data.LOG_LEVEL,
    ...(sandboxControls ? {} : { merchant: merchantIn(data) }),
  }
}

function merchantIn(data: z.infer<typeof environment>) {
  const { GATEWAY_WEBHOOK_URL: webhookUrl, GATEWAY_WEBHOOK_SECRET: webhookSecret } = data
  if (webhookUrl === undefined || webhookSecret === undefined) {
    throw new Error('SANDBOX_MODE=off needs GATEWAY_WEBHOOK_URL and GATEWAY_WEBHOOK_SECRET.')
  }
  return {
    id: data.GATEWAY_MERCHANT,
    secret: data.GATEWAY_SECRET,
    webhookUrl,
    webhookSecret,
    origins: listed(data.GATEWAY_ORIGINS),
    ...(data.GATEWAY_MERCHANT_NAME === undefined ? {} : { displayName: data.GATEWAY_MERCHANT_NAME }),
  }
}

function hostsIn(data: z.infer<typeof environment>): readonly string[] {
  const { GATEWAY_URL: url, ALLOWED_HOSTS: hosts } = data
  return [...(url === undefined ? [] : [new URL(url).hostname]), ...listed(hosts).map((host) => host.toLowerCase())]
}

/** A comma-separated list. */
function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
