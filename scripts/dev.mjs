import { runTogether } from './process-group.mjs'
import { sharedSettings } from './settings.mjs'

/**
 * The same addresses as `start`, from source: Vite serves the client on PORT and hands the platform's paths to the
 * server on PORT + 1, which restarts itself on every change. @returns {Promise<number>} the exit code
 */
export function main() {
  const env = sharedSettings()
  const host = env['HOST'] ?? 'localhost'
  const port = Number(env['PORT'] ?? 4000)
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`
  return runTogether([
    { name: 'gateway', args: [...watching, 'packages/gateway/src/main.ts'], env },
    {
      name: 'server',
      args: [...watching, 'server/src/main.ts'],
      env: { ...env, PORT: String(port + 1), PUBLIC_URL: publicUrl },
    },
    {
      name: 'client',
      args: [
        'node_modules/vite/bin/vite.js',
        'client',
        '--host',
        host,
        '--port',
        String(port),
        '--strictPort',
        '--clearScreen',
        'false',
      ],
      // Which paths are the platform's stands in the client's own Vite configuration, which reads this setting.
      env: { ...env, TOUCHLINE_API: `http://localhost:${port + 1}` },
    },
  ])
}

const watching = ['--watch', '--watch-preserve-output']
