import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const foldersWithoutSource = new Set(['node_modules', 'dist', 'test-results'])

/**
 * One hash over the names and contents of all files below the given paths. Paths that do not exist count as absent.
 * @param {readonly string[]} paths relative to the repository
 * @param {(path: string) => boolean} [counts] leaves a file out when it answers false
 * @param {Map<string, Buffer>} [known] hashes of files that several results are made from, each of which is read once
 */
export function contentHash(paths, counts = () => true, known = new Map()) {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) {
    for (const file of filesBelow(path)) {
      if (!counts(file)) continue
      hash.update(`${file}\0`).update(hashOf(file, known))
    }
  }
  return hash.digest('hex')
}

/** @param {string} file @param {Map<string, Buffer>} known */
function hashOf(file, known) {
  const hashed =
    known.get(file) ??
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest()
  known.set(file, hashed)
  return hashed
}

/**
 * Every file below a path, in order of name; the path itself when it is a file.
 * @param {string} path relative to the repository
 * @returns {string[]}
 */
export function filesBelow(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !foldersWithoutSource.has(name))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`))
}
