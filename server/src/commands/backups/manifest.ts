import { instantText } from '@touchline/clock'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { z } from 'zod'

const formatVersion = 1

/** The list of what a backup holds: its first entry. */
export const manifestName = 'manifest.json'

const Manifest = z.object({
  format: z.literal('touchline-backup'),
  version: z.number().int().min(1),
  engine: z.enum(['sqlite', 'pg']),
  madeAt: z.iso.datetime(),
  entries: z.array(z.object({ path: z.string(), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>
export type Entry = Manifest['entries'][number]

/** A file that cannot be restored, said to whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export async function entryOf(path: string, file: string): Promise<Entry> {
  return { path, size: (await stat(file)).size, sha256: await hashOf(file) }
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

export function manifestText(engine: Manifest['engine'], madeAt: number, entries: readonly Entry[]): string {
  const manifest = { format: 'touchline-backup', version: formatVersion, engine, madeAt: instantText(madeAt), entries }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Throws a BackupError for the list of something else, or of a newer build. */
export function readManifest(text: string, file: string): Manifest {
  const parsed = Manifest.safeParse(jsonIn(text))
  if (!parsed.success) throw new BackupError(`${file} is no backup of this platform.`)
  if (parsed.data.version > formatVersion) {
    throw new BackupError(`${file} was made by a newer build: restore it with that build.`)
  }
  return parsed.data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
