import type { Description } from '../descriptions/description.ts'
import type { Provenance } from '../descriptions/provenance.ts'
import { isType, type Schema, typeOf, typesOf } from '../descriptions/schema.ts'
import { renamedIn } from './renamed.ts'
import { type Finding, type Kind, severityOf } from './row.ts'
import { expectedBy, hasFormat, toldOf } from './told.ts'

/** The findings in one answer, and how often each field was looked for and was there. */
export type Look = {
  readonly findings: Finding[]
  readonly looked: Map<string, number>
  readonly there: Map<string, number>
}

export function emptyLook(): Look {
  return { findings: [], looked: new Map(), there: new Map() }
}

function count(counts: Map<string, number>, field: string): void {
  counts.set(field, (counts.get(field) ?? 0) + 1)
}

type Place = { readonly field: string; readonly provenance: Provenance | undefined }

/** Whether a place is the answer itself or its `data`: what is wrong there is the envelope. */
const isEnvelope = (field: string): boolean => field === '' || field === 'data'

const joined = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`)

/** Names of fields are shown only where they look like names, since keys of a map may be of customers. */
const shownName = (name: string): string => (/^[a-z_$][\w$-]{0,63}$/i.test(name) ? name : '*')

/** The surroundings of a value: whose schemas these are, where the call comes from, and who asked. */
export type Asked = {
  readonly description: Description
  readonly provenance: Provenance | undefined
  /** The caller had no login. */
  readonly isStranger: boolean
}

/** 'Restrictions and bookable actions are given only when the customer is known.' P6 */
const forKnownCustomers: ReadonlySet<string> = new Set(['bookable_action', 'restrictions'])

/** Looks at a value by a schema: every field at any depth, lists under `[]` and maps under `.*`. */
export function lookAt(value: unknown, schema: Schema, asked: Asked): Look {
  const look = emptyLook()
  walk(value, schema, { field: '', provenance: asked.provenance }, { ...asked, look })
  return look
}

type Around = Asked & { readonly look: Look }

function walk(value: unknown, given: Schema, at: Place, around: Around): void {
  const schema = around.description.resolve(given)
  const place = { field: at.field, provenance: schema['x-provenance'] ?? at.provenance }
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return walkUnion(value, options, place, around)
  for (const part of schema.allOf ?? []) walk(value, part, place, around)
  const types = typesOf(schema)
  if (!isType(value, types)) {
    return tell(value === null ? 'nullable' : 'type', value, schema, place, around)
  }
  const { enum: values, const: only } = schema
  if (values !== undefined && !values.includes(value)) return tell('enum', value, schema, place, around)
  if (only !== undefined && only !== value) return tell('enum', value, schema, place, around)
  if (typeof value === 'string' && !hasFormat(value, schema)) tell('format', value, schema, place, around)
  if (typeof value === 'number' && !isWithin(value, schema)) tell('format', value, schema, place, around)
  if (Array.isArray(value)) walkList(value, schema, place, around)
  else if (typeof value === 'object' && value !== null) {
    walkRecord(value as Readonly<Record<string, unknown>>, schema, place, around)
  }
}

function isWithin(value: number, { minimum, maximum }: Schema): boolean {
  return value >= (minimum ?? Number.NEGATIVE_INFINITY) && value <= (maximum ?? Number.POSITIVE_INFINITY)
}

function tell(kind: Kind, value: unknown, schema: Schema, { field, provenance }: Place, { look }: Around): void {
  const told = isEnvelope(field) && (kind === 'type' || kind === 'nullable') ? 'envelope' : kind
  look.findings.push({
    field,
    kind: told,
    severity: severityOf(told, provenance),
    expected: expectedBy(schema),
    got: toldOf(value),
    provenance,
  })
}

/** The option that the value fits, or the first of its type, tells what is wrong. */
function walkUnion(value: unknown, given: readonly Schema[], place: Place, around: Around): void {
  const options = given.map((option) => around.description.resolve(option))
  const ofType = options.filter((option) => isType(value, typesOf(option)))
  const [first] = ofType
  if (first === undefined) {
    const others = options.filter((option) => option.type !== 'null')
    const types = [...new Set(others.flatMap(typesOf))]
    const schema = others.length === 1 && others[0] !== undefined ? others[0] : { type: types }
    return tell(value === null ? 'nullable' : 'type', value, schema, place, around)
  }
  const looks = ofType.map((option) => {
    const look = emptyLook()
    walk(value, option, place, { ...around, look })
    return look
  })
  const best = looks.find(({ findings }) => findings.length === 0) ?? looks[0]
  if (best !== undefined) addTo(around.look, best)
}

/** Adds the findings and counts of one look to another. */
export function addTo(sum: Look, look: Look): void {
  // A spread of a hundred thousand findings is more than the stack holds.
  for (const finding of look.findings) sum.findings.push(finding)
  addCounts(sum, look)
}

/** Adds the counts of one look to another. */
export function addCounts(sum: Pick<Look, 'looked' | 'there'>, look: Look): void {
  for (const [field, times] of look.looked) sum.looked.set(field, (sum.looked.get(field) ?? 0) + times)
  for (const [field, times] of look.there) sum.there.set(field, (sum.there.get(field) ?? 0) + times)
}

function walkList(value: readonly unknown[], { items }: Schema, place: Place, around: Around): void {
  if (items === undefined) return
  const field = `${place.field}[]`
  for (const each of value) {
    count(around.look.looked, field)
    count(around.look.there, field)
    walk(each, items, { ...place, field }, around)
  }
}

function walkRecord(value: Readonly<Record<string, unknown>>, schema: Schema, place: Place, around: Around): void {
  const { properties } = schema
  const required = [...(schema.required ?? []), ...(schema['x-required-of-known-customers'] ?? [])]
  const absent: string[] = []
  for (const name of new Set([...Object.keys(properties ?? {}), ...required])) {
    const own = joined(place.field, name)
    count(around.look.looked, own)
    if (Object.hasOwn(value, name)) {
      count(around.look.there, own)
      walk(value[name], properties?.[name] ?? {}, { ...place, field: own }, around)
    } else if (required.includes(name) && !(around.isStranger && forKnownCustomers.has(name))) absent.push(name)
  }
  const unknown = Object.keys(value).filter(
    (name) => !Object.hasOwn(properties ?? {}, name) && !required.includes(name),
  )
  const unmapped = unknown.filter((name) => !walkMapped(name, value[name], schema, place, around))
  // A record that must have nothing may have anything, and any list may have its pages beside it. P3.1
  const added = required.length === 0 ? [] : unmapped.filter((name) => place.field !== '' || name !== 'meta')
  if (properties !== undefined || absent.length > 0) {
    walkChanged(value, properties ?? {}, { absent, added }, place, around)
  }
}

/** Whether a field is one of a map's, and then looks at it. */
function walkMapped(name: string, value: unknown, schema: Schema, place: Place, around: Around): boolean {
  const { patternProperties = {}, additionalProperties: others } = schema
  const [, pattern] = Object.entries(patternProperties).find(([form]) => new RegExp(form, 'u').test(name)) ?? []
  const mapped = pattern ?? (typeof others === 'object' ? others : undefined)
  if (mapped === undefined) return others === true
  const field = joined(place.field, '*')
  count(around.look.looked, field)
  count(around.look.there, field)
  walk(value, mapped, { ...place, field }, around)
  return true
}

type Changed = { readonly absent: readonly string[]; readonly added: readonly string[] }

/** Tells fields that are missing, have another name, or are new. */
function walkChanged(
  value: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, Schema>>,
  { absent, added }: Changed,
  place: Place,
  around: Around,
): void {
  const schemaOf = (name: string): Schema => around.description.resolve(properties[name] ?? {})
  const fits = (name: string, other: string): boolean =>
    value[other] !== null && lookAt(value[other], schemaOf(name), around).findings.length === 0
  const renamed = renamedIn(absent, added, fits)
  for (const name of absent) {
    const schema = schemaOf(name)
    const provenance = schema['x-provenance'] ?? place.provenance
    const other = renamed.get(name)
    // Without its data an answer has no envelope.
    const isWhole = place.field === '' && name === 'data'
    const lost = isWhole ? 'envelope' : 'missing'
    const kind = other === undefined ? lost : 'renamed'
    around.look.findings.push({
      field: kind === 'envelope' ? '' : joined(place.field, name),
      kind,
      severity: severityOf(kind, provenance),
      expected: isWhole ? 'data' : `${name}: ${expectedBy(schema)}`,
      got: other === undefined ? 'nothing' : `a guess: ${shownName(other)}, ${toldOf(value[other])}`,
      provenance,
    })
  }
  for (const name of added) {
    if ([...renamed.values()].includes(name)) continue
    const field = joined(place.field, shownName(name))
    count(around.look.looked, field)
    around.look.findings.push({
      field,
      kind: 'added',
      severity: severityOf('added', undefined),
      expected: 'nothing',
      got: typeOf(value[name]) === 'object' ? 'object' : toldOf(value[name]),
      provenance: undefined,
    })
  }
}
