import { type Access, type Endpoint, endpoints, namedSchemas } from '@touchline/contract'
import { toComponent } from './json-schema.ts'

type Json = Readonly<Record<string, unknown>>

export type OpenApiDocument = {
  readonly openapi: string
  readonly info: Json
  readonly servers: readonly Json[]
  readonly paths: Readonly<Record<string, Json>>
  readonly components: Json
}

const description =
  'The API of a leisure-venue booking platform, answered for real by this server. ' +
  'Send the token of a login as `Authorization: Bearer {token}`. Amounts are whole minor units.'

/** The OpenAPI document of the contract. Each field says in `x-provenance` where it comes from. */
export function buildDocument(publicUrl: string): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const { call } = endpoint
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const operations = (paths[path] ??= {})
      operations[call.method.toLowerCase()] = operationOf(endpoint, path)
    }
  }
  const schemas = [...namedSchemas].map(([name, schema]) => [name, toComponent(schema)])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1.0.0',
      description,
      license: { name: 'Proprietary', url: 'https://touchline.example/licence' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The opaque token that a login answers.' },
      },
    },
  }
}

function operationOf(endpoint: Endpoint, path: string): Json {
  const { call, params, query, body, bodyOptional, consumes = 'application/json' } = endpoint
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)]
  return {
    operationId: path === call.path ? call.name : `${call.name}At${path.length}`,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: securityOf(call.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: !bodyOptional, content: { [consumes]: { schema: toComponent(body) } } } }
      : {}),
    responses: responsesOf(endpoint),
  }
}

function parametersOf(place: 'path' | 'query', schema: unknown): readonly Json[] {
  // Parameters are object schemas.
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Json>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const { description: about, ...rest } = toComponent(property)
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(about === undefined ? {} : { description: about }),
      schema: rest,
    }
  })
}

function responsesOf({ status = 200, produces, reply }: Endpoint): Json {
  const media = produces ?? 'application/json'
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return {
    [status]: { description: 'Done', content: { [media]: { schema: toComponent(reply) } } },
    '4XX': refusal,
    '5XX': refusal,
  }
}

/** A token is needed, may be sent, or says nothing there. */
function securityOf(access: Access): readonly Json[] {
  if (access === 'gateway' || access === 'bank' || access === 'sandbox') return []
  return access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}
