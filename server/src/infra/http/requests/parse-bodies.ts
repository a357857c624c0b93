import { PlatformError } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

/** Bodies: JSON kept as it came beside the parsed value (signatures), an empty one is none. */
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

/** JSON without the keys that could reach a prototype. */
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
