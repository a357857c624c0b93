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
 * @property {(file: string) => boolean} [isSource] leaves a file below `sources` out when it answers false
 * @property {string} result a file that exists when the target is built
 */

/** @typedef {Target & { bundled: string }} Program `bundled` is its entry */
/** @typedef {Target & { site: string }} SiteTarget */

const everyTarget = ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/bundle.mjs']

/** @type {readonly Program[]} */
const programs = [
  {
    name: 'gateway',
    sources: [...everyTarget, ...workspacesOf('packages/gateway')],
    result: 'packages/gateway/dist/main.js',
    bundled: 'packages/gateway/src/main.ts',
  },
  {
    name: 'server',
    sources: [...everyTarget, ...workspacesOf('server')],
    result: 'server/dist/main.js',
    bundled: 'server/src/main.ts',
  },
]

/** @type {readonly SiteTarget[]} */
const siteTargets = sites.map((site) => ({
  name: `${site.name} site`,
  sources: [...everyTarget, ...workspacesOf('client')],
  // Sites do not know each other: the dependency rules see to it.
  isSource: (file) => !isOfOtherSite(file, site.folder),
  result: `${builtFolder(site)}/index.html`,
  site: site.name,
}))

/** The targets without which there is no platform. */
export const platformTargets = programs.map(({ name }) => name)

/** @param {readonly string[]} names targets to build; none means all @returns {Promise<number>} the exit code */
export async function main(names) {
  await buildWhatChanged(names)
  return 0
}

/**
 * Builds the targets whose sources differ from those of their last build: gateway and server side by side with the sites.
 * @param {readonly string[]} [names] none means all
 */
export async function buildWhatChanged(names = []) {
  /** @type {Map<string, Buffer>} */
  const hashes = new Map()
  const changedPrograms = changedOf(programs, names, hashes)
  const changedSites = changedOf(siteTargets, names, hashes)
  const changed = [...changedPrograms, ...changedSites]
  if (changed.length === 0) return
  const listed = new Intl.ListFormat('en-GB').format(changed.map(({ target }) => target.name))
  await step(`Building ${listed}`, () =>
    together([
      ...changedPrograms.map(({ target, wanted }) => bundle(target.bundled, target.result, wanted)),
      ...(changedSites.length > 0 ? [buildSites(changedSites.map(({ target }) => target.site))] : []),
    ]),
  )
  for (const { stamp, wanted } of changed) writeCached(stamp, wanted)
}

/**
 * @template {Target} Kind
 * @param {readonly Kind[]} targets @param {readonly string[]} names none means all
 * @param {Map<string, Buffer>} hashes of the files read so far
 */
function changedOf(targets, names, hashes) {
  return targets
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((target) => ({
      target,
      stamp: `built-${target.name.replaceAll(' ', '-')}`,
      wanted: contentHash(target.sources, (file) => isSource(file) && (target.isSource?.(file) ?? true), hashes),
    }))
    .filter(({ target, stamp, wanted }) => !existsSync(join(root, target.result)) || readCached(stamp) !== wanted)
}

/** Waits for all, also when one fails: nothing may go on writing after the command has ended. @param {readonly Promise<unknown>[]} works */
async function together(works) {
  const ends = await Promise.allSettled(works)
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
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

/** Whether a file belongs to a site alone that has another folder. @param {string} file @param {string} folder */
export function isOfOtherSite(file, folder) {
  return sites.some((other) => other.folder !== folder && file.startsWith(`client/src/sites/${other.folder}/`))
}

/** One process builds all that changed. @param {readonly string[]} names */
async function buildSites(names) {
  try {
    await runOrThrow(process.execPath, ['client/build/build-sites.ts', ...names], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    if (error instanceof CommandFailed) console.error(error.output)
    throw error
  }
}
