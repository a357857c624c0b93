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

function allowed(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : ''
}

function typeNames(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(',')
  return names.map((name) => types[String(name)] ?? String(name)).join(' or ')
}
