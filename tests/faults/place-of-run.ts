import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { engine, freshDatabase, isolationOfRun } from '../support/test-stores.ts'

/** A folder of its own for one test, and the settings under which a server process keeps its data in the engine of the run. */
export async function placeOfRun() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-kill-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { dataDir, settings: await settingsOfRun() }
}

async function settingsOfRun(): Promise<Readonly<Record<string, string>>> {
  if (engine === 'sqlite') return {}
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  return { DATABASE_URL: url, DATABASE_ISOLATION: isolationOfRun }
}
