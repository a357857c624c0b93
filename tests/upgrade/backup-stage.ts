import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { bundled } from '../support/bundled.ts'
import { engine, freshDatabase, isolationOfRun } from '../support/test-stores.ts'
import { dataOfRelease } from './release-stage.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

export type Settings = Readonly<Record<string, string>> & { readonly DATA_DIR: string }

export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** An empty place for a platform in the engine of the run. */
export async function emptyPlace(): Promise<Settings> {
  const DATA_DIR = join(await freshFolder(), 'data')
  if (engine === 'sqlite') return { DATA_DIR }
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  return { DATA_DIR, DATABASE_URL: url, DATABASE_ISOLATION: isolationOfRun }
}

/** Runs the command as `npm run backup` and `npm run restore` do. */
export async function command(
  verb: 'backup' | 'restore',
  file: string,
  settings: Settings,
  path = process.env['PATH'],
) {
  const program = await bundled('server/src/commands/backups/backup-or-restore.ts', 'server')
  const args = [program, verb, verb === 'backup' ? '--to' : '--from', file]
  const env = { PATH: path, ...settings }
  return run(process.execPath, args, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, said: stderr }),
  )
}

/** Expects the command to do what it says. */
export async function succeed(verb: 'backup' | 'restore', file: string, settings: Settings): Promise<string> {
  const { code, said } = await command(verb, file, settings)
  expect(code, said).toBe(0)
  return said
}

/** Runs the command in a process that is killed at a step. */
export async function dieAt(aim: string, verb: 'backup' | 'restore', file: string, settings: Settings, turn = 1) {
  const program = await bundled('tests/store/processes/backup-until-killed.ts', 'server')
  const args = [program, verb, file, JSON.stringify(settings), aim, String(turn)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  expect(await once(child, 'close'), `${verb} killed when ${aim}`).toEqual([null, 'SIGKILL'])
}

/** The data of release 0.1 with its facts, as something to back up. */
export async function filledPlace() {
  const data = await dataOfRelease('0.1', 'shared')
  return { data, settings: data.settings as Settings }
}
