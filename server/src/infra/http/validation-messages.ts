/** One finding of the schema validator. */
export type Problem = {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Path of the field in dots: `items.0.quantity`; a missing or unknown field is named itself. */
export function fieldOf({ keyword, instancePath, params }: Problem): string {
  const path = instancePath.split('/').filter((part) => part !== '')
  if (keyword === 'required') path.push(String(params['missingProperty']))
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']))
  return path.length === 0 ? 'body' : path.join('.')
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
}

const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  date: 'a date (YYYY-MM-DD)',
  'date-time': 'a date and time',
}

/** The finding in words. Lengths: O-29. */
export function describeProblem({ keyword, params }: Problem): string {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return 'This field is required'
    case 'additionalProperties':
      return 'This field is not known.'
    case 'minLength':
      return limit === 1 ? 'This field is required' : `This field must contain at least ${limit} characters`
    case 'maxLength':
      return `This field must contain at most ${limit} characters`
    case 'minimum':
      return `This field must be at least ${limit}.`
    case 'maximum':
      return `This field must be at most ${limit}.`
    case 'minItems':
      return `Give at least ${limit}.`
    case 'maxItems':
      return `Give at most ${limit}.`
    case 'enum':
      return `This field must be one of: ${allowed(params['allowedValues'])}.`
    case 'const':
      return 'This field has not the expected value.'
    case 'format':
      return `This field must be ${formats[String(params['format'])] ?? 'well formed'}.`
    case 'type':
      return `This field must be ${typeNames(params['type'])}.`
    default:
      return 'This field is not valid.'
  }
}

/**
 * What is wrong, by field. A field of several kinds says once what it may be; a value that is of one of them, what is wrong
 * with that one.
 */
export function describeProblems(problems: readonly Problem[]): ReadonlyMap<string, readonly string[]> {
  const byField = Map.groupBy(problems, fieldOf)
  const described = [...byField].map(([field, found]) => {
    const isOfOneKind = !found.some(isChoice)
    const texts = isOfOneKind ? found.map(describeProblem) : describeChoice(found, hasInner(field, byField))
    return [field, [...new Set(texts)]] as const
  })
  return new Map(described.filter(([, texts]) => texts.length > 0))
}

const isChoice = ({ keyword }: Problem) => keyword === 'anyOf' || keyword === 'oneOf'

function hasInner(field: string, byField: ReadonlyMap<string, unknown>): boolean {
  return [...byField.keys()].some((other) => other.startsWith(`${field}.`))
}

function describeChoice(found: readonly Problem[], isSaidInside: boolean): readonly string[] {
  const kinds = found.filter(({ keyword }) => keyword === 'type')
  const judged = found.filter((problem) => !isChoice(problem) && !kinds.includes(problem))
  if (judged.length > 0) return judged.map(describeProblem)
  if (isSaidInside) return []
  if (kinds.length === 0) return found.map(describeProblem)
  return [`This field must be ${typeNames(kinds.map(({ params }) => String(params['type'])).join(','))}.`]
}

function allowed(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : ''
}

function typeNames(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(',')
  return [...new Set(names.map((name) => types[String(name)] ?? String(name)))].join(' or ')
}
