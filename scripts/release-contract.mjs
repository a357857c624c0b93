import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runOrThrow } from './step.mjs'

const folder = 'contract/released'

/** @typedef {{ readonly [key: string]: any }} Json */

/**
 * Keeps the description of the contract as it is now under a version, in `contract/released`.
 * @param {readonly string[]} args the version
 */
export async function main([version = '']) {
  const problem = problemWith(version, readdirSync(join(root, folder)))
  if (problem !== undefined) {
    console.error(problem)
    return 2
  }
  const { stdout } = await runOrThrow(process.execPath, ['server/src/openapi.ts'])
  const path = join(folder, `${version}.json`)
  writeFileSync(join(root, path), releasedText(JSON.parse(stdout), version))
  console.log(`${path} is written. Commit it: from now on "npm run contract -- check" compares with it.`)
  return 0
}

/**
 * Why a version cannot be released, or undefined.
 * @param {string} version @param {readonly string[]} files of earlier releases
 */
export function problemWith(version, files) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Say the version: npm run contract:release -- 0.2.0'
  const last = files
    .map((file) => file.replace('.json', ''))
    .toSorted(byVersion)
    .at(-1)
  if (last === undefined || byVersion(version, last) > 0) return undefined
  return `The last release is ${last}; ${version} is not later.`
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
