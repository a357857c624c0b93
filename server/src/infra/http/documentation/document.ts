import { namedSchemas } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { servePages } from './serve-pages.ts'

/** Makes the named schemas of the contract known, and serves its OpenAPI document and the pages that show it. */
export function document(app: FastifyInstance, publicUrl: string): void {
  for (const schema of namedSchemas.values()) app.addSchema(schema)
  // Most processes are never asked for it, and its examples alone are as long as a module of the platform.
  servePages(app, async () => (await import('./build-document.ts')).buildDocument(publicUrl))
}
