import type { ErrorCode, PlatformError } from '@touchline/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify'
import type { Log } from '../../../deps.ts'
import { text, word } from '../../../texts/index.ts'
import { logOf } from '../log-requests.ts'
import { presentError, refusalOf } from './errors.ts'
import { sendPlainPage } from './plain-page.ts'
import { languageOf, markLanguage } from './speak-languages.ts'

/** Seconds until a retry makes sense, where a refusal does not say. */
const usualRetryAfter: { readonly [Code in ErrorCode]?: string } = {
  sandbox_limit: '5',
  busy: '5',
  database_away: '5',
  sandbox_not_ready: '1',
  rate_limited: '60',
}

/** Registers the handling of refusals, and 404 as JSON. Comes before the routes are mounted. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const { config, bodyLimit } = request.routeOptions
    const refusal = refusalOf(error, logOf(request, log), bodyLimit)
    tellUndeclared(refusal, config, log)
    const isPage = config.isPage === true && (request.headers.accept ?? '').includes('text/html')
    return isPage ? sendPage(refusal, reply) : send(refusal, reply)
  })
}

/** A client can only handle refusals that a call declares. */
function tellUndeclared({ code }: PlatformError, { call, refusals }: FastifyContextConfig, log: Log): void {
  if (refusals && !refusals.has(code)) log('error', 'undeclared refusal', { call, code })
}

/** Answers an error with its refusal. */
export function refuse(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  return send(refusalOf(error, logOf(reply.request, log)), reply)
}

function send(refusal: PlatformError, reply: FastifyReply): FastifyReply {
  sayWhen(refusal, reply)
  const language = languageOf(reply.request)
  markLanguage(reply, language)
  reply.header('Vary', varyBy(reply.getHeader('Vary')))
  return reply.code(refusal.status).send(presentError(refusal, language))
}

/** A cached refusal is only valid for its language. */
function varyBy(others: number | string | string[] | undefined): string {
  const named = [others ?? []].flat().join(', ')
  if (named.includes('Accept-Language')) return named
  return named === '' ? 'Accept-Language' : `${named}, Accept-Language`
}

function sayWhen({ code, retryAfter }: PlatformError, reply: FastifyReply): void {
  const seconds = retryAfter ?? usualRetryAfter[code]
  if (seconds !== undefined && !reply.hasHeader('Retry-After')) reply.header('Retry-After', seconds)
}

/** Answers an error on a page for a person: the text, and a link home. */
export function refuseOnPage(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  return sendPage(refusalOf(error, logOf(reply.request, log)), reply)
}

function sendPage(refusal: PlatformError, reply: FastifyReply): FastifyReply {
  const language = languageOf(reply.request)
  const { message } = presentError(refusal, language)
  sayWhen(refusal, reply)
  markLanguage(reply, language)
  return sendPlainPage(reply.code(refusal.status), {
    language,
    heading: message,
    link: { to: '/', text: word(language, text('http:go_home')) },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a page, and so are its refusals. */
    isPage?: boolean
    /** The name of the call; undefined outside the contract. */
    call?: string
    /** The refusals the call declares. */
    refusals?: ReadonlySet<ErrorCode>
  }
}
