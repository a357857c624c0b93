import type { Static, TSchema } from 'typebox'

/** Where a call or field comes from: stated in a specification section, inferred from statements, or ours because both are silent. */
export type Provenance =
  | { readonly kind: 'stated'; readonly section: string }
  | { readonly kind: 'inferred'; readonly from: string }
  | { readonly kind: 'ours'; readonly why: string }

/** The annotation that carries it, in the schemas and in the OpenAPI document. */
export const provenanceKeyword = 'x-provenance'

/** Marks a field that no document states: another platform does not send it. */
export type Ours = { '~ours': true }

/** The provenance of a call or of all fields of an entity, or that of one field that differs from its entity's. */
export function stated(section: string): Provenance
export function stated<S extends TSchema>(schema: S, section: string): S
export function stated(...said: Said) {
  return markOrSay(said, (section) => ({ kind: 'stated', section }))
}

/** As `stated`, for what follows from statements: a name, a type or a field. */
export function inferred(from: string): Provenance
export function inferred<S extends TSchema>(schema: S, from: string): S
export function inferred(...said: Said) {
  return markOrSay(said, (from) => ({ kind: 'inferred', from }))
}

/** As `stated`, for what we add. Such a field is always sent here, and optional to the client. */
export function ours(why: string): Provenance
export function ours<S extends TSchema>(schema: S, why: string): S & Ours
export function ours(...said: Said) {
  return markOrSay(said, (why) => ({ kind: 'ours', why }))
}

type Said = readonly [string] | readonly [TSchema, string]

function markOrSay(said: Said, toProvenance: (text: string) => Provenance): Provenance | TSchema {
  return said.length === 1 ? toProvenance(said[0]) : marked(said[0], toProvenance(said[1]))
}

function marked(schema: TSchema, provenance: Provenance): TSchema {
  return annotated(schema, { [provenanceKeyword]: provenance })
}

/** A copy with annotations. TypeBox keeps what it knows of a schema in properties that spreading would leave behind. */
export function annotated<S extends TSchema>(schema: S, annotations: object): S {
  return Object.assign(Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as S, annotations)
}

type Json = Readonly<Record<string, unknown>>

/** The schema as plain data. */
const asJson = (schema: TSchema): Json => schema as Json

/** Keywords that hold nested schemas: one, or several. */
const inner: ReadonlySet<string> = new Set(['items', 'if', 'then', 'else', 'anyOf', 'allOf', 'oneOf'])

/** The schema with the provenance on each of its properties that has none of its own, at any depth. */
export function withProvenance(schema: TSchema, provenance: Provenance): TSchema {
  const annotate = (part: TSchema) => withProvenance(part, provenance)
  const parts = Object.entries(asJson(schema)).map(([key, part]) => {
    if (key === 'properties' && isSchema(part)) return [key, ofProperties(part, provenance)]
    if (!inner.has(key) || !isSchema(part)) return [key, part]
    return [key, Array.isArray(part) ? part.map(annotate) : annotate(part)]
  })
  return Object.fromEntries(parts)
}

function ofProperties(properties: TSchema, inherited: Provenance): TSchema {
  const all = Object.entries(properties).map(([name, schema]: [string, TSchema]) => {
    // Set by `marked` only.
    const own = (asJson(schema)[provenanceKeyword] as Provenance | undefined) ?? inherited
    return [name, { ...withProvenance(schema, own), [provenanceKeyword]: own }]
  })
  return Object.fromEntries(all)
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null
}

/** The described type as a client may rely on it: our own fields are optional, at any depth. */
export type Relied<S> = S extends { '~relied': infer R }
  ? R
  : S extends { '~kind': 'Object'; properties: infer P }
    ? ReliedFields<P>
    : S extends { '~kind': 'Array'; items: infer Item }
      ? Relied<Item>[]
      : S extends { '~kind': 'Union'; anyOf: infer Options extends readonly unknown[] }
        ? Relied<Options[number]>
        : S extends TSchema
          ? Static<S>
          : never

type ReliedFields<P> = Flat<
  { [K in keyof P as P[K] extends MayBeAbsent ? never : K]: Relied<P[K]> } & {
    [K in keyof P as P[K] extends MayBeAbsent ? K : never]?: Relied<P[K]>
  }
>
type MayBeAbsent = { '~optional': true } | Ours
type Flat<T> = { [K in keyof T]: T[K] }
