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

type Parameters = Readonly<Record<string, ScenarioParameter>>

/** Errors of parameter values in words, by parameter; empty when all are valid. */
export function scenarioProblems(parameters: Parameters, given: ScenarioValues): Readonly<Record<string, string>> {
  const problems = Object.entries(given).flatMap(([name, value]) => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!parameter) return [[name, `There is no such parameter${namesOf(parameters)}.`]]
    const { minimum, maximum } = parameter
    const fits = Number.isInteger(value) && value >= minimum && value <= maximum
    return fits ? [] : [[name, `This field must be a whole number from ${minimum} to ${maximum}.`]]
  })
  return Object.fromEntries(problems)
}

function namesOf(parameters: Parameters): string {
  const names = Object.keys(parameters)
  return names.length === 0 ? '' : `; there is ${names.join(', ')}`
}

/** The values of all parameters, defaults filled in. Throws a RangeError when there is a problem with one. */
export function scenarioValues<Name extends string>(
  parameters: Readonly<Record<Name, ScenarioParameter>>,
  given: ScenarioValues,
): Readonly<Record<Name, number>> {
  const [problem] = Object.entries(scenarioProblems(parameters, given))
  if (problem) throw new RangeError(problem.join(': '))
  return recordOf(keysOf(parameters), (name) => given[name] ?? parameters[name].default)
}
