import {
  contractVersion,
  documentationSummary,
  type Endpoint,
  endpoints,
  guide,
  namedSchemas,
  refusalsOf,
} from '@touchline/contract'
import { answerHeaders, headerParameters } from './headers.ts'
import { describeOperation } from './describe-operation.ts'
import { enumerationComponents, toComponent } from './json-schema.ts'
import { linkPaths, linkRefusals } from './links.ts'
import { refusalComponents } from './refusal-responses.ts'

type Json = Readonly<Record<string, unknown>>

export type OpenApiDocument = {
  readonly openapi: string
  readonly info: Json
  readonly servers: readonly Json[]
  readonly tags: readonly Json[]
  readonly paths: Readonly<Record<string, Json>>
  readonly components: Json
}

/** Builds the OpenAPI document of the contract. Each field names its origin in `x-provenance`. */
export function buildDocument(publicUrl: string): OpenApiDocument {
  const all = Object.values<Endpoint>(endpoints)
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of all) {
    const { call } = endpoint
    for (const [name, path] of Object.entries({ [call.name]: call.path, ...call.aliases })) {
      const operations = (paths[path] ??= {})
      operations[call.method.toLowerCase()] = describeOperation(endpoint, name)
    }
  }
  const schemas = [...namedSchemas].map(([name, schema]) => [name, toComponent(schema)])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: contractVersion,
      summary: documentationSummary,
      description: guide,
      contact: { name: 'Touchline', url: publicUrl },
      license: { name: 'Proprietary', url: 'https://touchline.example/licence' },
    },
    servers: [{ url: publicUrl, description: 'This server' }],
    // One and the same object stands in all files of a noun.
    tags: [...new Set(all.map(({ tag }) => tag))],
    paths: { ...paths, ...linkPaths(endpoints.createSandbox.tag.name) },
    components: {
      schemas: { ...Object.fromEntries(schemas), ...enumerationComponents() },
      parameters: headerParameters,
      headers: answerHeaders,
      responses: refusalComponents([...all.map(refusalsOf), linkRefusals]),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The opaque token that a login answers.' },
        partnerKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Partner-Key',
          description: 'The key of a partner, for its server and never for a browser.',
        },
      },
    },
  }
}
