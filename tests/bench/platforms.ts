import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cast, prepareCast } from './customers.ts'
import { freePort, run, type Running, root, start } from './processes.ts'

/** The settings both processes of the product are started with. */
export type Settings = Readonly<Record<string, string>>

/** A filled database with everything that is measured on it. */
export type Platform = Cast & {
  readonly name: string
  readonly settings: Settings
  readonly gateway: Running
  /** `cacheMb` is the room for the parts of the catalogue, of both alike. */
  readonly startServer: (cacheMb: number) => Promise<Running>
  readonly startRaw: (cacheMb: number) => Promise<Running>
  readonly stop: () => Promise<void>
}

export type Filling = {
  readonly name: string
  readonly venues: number
  readonly days: number
}

/** The occurrences of a venue in a year. */
const occurrencesOfVenue = 20_000
/** Courses last ten weeks, of which five are over: the same ones are on as on the large platform. */
const small: Filling = { name: 'seed', venues: 2, days: 35 }

/** As many occurrences as the seed has, and about as many as are wanted, in the same programme of the same venues. */
export function fillings(occurrences: number): readonly [Filling, Filling] {
  return [small, { name: 'large', venues: Math.max(1, Math.round(occurrences / occurrencesOfVenue)), days: 365 }]
}

type Opening = {
  /** Of this run. */
  readonly folder: string
  readonly keep: string | undefined
  /** End of the window that is looked at, epoch milliseconds. */
  readonly until: number
}

/** Fills a platform, unless it has been kept; prepares its customers; starts its gateway. */
export async function openPlatform(filling: Filling, { folder, keep, until }: Opening): Promise<Platform> {
  const own = join(folder, filling.name)
  await mkdir(own, { recursive: true })
  const dataDir = join(own, 'data')
  await fill(filling, dataDir, keep)
  const database = join(dataDir, 'sandboxes/default.db')
  const cast = prepareCast(database, until)
  const copy = join(own, 'raw.db')
  await copyFile(database, copy)
  const settings = await settingsIn(dataDir)
  const gateway = await startGatewayWith(settings)
  return {
    ...cast,
    name: filling.name,
    settings,
    gateway,
    startServer: (cacheMb) => startServerWith({ ...settings, PARTS_CACHE_MB: String(cacheMb) }),
    startRaw: (cacheMb) => startYardstick('raw.ts', [copy, String(cacheMb)]),
    stop: gateway.stop,
  }
}

async function fill(filling: Filling, dataDir: string, keep: string | undefined): Promise<void> {
  const { name, venues, days } = filling
  // The programme begins today: tomorrow it is another platform.
  const kept = keep && join(keep, `${name}-${venues}-${days}-${new Date().toISOString().slice(0, 10)}`)
  if (kept === undefined || !existsSync(kept)) {
    const target = kept === undefined ? dataDir : `${kept}.part`
    await rm(target, { recursive: true, force: true })
    const args = ['server/src/commands/seed-large.ts', '--venues', String(venues), '--days', String(days)]
    await run({ args, env: { DATA_DIR: target, DATABASE_URL: '' } })
    if (kept !== undefined) await rename(target, kept)
  }
  if (kept !== undefined) await cp(kept, dataDir, { recursive: true })
}

const secret = 'a-secret-for-benchmarks-only'

/** Settings of a platform of its own in a folder. */
export async function settingsIn(dataDir: string): Promise<Settings> {
  const [port, gatewayPort] = [await freePort(), await freePort()]
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_SECRET: secret,
    DATABASE_URL: '',
    SANDBOX_MODE: 'shared',
    SANDBOX_LIMIT: '1000',
  }
}

/** The server of the product, as `npm start` runs it. */
export function startServerWith(settings: Settings): Promise<Running> {
  return startPart('server/dist/main.js', settings, Number(settings['PORT']))
}

export function startGatewayWith(settings: Settings): Promise<Running> {
  return startPart('packages/gateway/dist/main.js', settings, Number(settings['GATEWAY_PORT']))
}

function startPart(script: string, env: Settings, port: number): Promise<Running> {
  // As scripts/serve.mjs starts them.
  const args = ['--enable-source-maps', '--max-semi-space-size=8', script]
  return start({ args, env, port, readyAt: '/health/live' })
}

export async function startYardstick(name: string, given: readonly string[]): Promise<Running> {
  const port = await freePort()
  const args = ['--max-semi-space-size=8', join(root, 'tests/bench/yardsticks', name), String(port), ...given]
  return start({ args, env: {}, port, readyAt: '/health/live' })
}

/** A bare Fastify server that sends recorded answers: by path, and one for whatever is written. */
export async function startBare(
  folder: string,
  answers: { readonly pages: Readonly<Record<string, string>>; readonly basket: string },
): Promise<Running> {
  const file = join(folder, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  return startYardstick('bare.ts', [file])
}
