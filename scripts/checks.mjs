import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf } from './commands.mjs'
import { dependencyRules } from './dependency-rules.mjs'
import { landedMigrations } from './landed-migrations.mjs'
import { moduleStoreys } from './module-storeys.mjs'
import { cacheFolder, root, writeCached } from './paths.mjs'
import { unknownIds, unreadableTags } from './spec-coverage.mjs'
import { run } from './step.mjs'
import { tableWriters } from './table-writers.mjs'

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
  // One checker a project: several each work out the contract's types anew, in three times the time and memory.
  { name: 'types', run: () => command('tsc', ['-b', '--checkers', '1', '--pretty', 'false']) },
  { name: 'OpenAPI document', run: openApi },
  { name: 'requirement ids', run: requirementIds },
  { name: 'landed migrations', run: landedMigrations },
  { name: 'module storeys', run: moduleStoreys },
  { name: 'table writers', run: tableWriters },
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

/** The programs that print the OpenAPI documents of the servers. */
const documents = {
  'openapi.json': ['server/src/openapi.ts'],
  'documents-openapi.json': ['server/src/openapi.ts', 'documents'],
  'gateway-openapi.json': ['packages/gateway/src/openapi.ts'],
}

/** The documents under two public linters, without a warning. @returns {Promise<Outcome>} */
async function openApi() {
  for (const [name, [source = '', ...args]] of Object.entries(documents)) {
    if (!existsSync(join(root, source)))
      return { ok: false, output: `${source} is missing: nothing prints the document.\n` }
    const printed = await run(process.execPath, [source, ...args])
    if (printed.code !== 0) return { ok: false, output: printed.output }
    writeCached(name, printed.stdout)
  }
  const paths = Object.keys(documents).map((name) => join(cacheFolder, name))
  const quiet = { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } }
  const outcomes = [
    await run(commandOf('redocly'), ['lint', ...paths], quiet),
    await run(commandOf('spectral'), ['lint', '--ruleset', '.spectral.yaml', '--fail-severity', 'hint', ...paths]),
  ]
  return { ok: outcomes.every(({ code }) => code === 0), output: outcomes.map(({ output }) => output).join('') }
}

/** @returns {Promise<Outcome>} */
async function requirementIds() {
  const problems = [
    ...unknownIds().map(({ id, file }) => `${file}: no catalogue has ${id}`),
    ...unreadableTags().map(({ text, file }) => `${file}: ${text} is no list of ids, and nothing reads it`),
  ]
  return { ok: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') }
}
