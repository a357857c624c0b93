import { namedSchemas, provenanceKeyword, looserFields, type Openness, otherMedia } from '@touchline/contract'
import type { OpenApiDocument } from './build-document.ts'
import { withoutUnused } from './without-unused.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * The description of a platform that answers only what the two documents state or imply. It has the same calls and
 * fields; a field of ours is optional, keeps its `x-provenance` and may hold anything. [O-390]
 */
export function documentsOnly({ info, paths, components, ...rest }: OpenApiDocument): OpenApiDocument {
  const { schemas, responses, ...others } = components
  const document = {
    ...rest,
    info: { ...info, ...told },
    paths: recordOf(paths, (operations) => recordOf(operations, operation)),
    components: {
      ...others,
      schemas: recordOf(schemas, (schema, name) => relaxing(name)(schema)),
      responses: { ...recordOf(responses, relaxing('')), [anyRefusal]: refusal },
    },
  }
  return withoutUnused(document)
}

const told: Json = {
  title: 'Touchline: what the documents state',
  summary: 'The calls and fields of the documents; what is ours is optional and marked',
  description:
    'Describes a platform that answers only what the two documents state or imply. `x-provenance` says where a call or field comes from. Nothing of kind `ours` is required, and such a field may hold anything.',
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record with another value for each. */
function recordOf(record: unknown, change: (value: Json, name: string) => unknown): Record<string, Json> {
  const entries = Object.entries(isJson(record) ? record : {})
  // A record of a description holds objects.
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value as Json, name) as Json]))
}

/** Fields that an answer to a known customer must have. JSON Schema has no word for it; validators pass it over. */
const requiredOfKnown = 'x-required-of-known-customers'

/** No document lists the refusals of a call. */
const anyRefusal = 'any_refusal'

const refusal: Json = {
  description: 'A refusal. P8 names statuses; any other is one too.',
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { message: 'Unauthorised.' } },
  },
}

/** A call. No document says which success a status tells, so 200 fits where we answer 201. */
function operation({ parameters, requestBody, responses, ...rest }: Json): Json {
  const name = String(rest['operationId'])
  const relax = relaxing(name)
  const answers = recordOf(responses, (response) =>
    isOurs(rest) ? anything(response) : withOtherMedia(relax(response), otherMedia[name]),
  )
  const made = answers['201']
  return {
    ...rest,
    ...(parameters === undefined ? {} : { parameters: relax(parameters) }),
    ...(requestBody === undefined ? {} : { requestBody: relax(requestBody) }),
    responses: {
      ...(made ? { 200: made } : {}),
      ...answers,
      default: { $ref: `#/components/responses/${anyRefusal}` },
    },
  }
}

/** The answer of a call of ours: described, with nothing demanded of it. */
function anything(response: Json): Json {
  if (!isJson(response['content'])) return response
  return { ...response, content: recordOf(response['content'], ({ example }) => ({ schema: {}, example })) }
}

function withOtherMedia(response: unknown, media: string | undefined): unknown {
  if (media === undefined || !isJson(response) || !isJson(response['content'])) return response
  return { ...response, content: { ...response['content'], [media]: { schema: { type: 'string' } } } }
}

/**
 * Relaxes a part of the description until it demands nothing of ours. `place` is the schema or the call that has the
 * fields, as `looserFields` names it.
 */
function relaxing(place: string): (part: unknown) => unknown {
  const opennessOf = (field: string): Openness | undefined => looserFields[`${place}.${field}`]

  function relax(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(relax)
    if (!isJson(part)) return part
    const fields = isJson(part['properties']) ? part['properties'] : {}
    const entries = Object.entries(part).flatMap(([key, inner]): readonly (readonly [string, unknown])[] => {
      if (key === 'example' || key === 'examples') return [[key, inner]]
      if (key === 'properties') return [[key, recordOf(fields, fieldOf)]]
      if (key === 'required' && Array.isArray(inner)) return requiredOf(inner, fields)
      // A platform may send and read more than the documents name.
      return key === 'additionalProperties' && inner === false ? [] : [[key, relax(inner)]]
    })
    return Object.fromEntries(entries)
  }

  function fieldOf(field: Json, name: string): unknown {
    const { [provenanceKeyword]: provenance, description, ...schema } = field
    const said = { ...(description === undefined ? {} : { description }), [provenanceKeyword]: provenance }
    if (isOurs(field) || opennessOf(name) === 'may be of any type') return said
    return opennessOf(name) === 'may be null' ? { anyOf: [relax(schema), { type: 'null' }], ...said } : relax(field)
  }

  /** Each keyword goes with the last field that it names. */
  function requiredOf(names: readonly unknown[], fields: Json) {
    const stated = names.filter((name) => {
      const field = fields[String(name)]
      return !isOurs(field) && !holdsOnlyOurs(field) && opennessOf(String(name)) !== 'may be absent'
    })
    const [ofKnown, required] = [true, false].map((is) =>
      stated.filter((name) => (opennessOf(String(name)) === 'may be absent for strangers') === is),
    )
    const keywords = [['required', required ?? []] as const, [requiredOfKnown, ofKnown ?? []] as const]
    return keywords.filter(([, all]) => all.length > 0)
  }

  return relax
}

function isOurs(part: unknown): boolean {
  const provenance = isJson(part) ? part[provenanceKeyword] : undefined
  return isJson(provenance) && provenance['kind'] === 'ours'
}

/** Whether a field refers to a schema of which every field is ours: nothing is stated of such an answer. */
function holdsOnlyOurs(field: unknown): boolean {
  const name = isJson(field) ? String(field['$ref']).split('/').at(-1) : undefined
  const schema: unknown = namedSchemas.get(name ?? '')
  const fields = isJson(schema) && isJson(schema['properties']) ? Object.values(schema['properties']) : []
  return fields.length > 0 && fields.every(isOurs)
}
