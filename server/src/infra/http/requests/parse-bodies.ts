import { PlatformError } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

/** Parses bodies: keeps raw JSON beside the parsed value (for signatures); an empty body is none. */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined)
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    request.rawBody = text
    if (text === '') return done(null, undefined)
    try {
      done(null, parseJson(text))
    } catch {
      done(new PlatformError('malformed_request'))
    }
  })
}

/** JSON without keys that could reach a prototype. */
function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__' || key === 'constructor') throw new SyntaxError('not a plain key')
    return value
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string | undefined
  }
}
