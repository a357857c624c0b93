import { buildWhatChanged } from './build.mjs'
import { settingsAreRight } from './check-settings.mjs'
import { serve } from './serve.mjs'
import { sharedSettings } from './settings.mjs'

/**
 * Looks at the settings, builds what changed, then serves. npm runs this by `exec`, in the place of the shell that a signal to
 * npm would end instead of us (on Windows `exec.cmd` stands in for the word). @returns {Promise<number>} the exit code
 */
export async function main() {
  const env = sharedSettings()
  const host = env['HOST'] || '127.0.0.1'
  const isRight = await settingsAreRight(env, ({ port, gatewayPort }) => [
    { variable: 'PORT', port, host },
    { variable: 'GATEWAY_PORT', port: gatewayPort, host },
  ])
  if (!isRight) return 1
  await buildWhatChanged()
  return serve()
}
