import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BackupError } from './manifest.ts'

/** The schemas that are kept; templates and spares are made anew. */
export const keptSchemas = ['sandbox_*', 'touchline_registry'] as const

/** Runs a program of PostgreSQL. The address is handed over in the environment, where other users do not see it. */
async function run(program: string, args: readonly string[], url: string): Promise<void> {
  const child = spawn(program, args, { env: { ...process.env, PGDATABASE: url }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-4000)))
  try {
    const [code] = await once(child, 'close')
    if (code !== 0) throw new BackupError(`${program} ended with ${String(code)}: ${said.trim()}`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new BackupError(
      `${program} is missing: install the client programs of PostgreSQL, of the server's version or a later one.`,
    )
  }
}

export function dumpDatabase(url: string, snapshot: string, file: string): Promise<void> {
  const schemas = keptSchemas.flatMap((schema) => ['--schema', schema])
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`]
  return run('pg_dump', [...args, ...schemas, `--dbname=${url}`], url)
}

/** All or nothing. */
export function loadDatabase(url: string, file: string): Promise<void> {
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${url}`]
  return run('pg_restore', [...args, file], url)
}
