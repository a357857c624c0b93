/** The versions this project is built and tested with. A machine may bring a newer Node; pnpm is always this one. */

export const pinnedNode = '24.21.0'
export const pinnedPnpm = '12.21.0'

/** Below this, better-sqlite3 ends the process without a message as soon as a database is opened. */
export const leastNodeMajor = 24

/** @param {string} version such as `v24.21.0` or `24.21.0` */
export function majorOf(version) {
  return Number(version.trim().replace(/^v/, '').split('.')[0])
}
