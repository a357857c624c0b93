import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { builtFolder, mainSite } from '@touchline/sites'
import { root } from './processes.ts'
import { type Row, tenths } from './report.ts'

const dist = join(root, builtFolder(mainSite))
const largestKb = 225
const firstPage = 'HomePage'

/** The JavaScript that is loaded before the home page can be used: the entry, the page, and all they import. */
export function measureClient(): readonly Row[] {
  const assets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const page = assets.find((file) => file.startsWith(`${firstPage}-`))
  const entries = entriesOf(readFileSync(join(dist, 'index.html'), 'utf8'))
  if (page === undefined || entries.length === 0) throw new Error('the built client has no entry or no home page')
  const first = sizesOf(closureOf([...entries, page]))
  const all = sizesOf(assets)
  return [
    {
      figure: 'JavaScript before the home page is usable, gzip',
      ours: `${tenths(first.gzip)} kB in ${first.files} files`,
      target: `at most ${largestKb} kB`,
      met: first.gzip <= largestKb,
    },
    { figure: '  brotli', ours: `${tenths(first.brotli)} kB` },
    { figure: '  all pages, gzip', ours: `${tenths(all.gzip)} kB in ${all.files} files` },
  ]
}

/** Scripts in the page: the entry and its preloads. */
function entriesOf(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link)[^>]+>/g) ?? []
  return tags.flatMap((tag) => /(?:src|href)="[^"]*\/([^"/]+\.js)"/.exec(tag)?.[1] ?? [])
}

/** The files and everything they import before they run. */
function closureOf(files: readonly string[]): readonly string[] {
  const found = new Set(files)
  for (const file of found) {
    const text = readFileSync(join(dist, 'assets', file), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      if (imported !== undefined) found.add(imported)
    }
  }
  return [...found]
}

function sizesOf(files: readonly string[]) {
  const texts = files.map((file) => readFileSync(join(dist, 'assets', file)))
  const kilobytes = (compress: (text: Buffer) => Buffer) =>
    texts.reduce((sum, text) => sum + compress(text).length, 0) / 1000
  return {
    files: files.length,
    // As the files beside the assets are compressed.
    gzip: kilobytes((text) => gzipSync(text, { level: 9 })),
    brotli: kilobytes((text) => brotliCompressSync(text)),
  }
}
