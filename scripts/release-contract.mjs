import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { run, runOrThrow } from './step.mjs'

const folder = 'contract/released'
const changelog = 'CHANGELOG.md'

/** @typedef {{ readonly [key: string]: any }} Json */

/**
 * Keeps the description of the contract as it is now under a version, in `contract/released`.
 * @param {readonly string[]} args the version
 */
export async function main([version = '']) {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))
  const problem = problemWith(version, files)
  if (problem !== undefined) {
    console.error(problem)
    return 2
  }
  const versionFile = join(root, 'contract/src/version.ts')
  writeFileSync(versionFile, readFileSync(versionFile, 'utf8').replace(/'\d[^']*'/, `'${version}'`))
  const { stdout } = await runOrThrow(process.execPath, ['server/src/openapi.ts'])
  const path = join(folder, `${version}.json`)
  writeFileSync(join(root, path), releasedText(JSON.parse(stdout), version))
  const last = lastOf(files)
  if (last !== undefined) await addChanges(version, last)
  console.log(`${path} is written. Commit it: from now on "npm run contract -- check" compares with it.`)
  return 0
}

/**
 * Writes what the version changes for callers of the last one above the earlier changes.
 * @param {string} version @param {string} last
 */
async function addChanges(version, last) {
  const [is, was] = [version, last].map((each) => join(folder, `${each}.json`))
  const args = ['packages/contract-testing/src/main.ts', 'changes', '--contract', String(is), '--released', String(was)]
  const { code, stdout } = await run(process.execPath, args)
  if (code === 2) throw new Error('The changes since the last release could not be read.')
  const file = join(root, folder, changelog)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withSection(before, version, stdout))
  console.log(stdout)
}

/** @param {string} before the changelog @param {string} version @param {string} text of the section */
export function withSection(before, version, text) {
  const earlier = before.slice(before.includes('\n## ') ? before.indexOf('\n## ') : before.length)
  return `# Releases of the contract\n\n## ${version}\n\n${text.trimEnd()}\n${earlier}`
}

/**
 * Why a version cannot be released, or undefined.
 * @param {string} version @param {readonly string[]} files of earlier releases
 */
export function problemWith(version, files) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Say the version: npm run contract:release -- 0.3.0'
  const last = lastOf(files)
  if (last === undefined || byVersion(version, last) > 0) return undefined
  return `The last release is ${last}; ${version} is not later.`
}

/** The last version of these files. @param {readonly string[]} files */
function lastOf(files) {
  return files
    .map((file) => file.replace('.json', ''))
    .toSorted(byVersion)
    .at(-1)
}

/** @param {string} a @param {string} b */
function byVersion(a, b) {
  return a.localeCompare(b, 'en', { numeric: true })
}

/**
 * A description as it is kept: without examples, in the order of its keys, a line for each path and component.
 * @param {Json} document @param {string} version
 */
export function releasedText(document, version) {
  const { paths, components, ...rest } = sorted({ ...document, info: { ...document.info, version } })
  const kinds = Object.entries(components).map(([kind, parts]) => `${JSON.stringify(kind)}:{\n${lines(parts)}\n}`)
  const head = JSON.stringify(rest).slice(1, -1)
  return `{${head},\n"paths":{\n${lines(paths)}\n},\n"components":{${kinds.join(',\n')}}}\n`
}

/** @param {Json} parts */
function lines(parts) {
  return Object.entries(parts)
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
    .join(',\n')
}

/** @param {any} value @param {string} [around] the key that holds the value @returns {any} */
function sorted(value, around) {
  if (Array.isArray(value)) return value.map((each) => sorted(each))
  if (typeof value !== 'object' || value === null) return value
  // A field may be called `example`.
  const isExample = (/** @type {string} */ key) => around !== 'properties' && (key === 'example' || key === 'examples')
  const entries = Object.entries(value).filter(([key]) => !isExample(key))
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner, key)]),
  )
}
