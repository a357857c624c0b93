import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './content-hash.mjs'
import { root } from './paths.mjs'

const testFolders = ['contract', 'server', 'client', 'seed', 'packages', 'tests', 'e2e']
const isTest = /\.(test\.tsx?|e2e\.ts)$/
const catalogueFolder = 'docs/specification'

/** An id, or a list of ids, in square brackets somewhere in a quoted title. */
const tag = /\[([A-Z]{1,4}\d*-\d+(?:,\s*[A-Z]{1,4}\d*-\d+)*)\]/g
const isComment = /^\s*(\/\/|\/?\*)/

/** @typedef {{ id: string, group: string }} Row one thing that a test can prove; `group` names its line in the report */

/** @returns {readonly Row[]} */
function readRequirements() {
  const [, ...lines] = read('requirements.tsv').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', source = '', area = ''] = line.split('\t')
    return { id, group: `${source} ${area}` }
  })
}

/** @returns {readonly Row[]} */
function readDecisions() {
  const ids = [...read('decisions.md').matchAll(/^- \*\*([CO])-(\d+)(?: to [CO]-(\d+))?/gm)].flatMap(
    ([, letter, first, last]) =>
      Array.from(
        { length: Number(last ?? first) - Number(first) + 1 },
        (_, i) => `${letter}-${String(Number(first) + i).padStart(2, '0')}`,
      ),
  )
  return ids.map((id) => ({
    id,
    group: id.startsWith('C') ? 'decisions on contradictions' : 'decisions on open points',
  }))
}

/** @returns {readonly Row[]} */
function readPaymentTests() {
  const [, section = ''] = read('payments.md').split(/^## 11\..*$/m)
  return [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => ({
    id: `PAY-${(number ?? '').padStart(2, '0')}`,
    group: 'payments acceptance tests',
  }))
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, catalogueFolder, file), 'utf8')
}

/** Every id that a test title carries, with the files. @returns {Map<string, Set<string>>} */
function readTags() {
  /** @type {Map<string, Set<string>>} */
  const tags = new Map()
  for (const file of testFolders.flatMap(filesBelow).filter((path) => isTest.test(path))) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) tags.set(id, (tags.get(id) ?? new Set()).add(file))
  }
  return tags
}

/**
 * The ids in the titles of one file. A comment proves nothing, so its ids do not count.
 * @param {string} source @returns {string[]}
 */
export function idsIn(source) {
  return source
    .split('\n')
    .filter((line) => !isComment.test(line))
    .flatMap((line) => [...line.matchAll(tag)].filter((match) => /['"`]/.test(line.slice(0, match.index))))
    .flatMap(([, ids = '']) => ids.split(/,\s*/).map(withTwoDigits))
}

/** `PAY-7` and `PAY-07` are the same line. @param {string} id */
function withTwoDigits(id) {
  return id.replace(/-(\d)$/, '-0$1')
}

function readRows() {
  return [...readRequirements(), ...readDecisions(), ...readPaymentTests()]
}

/** Ids in test titles that no catalogue has. @returns {{ id: string, file: string }[]} */
export function unknownIds() {
  const known = new Set(readRows().map(({ id }) => id))
  return [...readTags()].flatMap(([id, files]) => (known.has(id) ? [] : [...files].map((file) => ({ id, file }))))
}

/** @param {readonly string[]} args `--verbose` lists each covered id with its files @returns {Promise<number>} the exit code */
export async function main(args) {
  const rows = readRows()
  const tags = readTags()
  for (const [group, all] of Map.groupBy(rows, ({ group }) => group)) {
    const covered = all.filter(({ id }) => tags.has(id))
    console.log(`${String(covered.length).padStart(4)} of ${String(all.length).padStart(3)}  ${group}`)
    if (!args.includes('--verbose')) continue
    for (const { id } of covered) console.log(`             ${id}  ${[...(tags.get(id) ?? [])].join(', ')}`)
  }
  console.log(
    `${rows.filter(({ id }) => tags.has(id)).length} of ${rows.length} rows are proven by a test that names them`,
  )
  const unknown = unknownIds()
  for (const { id, file } of unknown) console.error(`${file}: no catalogue has ${id}`)
  return unknown.length === 0 ? 0 : 1
}
