import { hostedSites, mainSite, originSetting } from '../packages/sites/src/index.ts'
import { settingsAreRight } from './check-settings.mjs'
import { runTogether } from './process-group.mjs'
import { sharedSettings } from './settings.mjs'

/**
 * The same addresses as `start`, from source: Vite serves the main site on PORT, the others from PORT + 2 on, and hands the
 * platform's paths to the server on PORT + 1. Server and gateway start again when their sources change, and requests wait meanwhile.
 * @returns {Promise<number>} the exit code
 */
export async function main() {
  const env = sharedSettings()
  const host = env['HOST'] || 'localhost'
  const isRight = await settingsAreRight(env, ({ port, gatewayPort }) => [
    { variable: 'PORT', port, host },
    { variable: 'PORT (+ 1, for the server)', port: port + 1, host },
    ...hostedSites.map(({ name }, index) => {
      return { variable: `PORT (+ ${index + 2}, for the ${name} site)`, port: port + 2 + index, host }
    }),
    { variable: 'GATEWAY_PORT', port: gatewayPort, host },
  ])
  if (!isRight) return 1
  const port = Number(env['PORT'] || 4000)
  const gatewayPort = Number(env['GATEWAY_PORT'] || 4100)
  const others = hostedSites.map((site, index) => ({ site, port: port + 2 + index }))
  const addresses = {
    ...Object.fromEntries(
      others.map(({ site, port: at }) => {
        return [originSetting(site), process.env[originSetting(site)] || `http://localhost:${at}`]
      }),
    ),
    PUBLIC_URL: env['PUBLIC_URL'] || `http://localhost:${port}`,
    CALLBACK_URL: env['CALLBACK_URL'] || `http://127.0.0.1:${port + 1}`,
    GATEWAY_URL: env['GATEWAY_URL'] || `http://127.0.0.1:${gatewayPort}`,
    GATEWAY_PUBLIC_URL: env['GATEWAY_PUBLIC_URL'] || `http://127.0.0.1:${gatewayPort}`,
  }
  return runTogether([
    {
      name: 'gateway',
      args: [restarting, 'gateway', 'packages/gateway/src/main.ts', 'GATEWAY_PORT', 'packages'],
      env: { ...env, ...addresses, GATEWAY_PORT: String(gatewayPort) },
    },
    {
      name: 'server',
      args: [restarting, 'server', 'server/src/main.ts', 'PORT', 'server', 'contract/src', 'seed/src', 'packages'],
      env: { ...env, ...addresses, PORT: String(port + 1) },
    },
    { name: mainSite.name, ...vite(mainSite.name, port) },
    ...others.map(({ site, port: at }) => ({ name: site.name, ...vite(site.name, at) })),
  ])

  /** @param {string} site @param {number} at */
  function vite(site, at) {
    const listens = ['--mode', site, '--host', host, '--port', String(at), '--strictPort', '--clearScreen', 'false']
    return {
      args: ['node_modules/vite/bin/vite.js', 'client', ...listens],
      // The platform's paths are in the client's own Vite configuration, which reads this setting.
      env: { ...env, TOUCHLINE_API: `http://localhost:${port + 1}` },
    }
  }
}

const restarting = 'scripts/restart-on-change.mjs'
