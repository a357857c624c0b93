import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageAsked } from '../words/language.ts'
import { sayAllIn } from '../words/say-in.ts'

export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageAsked(headers['accept-language'])
}

/** Says in what language an answer is. */
export function markLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
}

/** What answers of calls say in sentences is in the language that is asked for; refusals see to it themselves. [O-202] */
export function speakLanguages(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.routeOptions.config.access === undefined || reply.statusCode >= 400) return done(null, payload)
    const language = languageOf(request)
    markLanguage(reply, language)
    done(null, sayAllIn(language, payload))
  })
}
