import { type Endpoint, namedSchemas } from '@touchline/contract'

/** A schema as plain JSON. */
type Json = Readonly<Record<string, unknown>>

/** The source text of a shape, with the named entities it refers to. */
type Source = { readonly text: string; readonly entities: readonly string[] }

const plain = (text: string): Source => ({ text: JSON.stringify(text), entities: [] })

/** Fields without which a value object is meaningless. */
const vital: Readonly<Record<string, readonly string[]>> = {
  Price: ['value'],
  DateTime: ['utc', 'local'],
  ClockTime: ['format_24_hour'],
}

/** The documents spell instructors as names in one place and as records in another. [P3.7, P3.9] */
const people = 'instructors'

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function optionsOf({ anyOf }: Json): readonly Json[] {
  return Array.isArray(anyOf) ? anyOf.filter(isJson) : []
}

/** The shape of a schema for `client/src/api/answers/shape.ts`, without null. */
function shapeOf(schema: Json): Source {
  const options = optionsOf(schema).filter(({ type }) => type !== 'null')
  const [only] = options
  if (only && options.length === 1) return shapeOf(only)
  if (options.length === 2 && options.every(isId)) return plain('i')
  if (typeof schema['$ref'] === 'string') return { text: schema['$ref'], entities: [schema['$ref']] }
  if (isJson(schema['properties'])) return fieldsOf(schema, [])
  switch (schema['type']) {
    case 'string':
      return plain(typeof schema['pattern'] === 'string' && schema['pattern'].includes('[0-5]\\d') ? 't' : 's')
    case 'integer':
      return plain('w')
    case 'number':
      return plain('n')
    case 'boolean':
      return plain('b')
    case 'array': {
      const { text, entities } = shapeOf(isJson(schema['items']) ? schema['items'] : {})
      return { text: `[${text}]`, entities }
    }
    default:
      return plain('x')
  }
}

/** Whether it is one of the two kinds of id: a number or a text. */
function isId({ type }: Json): boolean {
  return type === 'integer' || type === 'string'
}

/** Sent for known customers only: absent for visitors. [P6] */
const unsaidToStrangers: ReadonlySet<string> = new Set(['bookable_action'])

function provenanceOf(schema: unknown): unknown {
  return isJson(schema) && isJson(schema['x-provenance']) ? schema['x-provenance']['kind'] : undefined
}

const isOurs = (schema: unknown): boolean => provenanceOf(schema) === 'ours'

/**
 * An object's fields by wire name, with the marks of `shape.ts`. An object with only our own fields is whole or absent,
 * so the field that holds it is optional.
 */
function fieldsOf(schema: Json, vitalNames: readonly string[]): Source {
  const properties = isJson(schema['properties']) ? schema['properties'] : {}
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const allOurs = Object.values(properties).every(isOurs)
  const fields = Object.entries(properties).map(([name, property]) => {
    const own = isJson(property) ? property : {}
    const mayBeAbsent = !required.includes(name) || (isOurs(own) && !allOurs)
    const mayBeNull =
      optionsOf(own).some(({ type }) => type === 'null') ||
      // An inferred field may have another name elsewhere.
      provenanceOf(own) === 'inferred' ||
      unsaidToStrangers.has(name)
    const marks = `${vitalNames.includes(name) ? '!' : ''}${mayBeAbsent ? '?' : ''}${mayBeNull ? '~' : ''}`
    const { text, entities } = name === people ? plain('p') : shapeOf(own)
    return { text: `${JSON.stringify(name + marks)}:${text}`, entities }
  })
  return {
    text: `{${fields.map(({ text }) => text).join(',')}}`,
    entities: fields.flatMap(({ entities }) => entities),
  }
}

/** The module of a named entity: its fields. Throws for an unknown name. */
export function entityModule(name: string): string {
  // A schema is JSON with a type.
  const schema = namedSchemas.get(name) as Json | undefined
  if (!schema) throw new Error(`the contract defines no ${name}`)
  const { text, entities } = fieldsOf(schema, vital[name] ?? [])
  return `${importsOf(entities)}export default ${text}`
}

/** The module of a noun: its calls as the client needs them, with their answer tables. */
export function callsModule(endpoints: readonly Endpoint[]): string {
  const calls = endpoints.map(({ call, reply }) => {
    const { name, method, path, asks } = call
    const { text, entities } = answerOf(reply as Json, method)
    const definition = JSON.stringify({ name, method, path, asks }).slice(0, -1)
    return { text: `export const ${name} = ${definition},"answer":${text}}`, entities }
  })
  return importsOf(calls.flatMap(({ entities }) => entities)) + calls.map(({ text }) => text).join('\n')
}

/** A write whose answer has only our own fields may be answered with anything: the client waits for none of it. */
function answerOf(reply: Json, method: Endpoint['call']['method']): Source {
  const { properties } = reply
  const isWrapped = isJson(properties) && isJson(properties['data'])
  const inside = isWrapped && isJson(properties['data']) ? properties['data'] : reply
  const named = typeof inside['$ref'] === 'string' ? namedSchemas.get(inside['$ref']) : undefined
  const says =
    method === 'GET' || named === undefined || !Object.values((named as Json)['properties'] ?? {}).every(isOurs)
  const { text, entities } = says ? shapeOf(inside) : plain('-')
  return { text: `{"wrapped":${String(isWrapped)},"shape":${text}}`, entities }
}

function importsOf(entities: readonly string[]): string {
  return [...new Set(entities)].map((name) => `import ${name} from 'virtual:entities/${name}'\n`).join('')
}
