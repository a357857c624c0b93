import { fixedClock } from '@touchline/clock'
import { seededRandom } from '@touchline/ids'
import { createPlatform } from './platform.ts'
import { openMemoryStores } from './stores.ts'
import { touchlineSeed } from './touchline-seed.ts'

// Prints the OpenAPI document of the platform, as `/documentation/json` answers it.
const { databases, registry } = openMemoryStores()
const { app } = await createPlatform({
  databases,
  registry,
  seed: touchlineSeed,
  wallClock: fixedClock(0),
  random: seededRandom('openapi'),
  rules: {
    holdMinutes: 15,
    tokenHours: 24,
    publicUrl: 'http://localhost:4000',
    gatewayPublicUrl: 'http://127.0.0.1:4100',
  },
  sandbox: { mode: 'shared', ttlMs: 1, limit: 1 },
  gateway: {
    transport: () => Promise.reject(new Error('there is no gateway here')),
    secret: 'none',
    callbackUrl: 'http://127.0.0.1:4000',
    isReady: async () => false,
  },
  edge: { allowedOrigins: [], allowedHosts: [], trustedProxies: [] },
  clientFolder: undefined,
  log: () => undefined,
})
await app.ready()
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
