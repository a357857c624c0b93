import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * The path of a command that a package of the workspace brings.
 * @param {string} name @param {string} [workspace] its folder; none means the root
 */
export function commandOf(name, workspace = '.') {
  return join(root, workspace, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}
