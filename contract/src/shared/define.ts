import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'
import { annotated, type Provenance, type Relied, withProvenance } from './provenance.ts'

/** Named schemas in order of definition: one component each in the API documentation. */
export const namedSchemas = new Map<string, TSchema>()

/** A reference to a named schema, with the types sent by the platform and relied on by a client. */
export type Named<Sent, R> = TUnsafe<Sent> & { '~relied': R }

/**
 * Names a schema, once, and answers a reference with its static type. The provenance applies to all fields without
 * their own.
 */
export function define<S extends TSchema>(id: string, schema: S, provenance: Provenance) {
  if (namedSchemas.has(id)) throw new Error(`schema ${id} is defined twice`)
  namedSchemas.set(id, { ...withProvenance(schema, provenance), $id: id })
  // `~relied` exists in the types only, like the value of `Unsafe`.
  return Type.Unsafe<Static<S>>(Type.Ref(id)) as Named<Static<S>, Relied<S>>
}

/** A schema or null, in the form that serialises fastest and reads best in OpenAPI 3.1. */
export function nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()])
}

/** An object that refuses unknown fields: the form of every request body. */
export function strictObject<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

type LineLengths = { readonly minLength?: number; readonly maxLength: number; readonly examples?: readonly string[] }

/** The format of texts of one line; the server's validator knows it. */
export const oneLineFormat = 'one-line'

/** A text of one line, such as a name or a line of an address. [O-298] */
export function oneLine({ examples, ...lengths }: LineLengths) {
  return Type.String({ ...lengths, format: oneLineFormat, ...(examples ? { examples: [...examples] } : {}) })
}

/** A text, with an example of it for the API documentation. */
export function text(example: string) {
  return Type.String({ examples: [example] })
}

/** A parameter with its description and an example from the seed. */
export function about<S extends TSchema>(schema: S, description: string, example?: unknown): S {
  return annotated(schema, { description, ...(example === undefined ? {} : { examples: [example] }) })
}

/** A string enumeration. */
export function oneOf<const V extends readonly string[]>(values: V, description?: string) {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...(description ? { description } : {}) })
}
