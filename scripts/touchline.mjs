#!/usr/bin/env node
/**
 * The one entry of all commands. It needs no package: it brings Node and pnpm where they are missing, installs what the
 * lockfile says, and only then loads the command.
 */
import { fileURLToPath } from 'node:url'
import { installWhatChanged } from './install.mjs'
import { underRightNode } from './node-version.mjs'
import { root } from './paths.mjs'
import { CommandFailed, Refused } from './step.mjs'

/** @type {Record<string, () => Promise<{ main: (args: readonly string[]) => Promise<number> }>>} */
const commands = {
  // Every command installs first; this one does nothing else.
  install: async () => ({ main: async () => 0 }),
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  build: () => import('./build.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./check.mjs'),
  bench: () => import('./bench.mjs'),
  screens: () => import('./screens.mjs'),
  'bench:client': () => import('./bench-client.mjs'),
  backup: () => import('./backup.mjs'),
  restore: () => import('./restore.mjs'),
  administrator: () => import('./administrator.mjs'),
  data: () => import('./data.mjs'),
  'seed:large': () => import('./seed-large.mjs'),
  contract: () => import('./contract.mjs'),
  prove: () => import('./prove.mjs'),
  'contract:release': () => import('./release-contract.mjs'),
  'spec:coverage': () => import('./spec-coverage.mjs'),
}

/** @param {string} name @param {readonly string[]} args @returns {Promise<number>} the exit code */
async function runCommand(name, args) {
  const load = commands[name]
  if (!load) {
    console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
    return 2
  }
  process.chdir(root)
  try {
    await installWhatChanged()
    const command = await load()
    return await command.main(args)
  } catch (error) {
    console.error(error instanceof CommandFailed || error instanceof Refused ? error.message : error)
    return 1
  }
}

const [name = '', ...args] = process.argv.slice(2)
if (await underRightNode(fileURLToPath(import.meta.url), process.argv.slice(2))) {
  process.exitCode = await runCommand(name, args)
}
