import swagger from '@fastify/swagger'
import { PlatformError } from '@touchline/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { presentError } from '../answers/errors.ts'
import type { OpenApiDocument } from './build-document.ts'
import { documentsOnly } from './documents-only.ts'
import { recordsSchema } from './records-schema.ts'
import { pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'

const prefix = '/documentation'

const schemaType = 'application/schema+json; charset=utf-8'

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#5b2d8e"/>' +
  '<path d="M6 10h20M16 10v15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>'

/**
 * Serves the API documentation from an application of its own, created on first use: loading it would take half of the
 * server's start, and most processes never show a page.
 */
export function servePages(app: FastifyInstance, build: () => Promise<OpenApiDocument>): void {
  let made: Promise<FastifyInstance> | undefined
  for (const url of [prefix, `${prefix}/*`]) {
    app.get(url, async (request, reply) => {
      made ??= build().then(createPages)
      const pages = await made
      // The other application writes the headers set by hooks so far.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.hijack()
      pages.routing(request.raw, reply.raw)
    })
  }
  app.addHook('onClose', async () => {
    if (made) await (await made).close()
  })
}

async function createPages(made: OpenApiDocument): Promise<FastifyInstance> {
  const { fastifySwaggerUi } = await import('@fastify/swagger-ui')
  const pages = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } })
  pages.setNotFoundHandler((_request, reply) => {
    const refusal = new PlatformError('path_not_found')
    reply.code(refusal.status).send(presentError(refusal))
  })
  // The types of this mode end at OpenAPI 3.0; the value is passed on unchanged.
  const document = made as never
  await pages.register(swagger, { mode: 'static', specification: { document } })
  await pages.register(fastifySwaggerUi, {
    routePrefix: prefix,
    theme: {
      title: 'Touchline API',
      css: [{ filename: 'touchline.css', content: pageStyle }],
      js: [{ filename: 'touchline.js', content: pageScript }],
      favicon: [{ filename: 'touchline.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: icon }],
    },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
      persistAuthorization: true,
      tryItOutEnabled: true,
    },
  })
  const stated = documentsOnly(made)
  pages.get(`${prefix}/documents.json`, () => stated)
  const records = recordsSchema()
  pages.get(`${prefix}/own-records.schema.json`, (_request, reply) => reply.type(schemaType).send(records))
  await pages.ready()
  return pages
}
