import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCustomers } from './customers.ts'
import { freePort, type Running, root, start } from './processes.ts'
import { listPath } from './requests.ts'

/** The settings both processes of the product are started with. */
export type Settings = Readonly<Record<string, string>>

export type Stage = {
  readonly folder: string
  readonly settings: Settings
  readonly courseId: string
  /** Milliseconds of the very first start, which fills the database, to the first answer. */
  readonly firstStartMs: number
  readonly startServer: () => Promise<Running>
  readonly gateway: Running
  readonly startRaw: () => Promise<Running>
  /** The bare yardstick sends what the server answers visitors. */
  readonly startBare: (server: Running) => Promise<Running>
  readonly close: () => Promise<void>
}

const secret = 'a-secret-for-benchmarks-only'

/** A data folder of its own with the seed, the customers of the benchmarks, and a copy of it for the yardstick. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
  const started: Running[] = []
  async function close(): Promise<void> {
    await Promise.all(started.map((process) => process.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  async function keep(starting: Promise<Running>): Promise<Running> {
    const process = await starting
    started.push(process)
    return process
  }
  const yardstick = async (name: string, file: string) => {
    const port = await freePort()
    const script = join(root, 'tests/bench/yardsticks', name)
    return keep(start({ args: [script, String(port), file], env: {}, port, readyAt: '/health/live' }))
  }
  try {
    const settings = await settingsIn(join(folder, 'data'))
    const startServer = () => keep(startServerWith(settings))
    const gatewayPort = Number(settings['GATEWAY_PORT'])
    const gateway = await keep(startPart('packages/gateway/dist/main.js', settings, gatewayPort))
    const first = await startServer()
    await first.stop()
    const database = join(folder, 'data/sandboxes/default.db')
    const courseId = addCustomers(database)
    const copy = join(folder, 'raw.db')
    await copyFile(database, copy)
    return {
      folder,
      settings,
      courseId,
      firstStartMs: first.startedInMs,
      startServer,
      gateway,
      startRaw: () => yardstick('raw.ts', copy),
      async startBare(server) {
        const file = join(folder, 'answer.json')
        await writeFile(file, Buffer.from(await (await fetch(server.origin + listPath)).arrayBuffer()))
        return yardstick('bare.ts', file)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function settingsIn(dataDir: string): Promise<Settings> {
  await mkdir(dataDir)
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

function startPart(script: string, env: Settings, port: number): Promise<Running> {
  // As scripts/serve.mjs starts them.
  const args = ['--enable-source-maps', '--max-semi-space-size=8', script]
  return start({ args, env, port, readyAt: '/health/live' })
}
