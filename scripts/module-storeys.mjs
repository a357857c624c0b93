import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { plantedCircle } from '../tests/architecture/planted-violations.mjs'
import { root } from './paths.mjs'
import { moduleOf, readSources } from './server-sources.mjs'

/**
 * The storeys of the server's modules: a module imports from the storeys below its own, and README shows them.
 * `node scripts/module-storeys.mjs --write` writes the table into README.
 *
 * @typedef {import('./server-sources.mjs').Sources} Sources
 * @typedef {{ readonly from: string, readonly to: string, readonly file: string }} Edge `file` of module `from` imports module `to`
 */

const marks = ['<!-- storeys: written by scripts/module-storeys.mjs -->', '<!-- end of storeys -->']

const specifier = /^(?:import|export) (type )?(?:[^'"]*? from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function moduleStoreys() {
  if (!('circle' in storeysOf(edgesOf(new Map(Object.entries(plantedCircle)))))) {
    return { ok: false, output: 'The planted circle of two modules was not found.\n' }
  }
  const sources = sourcesAboveInfra()
  const found = storeysOf(edgesOf(sources))
  if ('circle' in found) {
    return { ok: false, output: `Modules in a circle:\n${found.circle.map(lineOf).join('')}` }
  }
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  if (readme === withTable(readme, found.storeys)) return { ok: true, output: '' }
  const output = `README shows other storeys than there are. node scripts/module-storeys.mjs --write writes these:\n${tableOf(found.storeys)}\n`
  return { ok: false, output }
}

/** @param {Edge} edge */
function lineOf({ from, to, file }) {
  return `${from} -> ${to}: ${file}\n`
}

/**
 * The files of the server outside infra, without tables: a foreign key is no use of a module, as schema.ts builds the
 * tables in their own order.
 */
function sourcesAboveInfra() {
  const sources = [...readSources('server/src')]
  return new Map(sources.filter(([file]) => !file.startsWith('server/src/infra/') && !file.endsWith('tables.ts')))
}

/**
 * The imports between modules, types included. A file outside the modules through which one is imported is looked
 * through, so that no circle hides behind a table that puts modules together; its types say only what the whole has.
 * @param {Sources} sources
 * @returns {readonly Edge[]}
 */
function edgesOf(sources) {
  /** @type {Edge[]} */
  const edges = []
  for (const file of sources.keys()) {
    const from = moduleOf(file)
    if (from === undefined) continue
    for (const target of modulesBehind(sources, file)) if (target !== from) edges.push({ from, to: target, file })
  }
  return edges
}

/** @param {Sources} sources @param {string} file @returns {ReadonlySet<string>} */
function modulesBehind(sources, file) {
  /** @type {Set<string>} */
  const modules = new Set()
  const seen = new Set([file])
  const waiting = [file]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const [, type, imported, dynamic] of (sources.get(at) ?? '').matchAll(specifier)) {
      const target = posix.join(dirname(at), imported ?? dynamic ?? '')
      const module = moduleOf(target)
      if (module !== undefined && (at === file || !type)) modules.add(module)
      if (module !== undefined || type || seen.has(target) || !sources.has(target)) continue
      seen.add(target)
      waiting.push(target)
    }
  }
  return modules
}

/**
 * The modules by storey, the lowest first; or the imports of the first circle.
 * @param {readonly Edge[]} edges
 * @returns {{ readonly storeys: readonly (readonly string[])[] } | { readonly circle: readonly Edge[] }}
 */
function storeysOf(edges) {
  let left = new Set(edges.flatMap(({ from, to }) => [from, to]))
  /** @type {string[][]} */
  const storeys = []
  while (left.size > 0) {
    const storey = [...left].filter((name) => !edges.some(({ from, to }) => from === name && left.has(to)))
    if (storey.length === 0) return { circle: circleIn(edges, left) }
    storeys.push(storey.toSorted())
    left = new Set([...left].filter((name) => !storey.includes(name)))
  }
  return { storeys }
}

/** @param {readonly Edge[]} edges @param {ReadonlySet<string>} left each imports another of them */
function circleIn(edges, left) {
  /** @type {Edge[]} */
  const path = []
  let [at] = left
  while (at !== undefined) {
    const edge = edges.find(({ from, to }) => from === at && left.has(to))
    if (!edge) break
    const begin = path.findIndex(({ from }) => from === at)
    if (begin !== -1) return path.slice(begin)
    path.push(edge)
    at = edge.to
  }
  return path
}

/** @param {readonly (readonly string[])[]} storeys */
function tableOf(storeys) {
  const cells = storeys.map((names) => names.join(', '))
  const width = Math.max(...cells.map((cell) => cell.length), 'Modules'.length)
  const row = (/** @type {string} */ storey, /** @type {string} */ names) =>
    `| ${storey.padEnd(6)} | ${names.padEnd(width)} |`
  const rows = cells.map((names, storey) => row(String(storey), names)).toReversed()
  return [row('Storey', 'Modules'), `| ${'-'.repeat(6)} | ${'-'.repeat(width)} |`, ...rows].join('\n')
}

/** @param {string} readme @param {readonly (readonly string[])[]} storeys */
function withTable(readme, storeys) {
  const [begin, end] = marks.map((mark) => readme.indexOf(mark))
  if (begin === undefined || end === undefined || begin === -1 || end === -1) throw new Error('README has no storeys')
  return `${readme.slice(0, begin)}${marks[0]}\n\n${tableOf(storeys)}\n\n${readme.slice(end)}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv.includes('--write')) {
  const found = storeysOf(edgesOf(sourcesAboveInfra()))
  if ('circle' in found) throw new Error(`modules in a circle: ${found.circle.map(lineOf).join('')}`)
  const path = join(root, 'README.md')
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), found.storeys))
}
