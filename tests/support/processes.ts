import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled } from './bundled.ts'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..', '..')
/** Makes a process end with the one that started it. */
const endWithParent = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href
const startLimitMs = 60_000

/** A server or a gateway in a process of its own. */
export type RunningProcess = {
  /** Its address. */
  readonly url: string
  /** All its output so far, with the log. */
  readonly output: () => string
  /** Ends it: `SIGTERM` lets it put its things in order, `SIGKILL` does not. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** `source` runs what is written, bundled for the tests; `built` what `npm run build` made of it. */
type Kind = 'source' | 'built'

const homes = { gateway: 'packages/gateway', server: 'server' } as const

function entryOf(name: keyof typeof homes, kind: Kind, tree: string): Promise<string> {
  const home = homes[name]
  return kind === 'source' ? bundled(`${home}/src/main.ts`, home) : Promise.resolve(join(tree, home, 'dist/main.js'))
}

export type Addresses = { readonly port: number; readonly gatewayPort: number }

/** Ports for a server and its gateway, which must know of each other before they start. */
export async function freeAddresses(): Promise<Addresses> {
  return { port: await freePort(), gatewayPort: await freePort() }
}

export type ProcessOptions = Addresses & {
  readonly kind: Kind
  /** The folder whose builds run, when it is not this one. */
  readonly tree?: string
  readonly dataDir: string
  /** More settings, or others, by the names of their environment variables. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Shared by servers and gateways that tests start as processes. */
export const processSecret = 'a-secret-for-processes'

/** Starts a gateway and waits until it listens. */
export function startGateway(options: ProcessOptions): Promise<RunningProcess> {
  return start('gateway', options, `http://127.0.0.1:${options.gatewayPort}`, 'The card gateway listens on')
}

/** Starts a server and waits until it listens. Its URL is the one that the browser uses. */
export function startServer(options: ProcessOptions): Promise<RunningProcess> {
  return start('server', options, `http://localhost:${options.port}`, '  Data  ')
}

async function start(
  name: keyof typeof homes,
  { kind, tree = root, port, gatewayPort, dataDir, settings }: ProcessOptions,
  url: string,
  readyWhen: string,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--import', endWithParent, await entryOf(name, kind, tree)], {
    cwd: tree,
    // Settings of the person running the tests must not reach the tested processes.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      GATEWAY_SECRET: processSecret,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  await whenSaid(child, readyWhen, () => said)
  return { url, output: () => said, end: (signal) => end(child, signal) }
}

function whenSaid(child: ChildProcess, text: string, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`${why}: ${said().slice(-1000)}`))
    }
    const timer = setTimeout(() => fail('A process did not start in time'), startLimitMs)
    const onExit = () => fail('A process ended before it listened')
    child.once('error', onExit).once('exit', onExit)
    child.stdout?.on('data', () => {
      if (!said().includes(text)) return
      clearTimeout(timer)
      child.off('exit', onExit)
      resolve()
    })
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
