import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|json|txt)$/
const zip = promisify(gzip)
const brotli = promisify(brotliCompress)

/** `config.json` is edited where the site is deployed: a compressed copy beside it would win over the edit. */
const editedAfterBuild = new Set(['config.json'])

type Compressed = readonly [zipped: Buffer, packed: Buffer]

/** Content compressed once, although several sites have a file with it. */
export type Compress = (content: Buffer) => Promise<Compressed>

export function compressOnce(): Compress {
  const known = new Map<string, Promise<Compressed>>()
  const compress = (content: Buffer): Promise<Compressed> =>
    Promise.all([
      zip(content, { level: constants.Z_BEST_COMPRESSION }),
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    ])
  return (content) => {
    const key = hash('sha256', content)
    const compressed = known.get(key) ?? compress(content)
    known.set(key, compressed)
    return compressed
  }
}

async function writeCompressed(path: string, compress: Compress): Promise<void> {
  const content = await readFile(path)
  const [zipped, packed] = await compress(content)
  if (zipped.length < content.length) await writeFile(`${path}.gz`, zipped)
  if (packed.length < content.length) await writeFile(`${path}.br`, packed)
}

/** Writes a `.gz` and a `.br` beside every text asset of the build, for servers that send precompressed files. */
export function precompress(compress: Compress): Plugin {
  let folder = 'dist'
  return {
    name: 'touchline:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      const chosen = files.filter(
        (file) => file.isFile() && compressible.test(file.name) && !editedAfterBuild.has(file.name),
      )
      await Promise.all(chosen.map((file) => writeCompressed(join(file.parentPath, file.name), compress)))
    },
  }
}
