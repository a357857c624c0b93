import type { Language } from '@touchline/languages'
import { languageAsked } from '@touchline/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wordAll } from '../../../texts/index.ts'

export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageAsked(headers['accept-language'])
}

/** Sets the language of an answer. */
export function markLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
}

/** Words the texts of an answer in the language that is asked for; refusals see to it themselves. */
export function speakLanguages(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.routeOptions.config.access === undefined || reply.statusCode >= 400) return done(null, payload)
    const language = languageOf(request)
    markLanguage(reply, language)
    done(null, wordAll(language, payload))
  })
}
