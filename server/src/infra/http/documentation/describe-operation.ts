import { type Access, type Endpoint, refusalsOf } from '@touchline/contract'
import { exampleOf } from './example-of.ts'
import { headersOf } from './headers.ts'
import { toComponent } from './json-schema.ts'
import { refusalResponses } from './refusal-responses.ts'

type Json = Readonly<Record<string, unknown>>

/** One call as OpenAPI describes it: under its own path, or under another by another name. */
export function describeOperation(endpoint: Endpoint, operationId: string): Json {
  const { call, provenance } = endpoint
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...headersOf(endpoint),
  ]
  const body = bodyOf(endpoint)
  return {
    operationId,
    summary: endpoint.summary,
    description: endpoint.description,
    tags: [endpoint.tag.name],
    security: securityOf(call.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...answerOf(endpoint), ...refusalResponses(refusalsOf(endpoint)) },
    'x-provenance': provenance,
  }
}

function bodyOf({ body, example, bodyOptional, consumes }: Endpoint): Json | undefined {
  if (!body) return undefined
  const media = { schema: toComponent(body), example: example ?? exampleOf(body) }
  return { required: bodyOptional !== true, content: { [consumes ?? 'application/json']: media } }
}

function parametersOf(place: 'path' | 'query', schema: unknown): readonly Json[] {
  // Parameters are object schemas.
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Json>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const { description: about, examples, ...own } = property
    const { description, ...rest } = toComponent(own)
    const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : []
    const isRequired = place === 'path' || required.includes(name)
    // The try-it-out page sends given examples, so that of an optional parameter stands in its description only.
    const told = isRequired || example === undefined ? undefined : `For example \`${JSON.stringify(example)}\`.`
    const said = [about, told, description].filter((text) => typeof text === 'string')
    return {
      name,
      in: place,
      required: isRequired,
      ...(said.length > 0 ? { description: said.join('\n\n') } : {}),
      schema: rest,
      ...(isRequired && example !== undefined ? { example } : {}),
      // Lists are sent as `name[]=a&name[]=b`; plain repeated names are accepted too.
      ...(rest['type'] === 'array' ? { style: 'form', explode: true } : {}),
    }
  })
}

function answerOf({ status = 200, produces, reply, answersETag }: Endpoint): Json {
  const media = [produces ?? 'application/json'].flat()
  const content = { schema: toComponent(reply), example: exampleOf(reply) }
  const answer = {
    description: status === 201 ? 'Made' : 'Answered',
    content: Object.fromEntries(media.map((one) => [one, content])),
  }
  if (!answersETag) return { [status]: answer }
  const headers = { ETag: { $ref: '#/components/headers/etag' } }
  return { [status]: { ...answer, headers }, 304: { description: 'Nothing has changed since', headers } }
}

/** A token is required, optional or ignored; a partner's server has a key instead. */
function securityOf(access: Access): readonly Json[] {
  if (access === 'gateway' || access === 'bank' || access === 'sandbox') return []
  if (access === 'partner') return [{ partnerKey: [] }]
  return access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}
