import { type FieldProblems, PlatformError, refuseFields, type Scenario, type SeedRecords } from '@touchline/contract'
import { text } from '../../texts/index.ts'
import { classify } from '../store/classify.ts'

/** What a sandbox gets beside its seed. */
export type Filling = {
  readonly scenario?: string
  /** Of the scenario, by name. */
  readonly parameters?: Readonly<Record<string, number>>
  /** Records of somebody's own. */
  readonly data?: Partial<SeedRecords>
}

/** What the seed knows of its scenarios and of its own records. */
export type Gallery = {
  readonly scenarios: readonly Scenario[]
  /** What is wrong with a scenario's values, by parameter. */
  readonly scenarioProblems: (
    name: string,
    values: Readonly<Record<string, number>>,
  ) => Readonly<Record<string, string>>
  /** What is wrong with records beside those of the seed as of an instant, by kind. */
  readonly dataProblems: (data: Partial<SeedRecords>, now: number) => Readonly<Record<string, readonly string[]>>
}

/** Asked before anything is made or thrown away. Throws `validation_failed` naming every field that is not right. */
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

/** Writes records, and says in words what the database refuses: `refusal` for what is there already. */
export async function writingRecords(work: () => Promise<void>, refusal: PlatformError): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (['unique', 'foreign', 'check'].includes(classify(error))) throw refusal
    throw error
  }
}

/** Own records of the right shape whose ids are right can still contradict each other: a slug, an e-mail address twice. */
export const contradiction = new PlatformError('validation_failed', {
  fields: {
    data: [text('sandbox:contradiction')],
  },
})
