import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, whatever folder the command was started in. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The cache of the scripts. Deleting it only costs time. */
export const cacheFolder = join(root, 'node_modules/.cache/touchline')

/** @param {string} name @returns {string | undefined} */
export function readCached(name) {
  try {
    return readFileSync(join(cacheFolder, name), 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} name @param {string} text */
export function writeCached(name, text) {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(join(cacheFolder, name), text)
}
