import { execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { systemClock } from '@touchline/clock'
import { freeAddresses, processSecret } from '../../support/processes.ts'
import { startPostgres } from '../../support/postgres.ts'
import { fillOwn, fillSandboxes, type Facts } from './fill-release.ts'
import { packFolder } from './packed-folder.ts'

/*
 * Makes the data of a release by running it: `node tests/upgrade/releases/make-data.ts 0.1 b259b3a6`. The release is checked
 * out, installed and built in a temporary folder, and filled through its API, on both engines, with sandboxes and without.
 */
const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..', '..')
const [release = '', commit = ''] = process.argv.slice(2)
const result = join(import.meta.dirname, release)

type Mode = 'shared' | 'off'

/** A process of the release, ended as an operator ends it. */
async function start(tree: string, entry: string, env: NodeJS.ProcessEnv, readyWhen: string) {
  const child = spawn(process.execPath, [entry], { cwd: tree, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of child.stdout) if (String(chunk).includes(readyWhen)) break
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

function settingsOf(mode: Mode, tree: string, dataDir: string, port: number, gatewayPort: number): NodeJS.ProcessEnv {
  const callback = `http://127.0.0.1:${port}`
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_SECRET: processSecret,
    DATA_DIR: dataDir,
    SANDBOX_MODE: mode,
    ...(mode === 'off' && {
      DATA_FILE: join(tree, 'docs', 'own-platform.json'),
      GATEWAY_WEBHOOK_URL: `${callback}/api/payment-providers/webhooks/{provider}/default`,
      GATEWAY_WEBHOOK_SECRET: createHmac('sha256', processSecret).update('webhook:default').digest('hex'),
      GATEWAY_ORIGINS: `http://localhost:${port}`,
    }),
  }
}

async function make(tree: string, mode: Mode, databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-release-'))
  const { port, gatewayPort } = await freeAddresses()
  const env = {
    ...settingsOf(mode, tree, dataDir, port, gatewayPort),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const stopGateway = await start(tree, 'packages/gateway/dist/main.js', env, 'listens')
  const stopServer = await start(tree, 'server/dist/main.js', env, '  Data  ')
  const place = { server: `http://localhost:${port}`, gateway: `http://127.0.0.1:${gatewayPort}`, headers: {} }
  const sandboxes = await (mode === 'off' ? fillOwn(place) : fillSandboxes(place))
  const facts: Facts = { stoppedAt: systemClock.now(), sandboxes }
  await stopServer()
  await stopGateway()
  await writeFile(join(dataDir, 'facts.json'), JSON.stringify(facts))
  // Templates are made anew; locks are empty.
  await rm(join(dataDir, 'templates'), { recursive: true, force: true })
  if (databaseUrl) await dump(databaseUrl, join(dataDir, 'platform.sql'))
  const file = join(result, `${mode}.${databaseUrl ? 'pg' : 'sqlite'}.br`)
  process.stdout.write(`${file}: ${await packFolder(dataDir, file)} bytes\n`)
  await rm(dataDir, { recursive: true })
}

async function dump(url: string, file: string): Promise<void> {
  const plain = ['--no-owner', '--no-privileges', '--rows-per-insert=500']
  const schemas = ['-n', 'sandbox_*', '-n', 'touchline_*']
  const { stdout } = await run('pg_dump', [...plain, ...schemas, '-d', url], { maxBuffer: 2 ** 28 })
  // Commands of psql, which is not there where the data is read.
  await writeFile(file, stdout.replaceAll(/^\\.*$/gm, ''))
}

const tree = join(await mkdtemp(join(tmpdir(), 'touchline-tree-')), 'release')
await run('git', ['worktree', 'add', tree, commit], { cwd: root })
try {
  for (const command of ['install', 'build gateway server']) {
    await run(process.execPath, ['scripts/touchline.mjs', ...command.split(' ')], { cwd: tree })
  }
  await mkdir(result, { recursive: true })
  for (const mode of ['shared', 'off'] as const) {
    await make(tree, mode)
    const postgres = await startPostgres()
    if ('reason' in postgres) throw new Error(postgres.reason)
    await make(tree, mode, postgres.url)
    await postgres.stop()
  }
} finally {
  await run('git', ['worktree', 'remove', '--force', tree], { cwd: root })
}
