import type { JudgedRow } from '../judging/judge-all.ts'
import { typesTold } from '../judging/told.ts'
import { type FieldPlace, placeOfField, type SchemaPlace } from './place-in-document.ts'
import { withChanges } from './with-changes.ts'

/** One change of a description (RFC 6902), and why, in a sentence for the person who decides. */
export type Proposal = { readonly op: 'replace' | 'add'; readonly path: string; readonly value: unknown } & {
  readonly comment: string
}

/** Where and since when something was observed; a day. */
export type Observation = { readonly platform: string; readonly since: string }

type Json = Readonly<Record<string, unknown>>

/** Keywords that say which texts and numbers are allowed. */
const demands: ReadonlySet<string> = new Set('enum const format pattern minLength maxLength minimum maximum'.split(' '))

const without = (schema: Json, names: ReadonlySet<string>): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !names.has(name)))

/** A schema that allows other types too. */
function withTypes(schema: Json, types: readonly string[]): Json {
  const more = types.map((type) => ({ type }))
  if (Array.isArray(schema['anyOf'])) return { ...schema, anyOf: [...(schema['anyOf'] as readonly unknown[]), ...more] }
  if (typeof schema['type'] === 'string' && schema['enum'] === undefined) {
    return { ...schema, type: [schema['type'], ...types] }
  }
  return { anyOf: [schema, ...more] }
}

const isUnion = (schema: Json): boolean => schema['$ref'] !== undefined || schema['anyOf'] !== undefined

/** The schema that stands in the place of a field's own for a row; undefined where the field's schema is not what is wrong. */
function schemaFor({ kind, got }: JudgedRow, { schema }: SchemaPlace): Json | undefined {
  switch (kind) {
    case 'type':
    case 'nullable':
      return withTypes(schema, typesTold(got))
    // A report holds no value, so from now on every text is allowed.
    case 'enum':
    case 'format':
      return isUnion(schema) ? withTypes(schema, typesTold(got)) : without(schema, demands)
    default:
      return undefined
  }
}

type Change = Omit<Proposal, 'comment'>

/** The field is not demanded any more, and says where it was missed. */
function forMissing({ around, own, name }: FieldPlace, observed: Json): readonly Change[] {
  const required = around.schema['required']
  if (!Array.isArray(required)) return []
  const left = required.filter((each) => each !== name)
  const demand: Change = { op: 'replace', path: `${around.pointer}/required`, value: left }
  if (own === undefined) return [demand]
  return [demand, { op: 'replace', path: own.pointer, value: { ...own.schema, 'x-provenance': observed } }]
}

/** A field that was seen beside those of its record. */
function forNew({ around }: FieldPlace, name: string, got: string, observed: Json): readonly Change[] {
  const [type] = typesTold(got)
  const value = { ...(type === undefined ? {} : { type }), 'x-provenance': observed }
  return [{ op: 'add', path: `${around.pointer}/properties/${name}`, value }]
}

/** The new name in the words of a renamed row. */
const renamed = /^a guess: ([\w$-]+), (.+)$/

function changesFor(row: JudgedRow, place: FieldPlace, observed: Json): readonly Change[] {
  const { own, name } = place
  const schema = own && schemaFor(row, own)
  if (own !== undefined && schema !== undefined) {
    return [{ op: 'replace', path: own.pointer, value: { ...schema, 'x-provenance': observed } }]
  }
  if (row.kind === 'missing') return forMissing(place, observed)
  if (row.kind === 'renamed') {
    const [, other, got] = renamed.exec(row.got) ?? []
    const added = other === undefined || got === undefined ? [] : forNew(place, other, got, observed)
    return [...forMissing(place, observed), ...added]
  }
  return row.kind === 'added' && own === undefined ? forNew(place, name, row.got, observed) : []
}

/** The other calls that a change concerns: a named schema is that of every call that has it. */
function sharedBy({ around }: FieldPlace): string {
  const name = /^\/components\/schemas\/([^/]+)/.exec(around.pointer)?.[1]
  return name === undefined ? '' : `; it holds for every call with ${name}`
}

/** Changes of a description after which the rows of its answers would not be told, in the order of the rows. */
export function proposalsFor(
  document: unknown,
  rows: readonly JudgedRow[],
  { platform, since }: Observation,
): readonly Proposal[] {
  let changed = document
  return rows.flatMap((row) => {
    const place = placeOfField(changed, row.call, row.field)
    if (place === undefined) return []
    const comment = `${row.call} ${row.field}: stated as ${row.expected}, observed as ${row.got} since ${since}${sharedBy(place)}`
    const own = changesFor(row, place, { kind: 'observed', platform, since }).map((change) => ({ ...change, comment }))
    changed = withChanges(changed, own)
    return own
  })
}
