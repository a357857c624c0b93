import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from './commands.mjs'
import { dependencyRules } from './dependency-rules.mjs'
import { cacheFolder, root, writeCached } from './paths.mjs'
import { unknownIds } from './spec-coverage.mjs'
import { run } from './step.mjs'

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string} output printed in full when not ok
 */

/**
 * Every check of `npm run check`, the longest first so that two at a time end soonest.
 * @type {readonly { name: string, run: () => Promise<Outcome> }[]}
 */
export const checks = [
  { name: 'lint', run: () => command('oxlint', ['--type-aware', '--deny-warnings', '--format=unix']) },
  { name: 'dependency rules', run: dependencyRules },
  { name: 'unused code', run: () => command('knip', ['--no-progress']) },
  { name: 'duplicated code', run: () => command('jscpd', ['--config', '.jscpd.json', '.']) },
  { name: 'formatting', run: formatting },
  { name: 'types', run: () => command('tsc', ['-b', '--pretty', 'false']) },
  { name: 'OpenAPI document', run: openApi },
  { name: 'requirement ids', run: requirementIds },
]

/** @param {string} name @param {readonly string[]} args @returns {Promise<Outcome>} */
async function command(name, args) {
  const { code, output } = await run(commandOf(name), args)
  return { ok: code === 0, output }
}

function formatting() {
  const cache = join(cacheFolder, 'prettier')
  return command('prettier', ['--check', '--log-level=warn', '--cache', '--cache-location', cache, '.'])
}

/** The document that the server answers on /documentation/json, under a public linter. @returns {Promise<Outcome>} */
async function openApi() {
  const source = 'server/src/openapi.ts'
  if (!existsSync(join(root, source)))
    return { ok: false, output: `${source} is missing: nothing prints the document.\n` }
  const printed = await run(process.execPath, [source])
  if (printed.code !== 0) return { ok: false, output: printed.output }
  writeCached('openapi.json', printed.stdout)
  const { code, output } = await run(commandOf('redocly'), ['lint', join(cacheFolder, 'openapi.json')], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return { ok: code === 0, output }
}

/** @returns {Promise<Outcome>} */
async function requirementIds() {
  const unknown = unknownIds()
  return {
    ok: unknown.length === 0,
    output: unknown.map(({ id, file }) => `${file}: no catalogue has ${id}\n`).join(''),
  }
}
