import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './content-hash.mjs'
import { root } from './paths.mjs'
import { lastResults } from './test-record.mjs'

const testFolders = ['contract', 'server', 'client', 'seed', 'packages', 'tests', 'e2e']
const isTest = /\.(test\.tsx?|e2e\.ts)$/
const catalogueFolder = 'docs/specification'

/** An id, or a list of ids, in square brackets somewhere in a title; `partly` after an id: the test proves a part of the row. */
const tag = /\[([A-Z]{1,4}\d*-\d+(?: partly)?(?:,\s*[A-Z]{1,4}\d*-\d+(?: partly)?)*)\]/g
/** Text that looks like a list of ids but cannot be read, such as a range. */
const unreadableTag = /\[[A-Z]{1,4}\d*-\d+[^\]'"`]*\]/g
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
  const headings = readdirSync(join(root, catalogueFolder, 'decisions'))
    .sort()
    .flatMap((file) => [...read(`decisions/${file}`).matchAll(/^## ([CO])-(\d+)(?: to [CO]-(\d+))?/gm)])
  const ids = headings.flatMap(([, letter, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, i) => `${letter}-${String(Number(first) + i).padStart(2, '0')}`,
    ),
  )
  return ids.sort().map((id) => ({
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

/** Every id that a title in the sources carries, with the files. @returns {Map<string, Set<string>>} */
function readTags() {
  /** @type {Map<string, Set<string>>} */
  const tags = new Map()
  for (const file of testFolders.flatMap(filesBelow).filter((path) => isTest.test(path))) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) tags.set(id, (tags.get(id) ?? new Set()).add(file))
  }
  return tags
}

/**
 * The test results for each row: `proven` by a passed title that names it whole, `partly` by titles that claim a part,
 * `failed` when a test that names it failed, in any run.
 * @typedef {{ state: 'proven' | 'partly' | 'failed', files: readonly string[] }} Proof
 * @param {readonly import('./test-record.mjs').FileResult[]} results @returns {Map<string, Proof>} by id
 */
export function proofsIn(results) {
  const claims = results.flatMap(({ name, passed, failed }) => [
    ...passed.flatMap(claimsOf).map((claim) => ({ ...claim, file: name, passed: true })),
    ...failed.flatMap(claimsOf).map((claim) => ({ ...claim, file: name, passed: false })),
  ])
  const byId = [...Map.groupBy(claims, ({ id }) => id)]
  return new Map(
    byId.map(([id, about]) => {
      const whole = about.some(({ isPart }) => !isPart) ? 'proven' : 'partly'
      const state = about.every(({ passed }) => passed) ? whole : 'failed'
      return [id, { state, files: [...new Set(about.map(({ file }) => file))] }]
    }),
  )
}

/** The rows that a title, as it ran, speaks of. @param {string} title @returns {{ id: string, isPart: boolean }[]} */
function claimsOf(title) {
  return [...title.matchAll(tag)].flatMap(([, ids = '']) => ids.split(/,\s*/)).map(asClaim)
}

/** @param {string} text such as `PAY-7 partly` */
function asClaim(text) {
  return { id: withTwoDigits(text.replace(' partly', '')), isPart: text.endsWith(' partly') }
}

/**
 * The ids in the titles of one file, read without running it. A comment proves nothing, so its ids do not count.
 * @param {string} source @returns {string[]}
 */
export function idsIn(source) {
  return source
    .split('\n')
    .filter((line) => !isComment.test(line))
    .flatMap((line) => [...line.matchAll(tag)].filter((match) => isInText(line, match)))
    .flatMap(([, ids = '']) => ids.split(/,\s*/).map((text) => asClaim(text).id))
}

/** Whether a quote opens before the match. @param {string} line @param {RegExpMatchArray} match */
const isInText = (line, { index }) => /['"`]/.test(line.slice(0, index))

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

/**
 * The brackets in titles that begin with an id and are no list of ids: nothing reads them.
 * @param {string} source @returns {string[]}
 */
export function unreadableTagsIn(source) {
  return source
    .split('\n')
    .filter((line) => !isComment.test(line))
    .flatMap((line) => [...line.matchAll(unreadableTag)].filter((match) => isInText(line, match)))
    .map(([text]) => text)
    .filter((text) => text.replaceAll(tag, '') !== '')
}

/** @returns {{ text: string, file: string }[]} */
export function unreadableTags() {
  return testFolders
    .flatMap(filesBelow)
    .filter((path) => isTest.test(path))
    .flatMap((file) => unreadableTagsIn(readFileSync(join(root, file), 'utf8')).map((text) => ({ text, file })))
}

/**
 * How many rows the tests prove that ran last, in one line; with the groups, line by line, before it.
 * @param {{ groups?: boolean, verbose?: boolean }} [options]
 */
export function printCoverage({ groups = false, verbose = false } = {}) {
  const rows = readRows()
  const { results, outdated } = lastResults()
  const proofs = proofsIn(results)
  const count = (/** @type {readonly Row[]} */ of, /** @type {Proof['state']} */ state) =>
    of.filter(({ id }) => proofs.get(id)?.state === state).length
  for (const [group, all] of groups ? Map.groupBy(rows, ({ group }) => group) : []) {
    const partly = count(all, 'partly')
    console.log(
      `${String(count(all, 'proven')).padStart(4)} of ${String(all.length).padStart(3)}  ${group}${partly > 0 ? ` (${partly} more partly)` : ''}`,
    )
    for (const { id } of verbose ? all : []) {
      const proof = proofs.get(id)
      if (proof) console.log(`             ${id}  ${proof.state}  ${proof.files.join(', ')}`)
    }
  }
  console.log(
    `${count(rows, 'proven')} of ${rows.length} rows are proven by a test that ran and passed, ${count(rows, 'partly')} more partly; tests that name ${count(rows, 'failed')} failed`,
  )
  if (outdated.length > 0) console.log(`${outdated.length} test files have changed since they ran and do not count`)
}

/** Ids in titles as they ran that no catalogue has. @returns {{ id: string, file: string }[]} */
function unknownInResults() {
  const known = new Set(readRows().map(({ id }) => id))
  return [...proofsIn(lastResults().results)].flatMap(([id, { files }]) =>
    known.has(id) ? [] : files.map((file) => ({ id, file })),
  )
}

/**
 * Speaks of the tests as they ran last on this machine: a title proves nothing by standing in a file.
 * @param {readonly string[]} args `--verbose` lists each id with its files @returns {Promise<number>} the exit code
 */
export async function main(args) {
  if (lastResults().results.length === 0) {
    console.error('No test has run here yet: run npm test first.')
    return 1
  }
  printCoverage({ groups: true, verbose: args.includes('--verbose') })
  const unknown = unknownInResults()
  for (const { id, file } of unknown) console.error(`${file}: no catalogue has ${id}`)
  return unknown.length === 0 ? 0 : 1
}
