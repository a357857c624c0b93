import { type Access, type ApiName, type Endpoint } from '@touchline/contract'
import examples from './seen-examples.json' with { type: 'json' }
import { callDescriptions } from './call-descriptions.ts'
import { headersOf } from './headers.ts'
import { toComponent } from './json-schema.ts'
import { parameterDescriptions } from './parameter-descriptions.ts'
import { refusalResponses } from './refusal-responses.ts'
import { requestExamples } from './request-examples.ts'

type Json = Readonly<Record<string, unknown>>

/** What the server answered to each call in a test, and the parameters that were sent. */
const seen: Readonly<Record<string, { readonly parameters: Json; readonly answer?: unknown }>> = examples

/** One call under one of its paths, as OpenAPI describes it. */
export function describeOperation(endpoint: Endpoint, path: string): Json {
  const { call, provenance } = endpoint
  const parameters = [
    ...parametersOf('path', endpoint.params, seen[call.name]?.parameters),
    ...parametersOf('query', endpoint.query, seen[call.name]?.parameters),
    ...headersOf(endpoint),
  ]
  const body = bodyOf(endpoint)
  return {
    operationId: path === call.path ? call.name : `${call.name}At${path.length}`,
    summary: endpoint.summary,
    // The endpoints are exactly those that have a name.
    description: callDescriptions[call.name as ApiName],
    tags: [endpoint.tag],
    security: securityOf(call.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...answerOf(endpoint), ...refusalResponses(endpoint) },
    'x-provenance': provenance,
  }
}

function bodyOf({ call, body, bodyOptional, consumes }: Endpoint): Json | undefined {
  if (!body) return undefined
  const example = requestExamples[call.name as ApiName]
  const media = { schema: toComponent(body), ...(example ? { example } : {}) }
  return { required: bodyOptional !== true, content: { [consumes ?? 'application/json']: media } }
}

function parametersOf(place: 'path' | 'query', schema: unknown, sent: Json = {}): readonly Json[] {
  // Parameters are object schemas.
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Json>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = toComponent(property)
    const known = parameterDescriptions[name]
    const example = [sent[name], ...(known?.examples ?? [])].find((value) => isPossible(value, rest))
    const isRequired = place === 'path' || required.includes(name)
    // A page to try calls out sends the examples it is given: what may be left out is only told.
    const told = isRequired || example === undefined ? undefined : `For example \`${JSON.stringify(example)}\`.`
    const said = [known?.description, told, description].filter((text) => typeof text === 'string')
    return {
      name,
      in: place,
      required: isRequired,
      ...(said.length > 0 ? { description: said.join('\n\n') } : {}),
      schema: rest,
      ...(isRequired && example !== undefined ? { example } : {}),
      // Lists are sent as `name[]=a&name[]=b`, which plain repeated names are accepted for. [O-62]
      ...(rest['type'] === 'array' ? { style: 'form', explode: true } : {}),
    }
  })
}

/** Whether a value can be one of a parameter: by its JSON type and the values it is limited to. */
function isPossible(value: unknown, schema: Json): boolean {
  const { type, enum: values, items } = schema
  if (Array.isArray(value)) return type === 'array' && isPossible(value[0], (items ?? {}) as Json)
  if (Array.isArray(values)) return values.includes(value)
  if (typeof value === 'number') return type === 'number' || type === 'integer'
  return typeof value === type
}

/** Lists that are kept for visitors and say in which state they are. */
const withTag: ReadonlySet<string> = new Set(['listCourses', 'listCamps'])

function answerOf({ call, status = 200, produces, reply }: Endpoint): Json {
  const media = produces ?? 'application/json'
  const example = seen[call.name]?.answer
  const answer = {
    description: status === 201 ? 'Made' : 'Answered',
    content: { [media]: { schema: toComponent(reply), ...(example === undefined ? {} : { example }) } },
  }
  if (!withTag.has(call.name)) return { [status]: answer }
  const headers = { ETag: { $ref: '#/components/headers/etag' } }
  return { [status]: { ...answer, headers }, 304: { description: 'Nothing has changed since', headers } }
}

/** A token is needed, may be sent, or says nothing there; a partner's server has a key instead. */
function securityOf(access: Access): readonly Json[] {
  if (access === 'gateway' || access === 'bank' || access === 'sandbox') return []
  if (access === 'partner') return [{ partnerKey: [] }]
  return access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}
