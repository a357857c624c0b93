import type { ErrorCode } from '@touchline/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Log } from '../../deps.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { presentError, refusalOf } from './errors.ts'

/** Registers what every answer has in common: refusals, and 404 as JSON. Comes before the routes are mounted. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const isPage = request.routeOptions.config.isPage === true && (request.headers.accept ?? '').includes('text/html')
    return isPage ? refuseOnPage(error, reply, log) : refuse(error, reply, log)
  })
}

/** Seconds after which it is worth while to try again. */
const laterOf: Partial<Record<ErrorCode, string>> = { sandbox_limit: '5', busy: '5', rate_limited: '60' }

/** Answers an error with the refusal it stands for. */
export function refuse(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  const refusal = refusalOf(error, log)
  const later = laterOf[refusal.code]
  if (later !== undefined && !reply.hasHeader('Retry-After')) reply.header('Retry-After', later)
  return reply.code(refusal.status).send(presentError(refusal))
}

/** The same for a person whose browser was sent here: the words, and a way home. */
function refuseOnPage(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  const { status, message } = refusalOf(error, log)
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(message)}</title></head>
<body><main><h1>${escapeHtml(message)}</h1><p><a href="/" target="_top">Go home</a></p></main></body></html>
`
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a page, and so are its refusals. */
    isPage?: boolean
  }
}
