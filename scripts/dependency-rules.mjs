import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { plantedViolations } from '../tests/architecture/planted-violations.mjs'
import { commandOf } from './commands.mjs'
import { cacheFolder, root } from './paths.mjs'
import { run } from './step.mjs'

/** Fewer modules of ours than this means that the tool did not read the source, which it reports as "no violations". */
const fewestModules = 150

const folders = ['contract', 'server', 'client', 'seed', 'packages', 'tests', 'e2e']

/**
 * The import rules. First they are tested on a small tree that breaks each of them once.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function dependencyRules() {
  const unproven = await rulesNotProven()
  if (unproven.length > 0)
    return { ok: false, output: `Rules that missed their planted violation: ${unproven.join(', ')}\n` }
  const found = await cruise(root, folders)
  if (found.modules < fewestModules) {
    return { ok: false, output: `Only ${found.modules} modules were read; at least ${fewestModules} are expected.\n` }
  }
  return {
    ok: found.violations.length === 0,
    output: found.violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}\n`).join(''),
  }
}

async function rulesNotProven() {
  const tree = join(cacheFolder, 'planted-violations')
  rmSync(tree, { recursive: true, force: true })
  for (const { files } of plantedViolations) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true })
      writeFileSync(join(tree, path), text)
    }
  }
  const { violations } = await cruise(tree, ['.'])
  const seen = new Set(violations.map(({ rule, from }) => `${rule} ${from}`))
  return plantedViolations.filter(({ rule, from }) => !seen.has(`${rule} ${from}`)).map(({ rule }) => rule)
}

/**
 * @param {string} cwd paths in the answer are relative to it
 * @param {readonly string[]} paths
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
async function cruise(cwd, paths) {
  const config = join(root, '.dependency-cruiser.mjs')
  const { stdout, output } = await run(
    commandOf('depcruise'),
    ['--config', config, '--output-type', 'json', ...paths],
    { cwd },
  )
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no answer: ${output}`)
  const { modules, summary } = JSON.parse(stdout)
  return {
    modules: modules.filter((/** @type {any} */ module) =>
      folders.some((folder) => module.source.startsWith(`${folder}/`)),
    ).length,
    violations: summary.violations.map((/** @type {any} */ v) => ({ rule: v.rule.name, from: v.from, to: v.to })),
  }
}
