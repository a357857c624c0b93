import { plantedWrite } from '../tests/architecture/planted-violations.mjs'
import { moduleOf, readSources } from './server-sources.mjs'

/**
 * A table is written by the module whose tables.ts has it. In use cases the types see to that (`UnitOfWork` shows no
 * writes); this reads repositories, what fills tables as a whole, and where writes are opened.
 *
 * @typedef {import('./server-sources.mjs').Sources} Sources
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function tableWriters() {
  const planted = foreignWrites(new Map(Object.entries(plantedWrite)))
  if (planted.length !== 3) {
    return {
      ok: false,
      output: `Of three planted writes into a foreign table these were found: ${planted.join(', ')}\n`,
    }
  }
  const found = foreignWrites(readSources('server/src/modules'))
  return { ok: found.length === 0, output: found.map((line) => `${line}\n`).join('') }
}

/** The ledger keeps what is left of a grant, in the row of the grant: one function changes entries and balance. */
const keptBalances = new Set(['server/src/modules/ledger/repository.ts writes credits'])

/** @param {Sources} sources @returns {readonly string[]} */
function foreignWrites(sources) {
  /** @type {Map<string, string>} the module that has a table, by the table's name in the schema */
  const owners = new Map()
  for (const [file, text] of sources) {
    if (!file.endsWith('tables.ts')) continue
    for (const [, table = ''] of text.matchAll(/const (\w+) = k\.table\(/g)) owners.set(table, moduleOf(file))
  }
  /** @type {string[]} */
  const found = []
  for (const [file, text] of sources) {
    const own = moduleOf(file)
    for (const table of tablesWrittenIn(text)) {
      const owner = owners.get(table)
      if (keptBalances.has(`${file} writes ${table}`)) continue
      if (owner !== undefined && owner !== own) found.push(`${file} writes ${table}, a table of ${owner}`)
    }
    if (/\bwritesOf\(/.test(text) && !file.endsWith('repository.ts'))
      found.push(`${file} opens writes outside a repository`)
  }
  return found
}

/** @param {string} text */
function tablesWrittenIn(text) {
  const renamed = new Map(
    [...text.matchAll(/\b(\w+): (\w+)(?=[^()]*\}: Schema\b)/g)].map(([, table, name]) => [name, table]),
  )
  const written = /(?:\.(?:insert|update|delete)|insertInto)\(\s*(?:s\.|schema\.)?(\w+)\b|\bseed\.insert\(\s*'(\w+)'/g
  return [...text.matchAll(written)].map(([, table = '', whole]) => whole ?? renamed.get(table) ?? table)
}
