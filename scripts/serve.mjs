import { runTogether } from './process-group.mjs'
import { sharedSettings } from './settings.mjs'
import { Refused } from './step.mjs'

/**
 * A large young generation buys a few per cent of speed for a few hundred megabytes: measured, 8 MB halves the memory
 * under load. tests/bench starts the server in the same way.
 */
const serverArgs = ['--enable-source-maps', '--max-semi-space-size=8', 'server/dist/main.js']

/**
 * Runs the built gateway and server until the server or the user ends it. A gateway that crashes is started again: what it
 * knows is on disk. @param {string} [only] the one of the two that runs, where they are apart
 * @param {NodeJS.ProcessEnv} [further] settings that win over the given ones
 * @returns {Promise<number>} the exit code
 */
export function serve(only, further = {}) {
  const env = { NODE_ENV: 'production', ...sharedSettings(), ...further }
  const both = [
    { name: 'gateway', args: ['--enable-source-maps', 'packages/gateway/dist/main.js'], env, restarts: true },
    { name: 'server', args: serverArgs, env },
  ]
  return runTogether(both.filter(({ name }) => only === undefined || name === only))
}

// A container has its Node and its bundles already: it starts here, not at the entry of the commands.
if (import.meta.main) {
  try {
    process.exitCode = await serve(process.argv[2])
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
