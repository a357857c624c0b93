import { platformRecords } from './platform.ts'
import type { Scenario, ScenarioValues } from './scenarios/scenario.ts'
import { seedDay } from './seed-day.ts'
import type { SeedWriter } from './seed-writer.ts'
import { writeRecords } from './write-records.ts'

/** Fills an empty platform as of the local day of `now` (epoch milliseconds). */
export async function seedPlatform({
  now,
  writer,
}: {
  readonly now: number
  readonly writer: SeedWriter
}): Promise<void> {
  await writeRecords(platformRecords(seedDay(now)), writer)
}

/**
 * Adds what a scenario needs to a platform that `seedPlatform` has filled, as of the local day of `now`. Once per platform:
 * its ids are fixed. Throws a RangeError when a value is not a whole number within its limits or the scenario has no such parameter.
 */
export async function seedScenario({
  scenario,
  now,
  writer,
  values = {},
}: {
  readonly scenario: Scenario
  readonly now: number
  readonly writer: SeedWriter
  readonly values?: ScenarioValues
}): Promise<void> {
  await writeRecords(scenario.records(seedDay(now), values), writer)
}
