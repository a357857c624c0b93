import type { Provenance } from './provenance.ts'
import type { Schema } from './schema.ts'

/** One parameter of a call. */
export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly schema: Schema
  readonly example: unknown
}

/** One status of a call: the schema of each content type. No content is an answer without a body. */
export type Answer = { readonly content: ReadonlyMap<string, Schema> }

/** The body of a request: the schema of each content type. */
export type Body = { readonly required: boolean; readonly content: ReadonlyMap<string, Schema> }

/** One call of a description. */
export type Operation = {
  /** The operation id, which is the call's name in every report. */
  readonly name: string
  /** In capitals. */
  readonly method: string
  /** With parameters in braces. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** It can be asked by somebody unknown. */
  readonly isPublic: boolean
  /** undefined: none. */
  readonly body: Body | undefined
  /** By status; `default` for every other. */
  readonly answers: ReadonlyMap<string, Answer>
  readonly provenance: Provenance | undefined
}

/** A contract, as an OpenAPI document describes it. */
export type Description = {
  readonly operations: readonly Operation[]
  /** A schema with its reference followed; annotations beside the reference win. */
  readonly resolve: (schema: Schema) => Schema
}

type Json = Readonly<Record<string, unknown>>

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The part of a document that a local reference names. Throws for one that leads nowhere. */
function follow(document: Json, reference: string): Json {
  let part: unknown = document
  for (const step of reference.replace(/^#\//, '').split('/')) {
    part = record(part)[step.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (part === undefined) throw new Error(`The description refers to ${reference}, which is not in it.`)
  return record(part)
}

/** Reads an OpenAPI 3.1 document. Throws an Error of one line for anything else. */
export function readDescription(content: unknown): Description {
  const document = record(content)
  const resolved = new WeakMap<Schema, Schema>()
  if (!String(document['openapi']).startsWith('3.1.'))
    throw new Error('The description is not an OpenAPI 3.1 document.')
  const whole = (part: unknown): Json => {
    const own = record(part)
    return typeof own['$ref'] === 'string' ? { ...follow(document, own['$ref']), ...own } : own
  }

  function contentOf(part: unknown): ReadonlyMap<string, Schema> {
    const content = Object.entries(record(whole(part)['content']))
    // A media type without a schema allows anything.
    return new Map(content.map(([type, media]) => [type, (record(media)['schema'] ?? {}) as Schema]))
  }

  function bodyOf(given: unknown): Body | undefined {
    return given === undefined ? undefined : { required: whole(given)['required'] === true, content: contentOf(given) }
  }

  function answersOf(responses: unknown): ReadonlyMap<string, Answer> {
    return new Map(
      Object.entries(record(responses)).map(([status, response]) => [status, { content: contentOf(response) }]),
    )
  }

  function parameterOf(given: unknown): Parameter {
    const { name, in: place, required, schema, example } = whole(given)
    return {
      name: String(name),
      in: place as Parameter['in'],
      required: required === true,
      schema: schema ?? {},
      example,
    }
  }

  const operations = Object.entries(record(document['paths'])).flatMap(([path, item]) => {
    const shared = list(record(item)['parameters'])
    return methods.flatMap((method): readonly Operation[] => {
      const given = record(item)[method]
      if (given === undefined) return []
      const operation = record(given)
      const security = operation['security'] ?? document['security'] ?? []
      return [
        {
          name: typeof operation['operationId'] === 'string' ? operation['operationId'] : `${method} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters: [...shared, ...list(operation['parameters'])].map(parameterOf),
          isPublic: list(security).length === 0 || list(security).some((way) => Object.keys(record(way)).length === 0),
          body: bodyOf(operation['requestBody']),
          answers: answersOf(operation['responses']),
          provenance: operation['x-provenance'] as Provenance | undefined,
        },
      ]
    })
  })
  return {
    operations,
    resolve(schema) {
      if (schema.$ref === undefined) return schema
      const known = resolved.get(schema)
      if (known !== undefined) return known
      let found = schema
      while (found.$ref !== undefined) {
        const { $ref, ...beside } = found
        found = { ...(follow(document, $ref) as Schema), ...beside }
      }
      resolved.set(schema, found)
      return found
    },
  }
}
