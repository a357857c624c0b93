import { createServer } from 'node:net'

/**
 * @typedef {object} Door
 * @property {string} variable the setting that names it
 * @property {number} port
 * @property {string} host
 */

/**
 * Asked before anything is built or started: a wrong setting, or a port that is taken, ends the command with a line that
 * names it. @param {NodeJS.ProcessEnv} env @param {(ports: { port: number, gatewayPort: number }) => readonly Door[]} doorsOf
 * @returns {Promise<boolean>} whether all is well
 */
export async function settingsAreRight(env, doorsOf) {
  const { ConfigError, readConfig } = await import('../server/src/config.ts')
  try {
    const config = readConfig(env)
    const gatewayPort = Number(env['GATEWAY_PORT'] || 4100)
    const doors = doorsOf({ port: config.port, gatewayPort })
    for (const [index, door] of doors.entries()) {
      const same = doors.slice(0, index).find(({ port }) => port === door.port)
      if (same) {
        console.error(`${door.variable}: port ${door.port} is that of ${same.variable} too; choose another one`)
        return false
      }
      const problem = await problemAt(door)
      if (problem === undefined) continue
      console.error(problem)
      return false
    }
    return true
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    return false
  }
}

/** @param {Door} door @returns {Promise<string | undefined>} */
function problemAt({ variable, port, host }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`
      resolve(`${variable}: port ${port} ${why}; choose another one`)
    })
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
