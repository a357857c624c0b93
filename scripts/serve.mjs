import { runTogether } from './process-group.mjs'
import { sharedSettings } from './settings.mjs'

/** Runs the built gateway and server until one of them or the user ends it. @returns {Promise<number>} the exit code */
export function serve() {
  const env = { NODE_ENV: 'production', ...sharedSettings() }
  return runTogether([
    { name: 'gateway', args: ['--enable-source-maps', 'packages/gateway/dist/main.js'], env },
    { name: 'server', args: ['--enable-source-maps', 'server/dist/main.js'], env },
  ])
}

// A container has its Node and its bundles already: it starts here, not at the entry of the commands.
if (import.meta.main) process.exitCode = await serve()
