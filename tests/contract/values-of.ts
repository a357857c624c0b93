import fc from 'fast-check'

/** A schema of our own description, as far as its requests use it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
  readonly additionalProperties?: boolean | Schema
}

type Components = Readonly<Record<string, unknown>>

const formats: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  'date-time': () =>
    fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
      .map((date) => date.toISOString()),
  date: () =>
    fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
      .map((date) => date.toISOString().slice(0, 10)),
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
  'one-line': () => fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, ' ')),
}

/** Values that a schema allows. */
export function valuesOf(given: Schema, components: Components): fc.Arbitrary<unknown> {
  const schema = given.$ref === undefined ? given : referred(given.$ref, components)
  const inner = (each: Schema) => valuesOf(each, components)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(inner))
  const types = [schema.type ?? []].flat()
  if (types.length > 1) return fc.oneof(...types.map((type) => inner({ ...schema, type })))
  const { minimum, maximum, minItems = 0, maxItems = 3, minLength = 0, maxLength = 40 } = schema
  switch (types[0]) {
    case 'object':
      return objectsOf(schema, inner)
    case 'array': {
      const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) }
      const item = inner(schema.items ?? {})
      return schema.uniqueItems === true ? fc.uniqueArray(item, limits) : fc.array(item, limits)
    }
    case 'integer':
      return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1000 })
    case 'number':
      return fc.double({ min: minimum ?? -1000, max: maximum ?? 1000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern, 'u'))
      return (
        formats[schema.format ?? '']?.() ?? fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
      )
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  inner: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)]))
  const record = fc.record(fields, { requiredKeys: [...required], noNullPrototype: true })
  if (typeof additionalProperties !== 'object') return record
  const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), inner(additionalProperties), { maxKeys: 2 })
  return fc.tuple(record, more).map(([own, others]) => ({ ...others, ...own }))
}

function referred(reference: string, components: Components): Schema {
  const [kind = '', name = ''] = reference.replace('#/components/', '').split('/')
  const found = (components[kind] as Readonly<Record<string, Schema>> | undefined)?.[name]
  if (found === undefined) throw new Error(`${reference} is not in the description`)
  return found
}
