import { oneLineFormat, ownPatterns, type Text } from '@touchline/contract'
import { text } from '../../../texts/index.ts'

/** One problem found by the validator. */
export type Problem = {
  readonly keyword: string
  readonly instancePath: string
  /** The place of the broken rule in the schema. */
  readonly schemaPath?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The path of the field in dots: `items.0.quantity`; a missing or unknown field is named itself. */
export function fieldOf({ keyword, instancePath, params }: Problem): string {
  const path = instancePath.split('/').filter((part) => part !== '')
  if (keyword === 'required') path.push(String(params['missingProperty']))
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']))
  return path.length === 0 ? 'body' : path.join('.')
}

const types = new Set(['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] as const)
type Type = typeof types extends ReadonlySet<infer One> ? One : never

/** The problem as a text. Lengths: O-29. */
export function describeProblem({ keyword, params }: Problem): Text {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return text('fields:required')
    case 'additionalProperties':
      return text('fields:unknown')
    case 'minLength':
      return limit === 1 ? text('fields:required') : text('fields:min_length', { count: limit })
    case 'maxLength':
      return text('fields:max_length', { count: limit })
    case 'minimum':
      return text('fields:minimum', { limit })
    case 'maximum':
      return text('fields:maximum', { limit })
    case 'minItems':
      return text('fields:min_items', { limit })
    case 'maxItems':
      return text('fields:max_items', { limit })
    case 'enum':
      return text('fields:one_of', { values: allowed(params['allowedValues']) })
    case 'const':
      return text('fields:unexpected_value')
    case 'format':
      return formatText(params['format'])
    case 'pattern':
      return patternText(params['pattern'])
    case 'type':
      return typeText(params['type'])
    default:
      return text('fields:invalid')
  }
}

/**
 * Problems by field. A field with alternatives gets one message; a value that matches one alternative's kind gets that
 * one's problem.
 */
export function describeProblems(problems: readonly Problem[]): ReadonlyMap<string, readonly Text[]> {
  const byField = Map.groupBy(problems, fieldOf)
  const described = [...byField].map(([field, found]) => {
    const isOfOneKind = !found.some(isChoice)
    const texts = isOfOneKind ? found.map(describeProblem) : describeChoice(found, hasInner(field, byField))
    return [field, withoutRepeats(texts)] as const
  })
  return new Map(described.filter(([, texts]) => texts.length > 0))
}

const isChoice = ({ keyword }: Problem) => keyword === 'anyOf' || keyword === 'oneOf'

function hasInner(field: string, byField: ReadonlyMap<string, unknown>): boolean {
  return [...byField.keys()].some((other) => other.startsWith(`${field}.`))
}

function describeChoice(found: readonly Problem[], isSaidInside: boolean): readonly Text[] {
  const kinds = found.filter(({ keyword }) => keyword === 'type')
  const judged = found.filter((problem) => !isChoice(problem) && !kinds.includes(problem))
  if (judged.length > 0) return judged.map(describeProblem)
  if (isSaidInside) return []
  if (kinds.length === 0) return found.map(describeProblem)
  return [typeText(kinds.map(({ params }) => String(params['type'])).join(','))]
}

/** Equal texts have the same key and the same values. */
function withoutRepeats(texts: readonly Text[]): readonly Text[] {
  return [...new Map(texts.map((one) => [JSON.stringify(one), one])).values()]
}

function allowed(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.map(String) : []
}

function formatText(format: unknown): Text {
  if (format === 'email') return text('fields:email')
  if (format === 'date') return text('fields:date')
  if (format === oneLineFormat) return text('fields:one_line')
  return text(format === 'date-time' ? 'fields:date_time' : 'fields:malformed')
}

/** Patterns that a sentence says better than they do. */
const patterns = new Map<unknown, Text>([
  [ownPatterns.slug, text('fields:slug')],
  [ownPatterns.colour, text('fields:colour')],
  [ownPatterns.uuid, text('fields:uuid')],
  [ownPatterns.occurrenceId, text('fields:occurrence_id')],
])

function patternText(pattern: unknown): Text {
  return patterns.get(pattern) ?? text('fields:invalid')
}

function typeText(type: unknown): Text {
  const names = [...new Set(Array.isArray(type) ? type : String(type).split(','))].filter(isType)
  const [only, ...others] = names
  if (only !== undefined && others.length === 0) return text(`fields:${only}`)
  return text('fields:kinds', { kinds: names.map((name) => text(`fields:kind_${name}`)) })
}

function isType(name: unknown): name is Type {
  return types.has(name as Type)
}
