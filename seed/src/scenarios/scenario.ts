import { keysOf, recordOf } from '../entries.ts'
import type { SeedDay } from '../seed-day.ts'
import type { SeedRecords } from '../seed-writer.ts'

export type ScenarioValues = Readonly<Record<string, number>>

/** A whole number that changes a scenario. */
export type ScenarioParameter = {
  readonly description: string
  readonly minimum: number
  readonly maximum: number
  readonly default: number
}

/** A named starting state: records added to the seeded platform. */
export type Scenario = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly parameters: Readonly<Record<string, ScenarioParameter>>
  readonly records: (day: SeedDay, values: ScenarioValues) => Partial<SeedRecords>
}

/**
 * The values of all parameters, defaults filled in. Throws a RangeError when a value is no whole number within its limits
 * or belongs to no parameter.
 */
export function scenarioValues<Name extends string>(
  parameters: Readonly<Record<Name, ScenarioParameter>>,
  given: ScenarioValues,
): Readonly<Record<Name, number>> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(parameters, name)) throw new RangeError(`no such parameter: ${name}`)
  }
  return recordOf(keysOf(parameters), (name) => valueOf(name, parameters[name], given))
}

function valueOf(name: string, parameter: ScenarioParameter, given: ScenarioValues): number {
  const value = given[name] ?? parameter.default
  if (!Number.isInteger(value) || value < parameter.minimum || value > parameter.maximum) {
    throw new RangeError(`${name} is a whole number from ${parameter.minimum} to ${parameter.maximum}`)
  }
  return value
}
