import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'

export type TestPostgres = {
  /** Its first process, whose children do the work. */
  readonly processId: () => number
  /** Of a superuser, for the database `postgres`. */
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends it as a failing machine does: connections break, and nothing is put in order. */
  readonly crash: () => Promise<void>
  /** Starts it after a crash: it recovers what was committed. */
  readonly startAgain: () => Promise<void>
}

export type NoPostgres = { readonly reason: string }

type Identity = { readonly uid: number; readonly gid: number }

const run = promisify(execFile)
const startLimitMs = 30_000

/**
 * Settings for speed: a test database need not survive a power cut. Isolation and locking are as in production;
 * many schemas in one transaction need more locks than the default gives.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_locks_per_transaction: '256',
  shared_buffers: '128MB',
  // Refused statements are what half of the tests are about; their log would fill the pipe of a parent that is busy.
  log_min_messages: 'log',
}

/** Outside measurements these settings skip half of PostgreSQL's work. */
const hastySettings = {
  ...settings,
  synchronous_commit: 'off',
  // Without replication the first rows of a new table or database are written once.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  // Sandboxes are gone before cleaning up after them is worth it; who needs statistics gathers them.
  autovacuum: 'off',
  jit: 'off',
}

/** A file system in memory: a sandbox is hundreds of small files. */
const memoryFolder = '/dev/shm'
/** Several times what a whole run needs there at once. */
const enoughBytes = 4 * 2 ** 30

async function hastyFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memoryFolder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= enoughBytes ? memoryFolder : tmpdir()
}

export type StartOptions = {
  /** For tests, as quick as it goes; a benchmark wants a PostgreSQL that does all its work. */
  readonly isHasty?: boolean
}

/** Starts a PostgreSQL in a temporary folder, or says why there is none. */
export async function startPostgres({ isHasty = false }: StartOptions = {}): Promise<TestPostgres | NoPostgres> {
  const binaries = findPostgresBinaries()
  if (binaries === undefined) return { reason: 'no initdb and postgres on this machine' }
  const folder = await mkdtemp(join(isHasty ? await hastyFolder() : tmpdir(), 'touchline-pg-'))
  try {
    return await startIn(folder, binaries, isHasty ? hastySettings : settings)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

async function startIn(
  folder: string,
  binaries: string,
  wanted: Readonly<Record<string, string>>,
): Promise<TestPostgres> {
  const identity = await identityOfServer()
  if (identity) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const options = { ...identity, cwd: folder }
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), initial, options)
  const place = await listenAt(folder)
  const flags = Object.entries({ ...wanted, ...place.settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await whenReady(started)
    return started
  }
  let server = await start()
  return {
    url: place.url,
    // A process that is ready has an id.
    processId: () => server.pid ?? 0,
    async stop() {
      // A fast shutdown: clients are sent away, nothing is left running.
      await end(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
    crash: () => end(server, 'SIGQUIT'),
    async startAgain() {
      server = await start()
    },
  }
}

/** PostgreSQL refuses to run as root; it gets the machine's own user for it, or nobody. */
async function identityOfServer(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([name]) => name === wanted) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('running as root, and there is no user postgres or nobody to run PostgreSQL as')
}

type Place = { readonly url: string; readonly settings: Readonly<Record<string, string>> }

/** A socket in the temporary folder; where there are none (Windows), a free port of the loopback interface. */
async function listenAt(folder: string): Promise<Place> {
  if (process.platform === 'win32') {
    const port = await freePort()
    const own = { listen_addresses: '127.0.0.1', port: String(port) }
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, settings: own }
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    settings: { listen_addresses: '', unix_socket_directories: folder },
  }
}

async function whenReady(server: ChildProcess): Promise<void> {
  let said = ''
  let settle: (error?: Error) => void = () => {}
  const settled = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve())
  })
  const fail = (why: string) => settle(new Error(`${why}: ${said.slice(-500)}`))
  const timer = setTimeout(() => fail('PostgreSQL did not start in time'), startLimitMs)
  const onExit = (code: number | null) => fail(`PostgreSQL ended with ${code}`)
  const onError = (error: Error) => fail(error.message)
  server.once('exit', onExit).once('error', onError)
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000)
    if (said.includes('ready to accept connections')) settle()
  })
  try {
    await settled
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
    server.off('exit', onExit).off('error', onError)
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
