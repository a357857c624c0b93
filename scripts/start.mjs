import { buildWhatChanged, platformTargets } from './build.mjs'
import { settingsAreRight } from './check-settings.mjs'
import { serve } from './serve.mjs'
import { sharedSettings } from './settings.mjs'

const usage = `npm start                  builds and serves the platform, its sites and its card gateway
npm start -- --api-only    the same without the sites, which are not built either
`

/**
 * Looks at the settings, builds what changed, then serves. npm runs this by `exec`, in the place of the shell that a signal to
 * npm would end instead of us (on Windows `exec.cmd` stands in for the word).
 * @param {readonly string[]} args @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const env = sharedSettings()
  const plan = planOf(args, env)
  if (plan === undefined) {
    process.stderr.write(usage)
    return 2
  }
  const host = env['HOST'] || '127.0.0.1'
  const isRight = await settingsAreRight(env, ({ port, gatewayPort }) => [
    { variable: 'PORT', port, host },
    { variable: 'GATEWAY_PORT', port: gatewayPort, host },
  ])
  if (!isRight) return 1
  await buildWhatChanged(plan.targets)
  return serve(undefined, plan.settings)
}

/**
 * The targets to build, none meaning all, and the settings that follow from the words after the command; undefined where
 * they are not understood.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {{ targets: readonly string[], settings: NodeJS.ProcessEnv } | undefined}
 */
export function planOf(args, env) {
  if (args.some((word) => word !== '--api-only')) return undefined
  const isApiOnly = args.length > 0 || env['SITES'] === 'none'
  return isApiOnly ? { targets: platformTargets, settings: { SITES: 'none' } } : { targets: [], settings: {} }
}
