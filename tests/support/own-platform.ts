import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { freeAddresses, type RunningProcess, startServer } from './processes.ts'
import { remotePerson } from './remote-person.ts'

/** A platform without sandboxes, as an operator runs it, in processes of its own. */

const run = promisify(execFile)
export const root = join(import.meta.dirname, '..', '..')
export const secret = { GATEWAY_SECRET: 'a-secret-for-processes' }

export async function place() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-own-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

/** Starts one. */
export async function startOwn(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const server = await startServer({
    kind: 'source',
    dataDir,
    settings: { SANDBOX_MODE: 'off', ...settings },
    ...(await freeAddresses()),
  })
  onTestFinished(() => server.end('SIGTERM'))
  return server
}

/** Runs a program of the server to its end; answers its code and what it wrote to the error stream. */
export async function outcomeOf(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const options = { cwd: root, env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env } }
  return run(process.execPath, [file, ...args], options).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

export const ask = async ({ url }: RunningProcess, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, json } = await remotePerson(url).send({ method: 'GET', url: path, headers })
  // The shape of the answers is the contract's.
  return { status, data: (json() as { data: unknown }).data }
}
