import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock, second } from '@touchline/clock'
import { createGateway } from '@touchline/gateway'
import { systemRandom } from '@touchline/ids'
import {
  type Broken,
  checkInvariants,
  configureProviders,
  createPlatform,
  injectTransport,
  openFiles,
  openPaymentProviders,
  openStores,
  ownSeed,
  providerRecords,
  readConfig,
} from '@touchline/server'
import { expect, onTestFinished } from 'vitest'
import { personAt } from '../support/person.ts'
import { processSecret } from '../support/processes.ts'
import { administer } from '../support/server-stores.ts'
import { engine, freshDatabase, isolationOfRun } from '../support/test-stores.ts'
import { platformOptions } from '../faults/kill-task.ts'
import { type Facts, factsOf, type SandboxFacts } from './releases/fill-release.ts'
import { unpackFolder } from './releases/packed-folder.ts'

const publicUrl = 'http://localhost:4000'
const gatewayUrl = 'http://127.0.0.1:4100'
const merchant = {
  secret: processSecret,
  webhookUrl: `${publicUrl}/api/payment-providers/webhooks/{provider}/default`,
  webhookSecret: 'a-secret-of-webhooks',
  origins: [publicUrl],
}

export type Mode = 'shared' | 'off'

/** The data of a release as it lay when that was stopped, in the engine of the run, and what it said of it. */
export async function dataOfRelease(release: string, mode: Mode, kind = engine === 'sqlite' ? 'sqlite' : 'pg') {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-upgrade-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const packed = `${mode}.${kind}.br`
  await unpackFolder(join(import.meta.dirname, 'releases', release, packed), dataDir)
  // The shape that make-data.ts writes.
  const facts = JSON.parse(await readFile(join(dataDir, 'facts.json'), 'utf8')) as Facts
  return {
    dataDir,
    facts,
    settings: { DATA_DIR: dataDir, ...(kind === 'pg' && (await databaseWith(join(dataDir, 'platform.sql')))) },
  }
}

async function databaseWith(dump: string): Promise<Readonly<Record<string, string>>> {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  await administer(url, await readFile(dump, 'utf8'))
  return { DATABASE_URL: url, DATABASE_ISOLATION: isolationOfRun }
}

type Started = Pick<Awaited<ReturnType<typeof dataOfRelease>>, 'dataDir' | 'facts' | 'settings'>

/** This build on the data of a release, half a minute after that was stopped. */
export async function startOn({ dataDir, facts, settings }: Started, mode: Mode) {
  const wallClock = fixedClock(facts.stoppedAt + 30 * second)
  const logged: { readonly event: string; readonly details: unknown }[] = []
  const log = (_level: string, event: string, details?: unknown) => void logged.push({ event, details })
  const config = readConfig(settings)
  const gateway = createGateway({
    database: join(dataDir, 'gateway.db'),
    publicUrl: gatewayUrl,
    controlSecret: processSecret,
    // The rules about money are looked at through them.
    sandboxControls: true,
    clock: wallClock,
    random: systemRandom,
    deliver: async (url, { headers, body }) => {
      const target = new URL(url).pathname
      const { statusCode } = await platform.app.inject({ method: 'POST', url: target, headers, payload: body })
      return { status: statusCode }
    },
    ...(mode === 'off' && { merchant: { id: 'default', ...merchant } }),
  })
  const stores = await openStores(config, { wallClock, random: systemRandom, log })
  const transport = injectTransport((request) => gateway.app.inject(request))
  const options = platformOptions({ ...stores, files: openFiles(config), wallClock }, transport)
  const platform = await createPlatform({
    ...options,
    log,
    sandbox: { ...options.sandbox, mode },
    gateway: { ...options.gateway, secret: processSecret },
    ...(mode === 'off' && { seed: await ownSeed(undefined) }),
  })
  onTestFinished(async () => {
    await platform.app.close()
    await gateway.close()
  })
  await platform.ensureDefault()

  /** The rules of a platform and its gateway that do not hold. A platform without sandboxes cannot ask its gateway. */
  async function broken(sandbox: string): Promise<readonly Broken[]> {
    const deps = await platform.sandboxes.open(sandbox)
    if (mode === 'shared') return checkInvariants(deps)
    const providers = configureProviders(providerRecords, { GATEWAY_PUBLIC_URL: gatewayUrl })
    const registration = () => ({ merchantId: 'default', ...merchant, clock: { offset_ms: 0 } })
    const own = { transport, merchantId: 'default', controlSecret: processSecret, registration, providers }
    return checkInvariants({ ...deps, gateway: openPaymentProviders(own) })
  }

  return { platform, gateway, wallClock, logged, broken }
}

export type Stage = Awaited<ReturnType<typeof startOn>>

export const personOf = (
  { platform }: Stage,
  sandbox: string,
  { id, token }: { readonly id: number; readonly token: string },
) => personAt(platform, { id, token, headers: { 'x-sandbox': sandbox } })

/** Everything that release 0.1 said of its people, said by this build. */
export async function expectFacts(stage: Stage, { id, people }: SandboxFacts): Promise<void> {
  for (const facts of people) {
    const { token, ...said } = await factsOf({ ...personOf(stage, id, facts), token: facts.token })
    expect(said).toEqual({ ...facts, token: undefined })
    expect(token).toBe(facts.token)
  }
}
