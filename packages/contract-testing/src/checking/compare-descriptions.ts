import type { Answer, Body, Description, Operation, Parameter } from '../descriptions/description.ts'
import type { Schema } from '../descriptions/schema.ts'
import type { Change, SchemaChange } from './change.ts'
import { compareSchemas } from './compare-schemas.ts'

/**
 * Changes that break a caller written against the released description: a call or field gone, a request narrowed or
 * with something newly required, an answer that says more than it could. New calls and fields break nobody.
 */
export function breakingChanges(released: Description, current: Description): readonly Change[] {
  const places = new Map(current.operations.map((operation) => [placeOf(operation), operation]))
  const names = new Map(current.operations.map((operation) => [operation.name, operation]))
  return released.operations.flatMap((was) => {
    const is = places.get(placeOf(was))
    if (is) return unique(changesOf(was, is, released, current))
    const elsewhere = names.get(was.name)
    return [wholeCall(was, 'missing', 'fail', placeOf(was), elsewhere ? placeOf(elsewhere) : 'gone')]
  })
}

/** The place of a call: the names of path parameters are ours alone. */
export const placeOf = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

function wholeCall(
  { name, provenance }: Operation,
  kind: Change['kind'],
  severity: Change['severity'],
  expected: string,
  got: string,
): Change {
  return { call: name, field: '', kind, severity, expected, got, provenance }
}

function changesOf(was: Operation, is: Operation, released: Description, current: Description): readonly Change[] {
  const request = compareSchemas(released.resolve, current.resolve, 'request')
  const answer = compareSchemas(released.resolve, current.resolve, 'answer')
  const changes = [
    ...parameterChanges(was, is, request),
    ...bodyChanges(was, is, request),
    ...answerChanges(was, is, answer),
  ]
  return [
    ...(was.name === is.name ? [] : [wholeCall(was, 'renamed', 'warn', was.name, is.name)]),
    ...(was.isPublic && !is.isPublic ? [wholeCall(was, 'status', 'fail', 'for anybody', 'for known callers')] : []),
    ...changes.map((change) => ({ ...change, call: was.name })),
  ]
}

type Compare = (was: Schema, is: Schema, field: string) => readonly SchemaChange[]

function parameterChanges(was: Operation, is: Operation, compare: Compare): readonly SchemaChange[] {
  const before = new Map(was.parameters.map((parameter) => [keyOf(parameter), parameter]))
  // Names of path parameters are ours alone: an address holds values.
  const given = is.parameters.filter((parameter) => parameter.in !== 'path')
  return given.flatMap((parameter): readonly SchemaChange[] => {
    const field = keyOf(parameter)
    const old = before.get(field)
    const needed = parameter.required && old?.required !== true
    return [
      ...(needed ? [requiredNow(field, parameter.schema)] : []),
      ...(old ? compare(old.schema, parameter.schema, field) : []),
    ]
  })
}

const keyOf = ({ in: place, name }: Parameter): string => `${place}.${name}`

function requiredNow(field: string, schema: Schema): SchemaChange {
  const provenance = schema['x-provenance']
  return { field, kind: 'missing', severity: 'fail', expected: 'optional', got: 'required', provenance }
}

function bodyChanges(was: Operation, is: Operation, compare: Compare): readonly SchemaChange[] {
  if (!is.body) return []
  const needed = is.body.required && was.body?.required !== true
  return [
    ...(needed ? [requiredNow('request', {})] : []),
    ...(was.body ? contentChanges(was.body, is.body, 'request', compare) : []),
  ]
}

function answerChanges(was: Operation, is: Operation, compare: Compare): readonly SchemaChange[] {
  return [...was.answers].flatMap(([status, answer]) => {
    const now = is.answers.get(status)
    if (now) return contentChanges(answer, now, '', compare)
    // A refusal that is not given any more breaks nobody.
    if (!status.startsWith('2')) return []
    const statuses = [...is.answers.keys()].filter((other) => other.startsWith('2')).join(', ')
    return [change('', 'status', status, statuses || 'no success')]
  })
}

function contentChanges(
  was: Answer | Body,
  is: Answer | Body,
  field: string,
  compare: Compare,
): readonly SchemaChange[] {
  return [...was.content].flatMap(([type, schema]) => {
    const now = is.content.get(type)
    return now ? compare(schema, now, field) : [change(field, 'content_type', type, [...is.content.keys()].join(', '))]
  })
}

function change(field: string, kind: SchemaChange['kind'], expected: string, got: string): SchemaChange {
  return { field, kind, severity: 'fail', expected, got, provenance: undefined }
}

/** Several statuses of a call share their schema. */
function unique(changes: readonly Change[]): readonly Change[] {
  return [...new Map(changes.map((each) => [`${each.field} ${each.kind} ${each.got}`, each])).values()]
}
