import { namedSchemas } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { buildDocument } from './build-document.ts'
import { servePages } from './serve-pages.ts'

/** Makes the named schemas of the contract known, and serves its OpenAPI document and the pages that show it. */
export function document(app: FastifyInstance, publicUrl: string): void {
  for (const schema of namedSchemas.values()) app.addSchema(schema)
  servePages(app, () => buildDocument(publicUrl))
}
