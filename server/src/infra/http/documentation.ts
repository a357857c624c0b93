import { namedSchemas } from '@touchline/contract'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { serveDocumentationPages } from './documentation-pages.ts'

const description =
  'The API of a leisure-venue booking platform, answered for real by this server. ' +
  'Send the token of a login as `Authorization: Bearer {token}`. Amounts are whole minor units.'

/** The OpenAPI document, made from the contract, and its pages. Registered before the routes it describes. */
export async function document(app: FastifyInstance, publicUrl: string): Promise<void> {
  for (const schema of namedSchemas.values()) app.addSchema(schema)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Touchline',
        version: '1.0.0',
        description,
        license: { name: 'Proprietary', url: 'https://touchline.example/licence' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The opaque token that a login answers.' },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `schema-${index}`,
    },
  })
  serveDocumentationPages(app)
}
