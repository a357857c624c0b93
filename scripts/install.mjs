import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash, filesBelow } from './content-hash.mjs'
import { readCached, root, writeCached } from './paths.mjs'
import { CommandFailed, runOrThrow, step } from './step.mjs'
import { pinnedPnpm } from './versions.mjs'

const stamp = 'installed'

/** Installs from the frozen lockfile when the packages are missing or the lockfile or a package.json has changed. */
export async function installWhatChanged() {
  const wanted = contentHash(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageFiles()])
  if (existsSync(join(root, 'node_modules/.modules.yaml')) && readCached(stamp) === wanted) return
  await step('Installing dependencies', () => install())
  writeCached(stamp, wanted)
}

async function install() {
  const args = ['-y', `pnpm@${pinnedPnpm}`, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  try {
    await runOrThrow('npx', args, { env: { ...process.env, ...nodeHeaders() } })
  } catch (error) {
    if (error instanceof CommandFailed) console.error(error.output)
    throw error
  }
}

/** A package that has to be compiled finds the headers of this Node without the network, where they are installed. */
function nodeHeaders() {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {}
}

function packageFiles() {
  const folders = ['', 'contract/', 'server/', 'client/', 'seed/', 'tests/', 'e2e/']
  const packages = filesBelow('packages').filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  return [...folders.map((folder) => `${folder}package.json`), ...packages]
}
