import { namedSchemas } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { servePages } from './serve-pages.ts'

/** Registers the named schemas of the contract, and serves its OpenAPI document and pages. */
export function document(app: FastifyInstance, publicUrl: string): void {
  for (const schema of namedSchemas.values()) app.addSchema(schema)
  // Loaded on demand: most processes never need it, and its examples alone are as large as a module.
  servePages(app, async () => (await import('./build-document.ts')).buildDocument(publicUrl))
}
