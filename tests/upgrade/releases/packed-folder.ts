import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)]

type Entry = { readonly path: string; readonly size: number }

/**
 * Packs the files of a folder into one small file: a line that lists them, and their bytes one after the other. Sandboxes are
 * copies of one template, which one stream with a large window keeps once.
 */
export async function packFolder(folder: string, file: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  const entries = names.map((path, index): Entry => ({ path, size: contents[index]?.length ?? 0 }))
  const packed = await compress(Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
  await writeFile(file, packed)
  return packed.length
}

/** Unpacks what `packFolder` has packed. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  const bytes = await decompress(await readFile(file))
  const end = bytes.indexOf('\n')
  // The list that packFolder writes.
  const entries = JSON.parse(bytes.subarray(0, end).toString()) as readonly Entry[]
  let at = end + 1
  for (const { path, size } of entries) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes.subarray(at, at + size))
    at += size
  }
}
