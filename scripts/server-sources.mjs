import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** @typedef {ReadonlyMap<string, string>} Sources text by path from the root */

/**
 * The TypeScript files below a folder without their tests, also those not yet added to git.
 * @param {string} folder @returns {Sources}
 */
export function readSources(folder) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root })
  const files = listed.toString().trimEnd().split('\n')
  return new Map(
    files
      // git lists a deleted file until the deletion is committed.
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}

/** The server module that a file belongs to. @param {string} file */
export function moduleOf(file) {
  return /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
}
