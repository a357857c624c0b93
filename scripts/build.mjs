import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, sites } from '../packages/sites/src/index.ts'
import { contentHash } from './content-hash.mjs'
import { bundle } from './bundle.mjs'
import { readCached, root, writeCached } from './paths.mjs'
import { CommandFailed, runOrThrow, step } from './step.mjs'

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {readonly string[]} sources what the result is made from
 * @property {string} result a file that exists when the target is built
 * @property {(mark: string) => Promise<unknown>} build given what differs when a source does
 */

const everyTarget = ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/bundle.mjs']

const vite = join(root, 'node_modules/vite/bin/vite.js')

/** @type {readonly Target[]} */
const targets = [
  {
    name: 'gateway',
    sources: [...everyTarget, ...workspacesOf('packages/gateway')],
    result: 'packages/gateway/dist/main.js',
    build: (mark) => bundle('packages/gateway/src/main.ts', 'packages/gateway/dist/main.js', mark),
  },
  {
    name: 'server',
    sources: [...everyTarget, ...workspacesOf('server')],
    result: 'server/dist/main.js',
    build: (mark) => bundle('server/src/main.ts', 'server/dist/main.js', mark),
  },
  ...sites.map((site) => ({
    name: `${site.name} site`,
    sources: [...everyTarget, ...workspacesOf('client')],
    result: `${builtFolder(site)}/index.html`,
    build: () => buildSite(site.name),
  })),
]

/** @param {readonly string[]} names targets to build; none means all @returns {Promise<number>} the exit code */
export async function main(names) {
  await buildWhatChanged(names)
  return 0
}

/** Builds each target whose sources differ from those of its last build. @param {readonly string[]} [names] */
export async function buildWhatChanged(names = []) {
  for (const target of targets) {
    if (names.length > 0 && !names.includes(target.name)) continue
    const wanted = contentHash(target.sources, isSource)
    const stamp = `built-${target.name.replaceAll(' ', '-')}`
    if (existsSync(join(root, target.result)) && readCached(stamp) === wanted) continue
    await step(`Building the ${target.name}`, () => target.build(wanted))
    writeCached(stamp, wanted)
  }
}

/**
 * The folder of a workspace, and those of the workspaces that it needs: a change of any other leaves the build as it is.
 * @param {string} folder
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function workspacesOf(folder, found = new Set()) {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const [, own] = /^@touchline\/(.+)$/.exec(name) ?? []
    if (own === undefined) continue
    workspacesOf(existsSync(join(root, 'packages', own)) ? `packages/${own}` : own, found)
  }
  return found
}

/** @param {string} file */
function isSource(file) {
  return !/\.test\.tsx?$|^client\/tests\//.test(file)
}

/**
 * Each site is a build of its own: on origins of their own they could share no file anyway, and none grows by another.
 * @param {string} site
 */
async function buildSite(site) {
  try {
    await runOrThrow(process.execPath, [vite, 'build', '--mode', site], {
      cwd: join(root, 'client'),
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    if (error instanceof CommandFailed) console.error(error.output)
    throw error
  }
}
