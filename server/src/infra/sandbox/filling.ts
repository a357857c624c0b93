import {
  type FieldProblems,
  PlatformError,
  refuseFields,
  type Scenario,
  type SeedRecords,
  type Text,
} from '@touchline/contract'
import { text } from '../../texts/index.ts'
import { classify } from '../store/classify.ts'

/** The content of a sandbox besides its seed. */
export type Filling = {
  readonly scenario?: string
  /** The scenario's parameters, by name. */
  readonly parameters?: Readonly<Record<string, number>>
  /** Own records, as they were sent. */
  readonly data?: unknown
}

/** A filling that has been checked. */
export type CheckedFilling = Omit<Filling, 'data'> & { readonly data?: Partial<SeedRecords> }

/** The seed's checks of scenarios and of own records. */
export type Gallery = {
  readonly scenarios: readonly Scenario[]
  /** Problems of a scenario's values, by parameter. */
  readonly scenarioProblems: (
    name: string,
    values: Readonly<Record<string, number>>,
  ) => Readonly<Record<string, string>>
  /** Own records as of an instant, and their problems, each with its field. */
  readonly checkRecords: (
    data: unknown,
    now: number,
  ) => {
    readonly data: Partial<SeedRecords>
    readonly problems: readonly { readonly field: string; readonly says: Text }[]
  }
}

/** Checked before anything is created or deleted. Throws `validation_failed` naming every wrong field. */
export function checkFilling(gallery: Gallery, { data: sent, ...filling }: Filling, now: number): CheckedFilling {
  const { scenario, parameters = {} } = filling
  const { data, problems } = sent === undefined ? { problems: [] } : gallery.checkRecords(sent, now)
  const byField = Map.groupBy(problems, ({ field }) => (field === '' ? 'data' : `data.${field}`))
  refuseFields({
    ...scenarioErrors(gallery, scenario, parameters),
    ...Object.fromEntries([...byField].map(([field, found]) => [field, found.map(({ says }) => says)])),
  })
  return { ...filling, ...(data && { data }) }
}

function scenarioErrors(gallery: Gallery, name: string | undefined, parameters: NonNullable<Filling['parameters']>) {
  if (name === undefined) {
    return Object.keys(parameters).length === 0 ? {} : { scenario: [text('sandbox:parameters_without_scenario')] }
  }
  if (!gallery.scenarios.some((one) => one.name === name)) {
    const names = gallery.scenarios.map((one) => one.name).join(', ')
    return { scenario: [text('sandbox:no_such_scenario', { names })] }
  }
  const problems = Object.entries(gallery.scenarioProblems(name, parameters))
  return prefixed('parameters', Object.fromEntries(problems.map(([field, problem]) => [field, [problem]])))
}

/** The seed says in English what a scenario's values lack. */
function prefixed(path: string, fields: Readonly<Record<string, readonly string[]>>): FieldProblems {
  const problems = Object.entries(fields).map(([field, found]) => {
    return [`${path}.${field}`, found.map((problem) => text('sandbox:problem', { problem }))] as const
  })
  return Object.fromEntries(problems)
}

/** Writes records; throws `refusal` where the database, or a writer, cannot take them. */
export async function writingRecords(work: () => Promise<void>, refusal: Error): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof RangeError || ['unique', 'foreign', 'check'].includes(classify(error))) throw refusal
    throw error
  }
}

/** A last safeguard behind the check of own records. */
export const contradiction = new PlatformError('validation_failed', {
  fields: {
    data: [text('sandbox:contradiction')],
  },
})
