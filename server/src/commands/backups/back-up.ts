import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../config.ts'
import { restoringFolder } from '../../stores.ts'
import { writeArchive } from './archive.ts'
import { BackupError, entryOf, manifestText } from './manifest.ts'
import { copyPlatform } from './snapshots.ts'

export type BackupOptions = {
  readonly file: string
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly now: number
  /** Called at each step, for tests that kill the process there. */
  readonly reach?: (step: string) => void
}

/** Backs up platform and gateway into one file, which appears when it is whole. Answers what to tell. */
export async function backUp({
  file,
  config,
  now,
  reach = () => undefined,
}: BackupOptions): Promise<readonly string[]> {
  if (existsSync(restoringFolder(config.dataDir))) {
    throw new BackupError(`A restore into ${config.dataDir} was broken off: run it again before a backup.`)
  }
  if (existsSync(file)) throw new BackupError(`${file} is there already: name another file.`)
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}.`)
  const making = `${file}.making`
  // Remains of a backup that was killed.
  await rm(making, { recursive: true, force: true })
  const folder = join(making, 'content')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    reach('begun')
    const leftOut = await copyPlatform(config, folder)
    reach('copied')
    const paths = await filesBelow(folder)
    const entries = await Promise.all(paths.map((path) => entryOf(path, join(folder, path))))
    const manifest = manifestText(config.databaseUrl === undefined ? 'sqlite' : 'pg', now, entries)
    const archive = join(making, 'backup.zip')
    await writeArchive(archive, folder, manifest, entries)
    reach('packed')
    await rename(archive, file)
    return told(file, paths, leftOut)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted()
}

function told(file: string, paths: readonly string[], leftOut: readonly string[]): readonly string[] {
  const lines = [`${file} is written: ${paths.length} files. It holds secrets and people's data: keep it as such.`]
  if (!paths.includes('gateway.db')) lines.push('It has no gateway: there is no gateway.db in DATA_DIR.')
  if (!paths.includes('gateway-secret')) lines.push('Keep GATEWAY_SECRET with it: it is not in DATA_DIR.')
  return [...lines, ...leftOut.map((name) => `The sandbox ${name} cannot be read and was left out.`)]
}
