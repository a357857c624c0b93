import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A process that answers HTTP. */
export type Running = {
  readonly pid: number
  /** `http://127.0.0.1:{port}` */
  readonly origin: string
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedInMs: number
  readonly stop: () => Promise<void>
}

type Start = {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly port: number
  /** A path that answers 200 as soon as the process serves. */
  readonly readyAt: string
}

const startLimitMs = 60_000
const pollMs = 2

/** Starts a Node process in the repository's folder. Throws when it ends or stays silent. */
export async function start({ args, env, port, readyAt }: Start): Promise<Running> {
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await firstAnswer(child, origin + readyAt)
  } catch (error) {
    await end(child)
    throw new Error(`${args.join(' ')} did not start`, { cause: error })
  }
  // A process that has answered has an id.
  const pid = child.pid ?? 0
  return { pid, origin, startedInMs: performance.now() - begun, stop: () => end(child) }
}

/** Runs a Node process to its end in the repository's folder. Throws unless it ends well. */
export async function run({ args, env }: Pick<Start, 'args' | 'env'>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode ?? child.signalCode}`)
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = performance.now() + startLimitMs
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended')
    if (performance.now() > giveUpAt) throw new Error('it never answered')
    const answered = await fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    )
    if (answered) return
    await wait(pollMs)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a listening TCP server is never a path.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const ticksPerSecond = 100

/** Processor time a process has used so far, in milliseconds; undefined where the system does not say (not Linux). */
export function processorMs(pid: number): number | undefined {
  const fields = fieldsOf(String(pid))
  if (fields.length === 0) return undefined
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** As `processorMs`, of a process with its children; those that have ended count too. */
export function processorMsOfFamily(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), fields: fieldsOf(name) }))
    .filter(({ fields }) => Number(fields[1]) === pid)
  const ended = fieldsOf(String(pid)).slice(13, 15).map(Number)
  const endedMs = (ended.reduce((sum, ticks) => sum + ticks, 0) * 1000) / ticksPerSecond
  return children.reduce((sum, child) => sum + (processorMs(child.pid) ?? 0), (processorMs(pid) ?? 0) + endedMs)
}

/** What the system says of a process, from its state on; nothing of one that has ended meanwhile. */
function fieldsOf(pid: string): readonly string[] {
  try {
    // The name of the program may hold spaces; the fields after it do not.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Resident memory of a process in MB; undefined where the system does not say. */
export function residentMb(pid: number): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
