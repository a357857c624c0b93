import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCached, root, writeCached } from './paths.mjs'

/**
 * The last result of each test file, by part of the tests. It is in the cache folder: a fresh clone has none.
 * @typedef {{ passed: readonly string[], failed: readonly string[] }} Titles whole titles, those of the groups included
 * @typedef {Titles & { name: string }} FileResult `name`: path from the root
 * @typedef {{ hash: string, titles: Titles }} Entry
 * @typedef {Record<string, Record<string, Entry>>} TestRecord by part, then by file
 */

const recordFile = 'tests-last-run.json'

/** Remembers what the files of one part came to; files that did not run keep what they had. @param {string} part @param {readonly FileResult[]} files */
export function remember(part, files) {
  const record = readRecord()
  const entries = files.map(({ name, passed, failed }) => [name, { hash: hashOf(name), titles: { passed, failed } }])
  writeCached(recordFile, JSON.stringify({ ...record, [part]: { ...record[part], ...Object.fromEntries(entries) } }))
}

/**
 * Every file's result that still speaks for the file as it stands. `outdated`: files that have changed since they ran.
 * @returns {{ results: readonly FileResult[], outdated: readonly string[] }}
 */
export function lastResults() {
  const entries = Object.values(readRecord()).flatMap((files) => Object.entries(files))
  const isCurrent = (/** @type {[string, Entry]} */ [name, { hash }]) => hash === hashOf(name)
  const standing = entries.filter(([name]) => existsSync(join(root, name)))
  return {
    results: standing.filter(isCurrent).map(([name, { titles }]) => ({ name, ...titles })),
    outdated: [...new Set(standing.filter((entry) => !isCurrent(entry)).map(([name]) => name))].sort(),
  }
}

/** @returns {TestRecord} */
function readRecord() {
  return JSON.parse(readCached(recordFile) ?? '{}')
}

/** @param {string} file relative to the root */
function hashOf(file) {
  const path = join(root, file)
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''
}
