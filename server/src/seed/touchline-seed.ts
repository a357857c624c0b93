import { createHash } from 'node:crypto'
import {
  findScenario,
  type LargeBatch,
  type LargeOptions,
  largePlatform,
  personas,
  platformRecords,
  scenarioProblems,
  scenarios,
  seedDay,
  seedPlatform,
  seedScenario,
  seedTimezone,
  writeRecords,
} from '@touchline/seed'
import { checkRecords } from './check-records.ts'
import type { Seed } from '../platform.ts'
import { migrationsOf } from '../stores.ts'

/** Any fixed moment: it makes two versions of the seed comparable. */
const reference = Date.UTC(2026, 0, 5, 12)

function versionOf(): string {
  const hash = createHash('sha256').update(JSON.stringify(platformRecords(seedDay(reference))))
  for (const { hash: migration } of migrationsOf('sqlite')) hash.update(migration)
  return hash.digest('hex').slice(0, 12)
}

function getScenario(name: string) {
  const scenario = findScenario(name)
  if (!scenario) throw new RangeError(`no scenario ${name}`)
  return scenario
}

let version: string | undefined

/** The personas, the catalogue and the scenarios of `seed/`. */
export const touchlineSeed: Seed = {
  version: () => (version ??= versionOf()),
  timezone: seedTimezone,
  personas: personas.map(({ name, userId, role, email, description }) => ({
    name,
    email,
    user_id: userId,
    roles: [role],
    description,
  })),
  fill: (now, writer) => seedPlatform({ now, writer }),
  scenarios: scenarios.map(({ name, title, description, parameters }) => ({
    name,
    title,
    description,
    parameters: Object.entries(parameters).map(([parameter, values]) => ({ name: parameter, ...values })),
  })),
  scenarioProblems: (name, values) => scenarioProblems(getScenario(name).parameters, values),
  applyScenario: (name, values, now, writer) => seedScenario({ scenario: getScenario(name), values, now, writer }),
  checkRecords: (data, now) => checkRecords(data, () => platformRecords(seedDay(now))),
  addRecords: (data, writer) => writeRecords(data, writer),
}

/**
 * The seed with a programme as large as the options say, for measuring. `written` is called after each part, with the
 * seconds it took.
 */
export function largeSeed(
  options: LargeOptions,
  written: (batch: LargeBatch, seconds: number) => void = () => undefined,
): Seed {
  return {
    ...touchlineSeed,
    version: () => `${touchlineSeed.version()}-${Object.values(options).join('-')}`,
    async fill(now, writer) {
      let since = performance.now()
      for (const batch of largePlatform(now, options)) {
        await writeRecords(batch.records, writer)
        written(batch, (performance.now() - since) / 1000)
        since = performance.now()
      }
    },
  }
}
