import { nullByDecision } from '../null-by-decision.ts'
import { isJson } from '../schema-nodes.ts'
import { schemasOf, type StatedField, statedFields } from '../stated-fields.ts'
import { at } from './caller.ts'

/**
 * The differences between a value and the entity in the documents: a field that is missing, has another type, or is
 * null where neither a document nor decision O-98 allows it. Unstated fields are ignored.
 */
export function problemsWith(entity: string, value: unknown): readonly string[] {
  const rows = statedFields.filter((stated) => stated.entity === entity)
  if (rows.length === 0) return [`no document states ${entity}`]
  if (!isJson(value)) return [`${entity}: is not there`]
  return rows.flatMap((stated) =>
    problemsAt(value, stated.field.split('.'), stated).map((problem) => `${entity}.${stated.field}: ${problem}`),
  )
}

/** Fields for known customers only. [P6] */
const forKnownCustomers: ReadonlySet<string> = new Set(['bookable_action', 'restrictions'])

/** As `problemsWith`, for an answer to a visitor. */
export function problemsForVisitors(entity: string, value: unknown): readonly string[] {
  if (!isJson(value)) return problemsWith(entity, value)
  const absent = [...forKnownCustomers].filter((field) => !(field in value))
  const isExcused = (problem: string) => absent.some((field) => problem.startsWith(`${entity}.${field}`))
  return problemsWith(entity, value).filter((problem) => !isExcused(problem))
}

/** In a list all are looked at; in nothing, nothing is expected. */
function problemsAt(
  value: unknown,
  [first = '', ...deeper]: readonly string[],
  stated: StatedField,
): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => problemsAt(each, [first, ...deeper], stated))
  if (value === null) return []
  if (!isJson(value) || !(first in value)) return ['is missing']
  const found = value[first]
  if (deeper.length > 0) return problemsAt(found, deeper, stated)
  if (found === null) return mayBeNull(stated) ? [] : ['is null, which nothing says']
  return isOfType(found, stated.type) ? [] : [`is ${JSON.stringify(found)}, not ${stated.type}`]
}

function mayBeNull({ nullable, entity, field }: StatedField): boolean {
  return nullable || (schemasOf[entity] ?? []).some((schema) => nullByDecision[schema]?.includes(field))
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  '-': () => true,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  object: (value) => isJson(value) && !Array.isArray(value),
  list: Array.isArray,
  uuid: matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  'occurrence identifier': matches(/^[\w-]{34}$/),
  price: (value) => problemsWith('Price', value).length === 0 && matches(/^[A-Z]{3}$/)(at(value, 'currency')),
  'date-time': (value) =>
    problemsWith('Date-time', value).length === 0 && [at(value, 'utc'), at(value, 'local')].every(matches(localTime)),
}

/** [P3-006, P3-007] */
const localTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3])(:[0-5]\d){2}$/

/** Whether a value is of a type in the words of the table. */
function isOfType(value: unknown, type: string): boolean {
  if (type.startsWith('list of ')) {
    return Array.isArray(value) && value.every((each: unknown) => isOfType(each, type.slice('list of '.length)))
  }
  if (type.startsWith('one of ')) {
    return typeof value === 'string' && type.slice('one of '.length).split('|').includes(value)
  }
  const check = checks[type]
  if (!check) throw new Error(`The table has a type that is not known here: ${type}`)
  return check(value)
}
