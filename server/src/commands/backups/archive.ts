import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { type Entry as ZipEntry, openPromise, type ZipFile as OpenZip } from 'yauzl'
import { ZipFile } from 'yazl'
import { BackupError, type Entry, hashOf, type Manifest, manifestName, readManifest } from './manifest.ts'

/** Writes a zip of files below a folder, the list first, and waits until the disk has it. */
export async function writeArchive(file: string, folder: string, manifest: string, entries: readonly Entry[]) {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(manifest), manifestName)
  for (const { path } of entries) zip.addFile(join(folder, path), path)
  zip.end()
  // Node's own streams give buffers.
  await pipeline(zip.outputStream as unknown as Readable, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

/** The list of a backup. Throws a BackupError for any other file. */
export async function readArchive(file: string): Promise<Manifest> {
  return withEntries(file, async (zip, entries) => {
    const list = entries.get(manifestName)
    if (!list) throw new BackupError(`${file} is no backup of this platform.`)
    return readManifest(await text(await zip.openReadStreamPromise(list)), file)
  })
}

/** Unpacks what the list names. Throws a BackupError where something is missing or is not what was packed. */
export async function unpackArchive(file: string, { entries: wanted }: Manifest, folder: string): Promise<void> {
  await withEntries(file, async (zip, entries) => {
    for (const { path, sha256 } of wanted) {
      const entry = entries.get(path)
      if (!entry) throw new BackupError(`${file} is damaged: ${path} is missing in it.`)
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode: 0o600, flush: true }))
      if ((await hashOf(target)) !== sha256) throw new BackupError(`${file} is damaged: ${path} in it has changed.`)
    }
  })
}

async function withEntries<T>(
  file: string,
  work: (zip: OpenZip, entries: ReadonlyMap<string, ZipEntry>) => Promise<T>,
): Promise<T> {
  try {
    const zip = await openPromise(file, { autoClose: false })
    try {
      const entries = new Map<string, ZipEntry>()
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      return await work(zip, entries)
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    if (/^E[A-Z]+$/.test(code)) throw error
    throw new BackupError(`${file} is no backup of this platform, or is cut off or damaged.`)
  }
}
