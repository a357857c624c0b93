import { type FieldProblems, PlatformError, refuseFields, type Scenario, type SeedRecords } from '@touchline/contract'
import { text } from '../../texts/index.ts'
import { classify } from '../store/classify.ts'

/** The content of a sandbox besides its seed. */
export type Filling = {
  readonly scenario?: string
  /** The scenario's parameters, by name. */
  readonly parameters?: Readonly<Record<string, number>>
  /** Own records. */
  readonly data?: Partial<SeedRecords>
}

/** The seed's checks of scenarios and of own records. */
export type Gallery = {
  readonly scenarios: readonly Scenario[]
  /** Problems of a scenario's values, by parameter. */
  readonly scenarioProblems: (
    name: string,
    values: Readonly<Record<string, number>>,
  ) => Readonly<Record<string, string>>
  /** Problems of own records as of an instant, by kind. */
  readonly dataProblems: (data: Partial<SeedRecords>, now: number) => Readonly<Record<string, readonly string[]>>
}

/** Checked before anything is created or deleted. Throws `validation_failed` naming every wrong field. */
export function checkFilling(gallery: Gallery, { scenario, parameters = {}, data }: Filling, now: number): void {
  const fields = {
    ...scenarioErrors(gallery, scenario, parameters),
    ...(data && prefixed('data', gallery.dataProblems(data, now))),
  }
  refuseFields(fields)
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

/** The seed says in English what a developer's own data lack. */
function prefixed(path: string, fields: Readonly<Record<string, readonly string[]>>): FieldProblems {
  const problems = Object.entries(fields).map(([field, found]) => {
    return [`${path}.${field}`, found.map((problem) => text('sandbox:problem', { problem }))] as const
  })
  return Object.fromEntries(problems)
}

/** Writes records and translates a refusal of the database; `refusal` answers for records that exist already. */
export async function writingRecords(work: () => Promise<void>, refusal: PlatformError): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (['unique', 'foreign', 'check'].includes(classify(error))) throw refusal
    throw error
  }
}

/** Own records with valid shapes and ids can still contradict each other: a slug or an e-mail address twice. */
export const contradiction = new PlatformError('validation_failed', {
  fields: {
    data: [text('sandbox:contradiction')],
  },
})
