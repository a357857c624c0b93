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

/** Levels of a body: far more than any call has. Whatever reads it later may call itself once per level. */
const mostLevels = 64

/** JSON of few levels, without keys that could reach a prototype. */
function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  refuseUnfit(value, mostLevels)
  return value
}

function refuseUnfit(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw new SyntaxError('too many levels')
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor') throw new SyntaxError('not a plain key')
    refuseUnfit(Reflect.get(value, key), levels - 1)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string | undefined
  }
}
