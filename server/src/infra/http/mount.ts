import { minute } from '@touchline/clock'
import { type Endpoint, ErrorBody, PlatformError, refusalsOf } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { refuseCardData } from './requests/card-data.ts'
import { refuseNul } from './requests/clean-text.ts'
import { sendTagged } from './answers/tagged-text.ts'
import { unfit } from './answers/errors.ts'
import { StoredFile } from '../files/index.ts'
import { sendFile } from './answers/send-file.ts'
import { refuseLongForm } from './requests/read-upload.ts'
import { waitForUpload } from './requests/wait-for-upload.ts'
import type { RouteOptions } from './route.ts'

export type MountOptions = RouteOptions & {
  /** Runs after the validation of path and query and before the body is read; throws to refuse. */
  readonly beforeBody?: (request: FastifyRequest) => Promise<void>
  /** A field of the body that the handler checks itself, with sentences of its own. */
  readonly checksItself?: string
}

/** Mounts one endpoint under its path and aliases. An endpoint without declared access stops the start. */
export function mount(
  app: FastifyInstance,
  endpoint: Endpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: MountOptions = {},
): void {
  const { call } = endpoint
  if (!call.access) throw new Error(`${call.name} declares no access`)
  for (const path of [call.path, ...Object.values(call.aliases ?? {})]) {
    app.route({
      method: call.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...hooksOf(endpoint, options),
      ...optionsOf(endpoint, options),
      // A HEAD request must not write.
      ...(call.writes && { exposeHeadRoute: false }),
      ...(options.bodyBytes === undefined ? {} : { bodyLimit: options.bodyBytes }),
      handler: async (request, reply) => {
        const result = await answer(request, reply)
        // The handler has sent the answer itself.
        if (result === reply) return reply
        if (result instanceof StoredFile) return sendFile(reply, result)
        if (options.headers) reply.headers(options.headers)
        const { produces: mediaType } = endpoint
        if (typeof mediaType === 'string') {
          if (endpoint.answersETag) return sendTagged(request, reply, { text: String(result), mediaType })
          reply.type(mediaType)
        }
        reply.code(endpoint.status ?? 200)
        return result
      },
    })
  }
}

/** The media type of calls that take a file. */
export const uploadType = 'multipart/form-data'

function hooksOf(endpoint: Endpoint, { beforeBody }: MountOptions): RouteShorthandOptions {
  const { call, query, bodyOptional, consumes = 'application/json' } = endpoint
  // A bank's message is opaque, and the gateway's are signed.
  const mayHaveCardData = call.access === 'bank' || call.access === 'gateway'
  const readAddress = (request: FastifyRequest) => {
    refuseNul(request.params, '')
    refuseNul(request.query, '')
    if (query) spellBooleans(request.query, query)
    if (mayHaveCardData) return
    refuseCardData(request.params)
    refuseCardData(request.query)
    const { 'idempotency-key': key, 'x-correlation-id': correlation } = request.headers
    refuseCardData({ 'Idempotency-Key': key, 'X-Correlation-Id': correlation })
  }
  const readBody = (request: FastifyRequest) => {
    refuseOtherMedia(request, consumes)
    refuseNul(request.body, '')
    if (!mayHaveCardData) refuseCardData(request.body)
    if (bodyOptional && request.body === undefined) request.body = {}
  }
  if (!beforeBody) {
    return {
      preValidation: async (request) => {
        readAddress(request)
        readBody(request)
      },
    }
  }
  return {
    preParsing: async (request, reply) => {
      readAddress(request)
      checkPart(request, 'params')
      checkPart(request, 'querystring')
      await beforeBody(request)
      if (consumes !== uploadType) return
      refuseLongForm(request, reply)
      waitForUpload(request, reply)
    },
    preValidation: async (request) => readBody(request),
  }
}

/** Fastify validates after reading the body; this validates one part earlier. */
function checkPart(request: FastifyRequest, part: 'params' | 'querystring'): void {
  const validate = request.getValidationFunction(part)
  const value = part === 'params' ? request.params : request.query
  if (validate && !validate(value)) throw unfit(validate.errors ?? [], part)
}

function optionsOf(endpoint: Endpoint, { checksItself }: MountOptions): RouteShorthandOptions {
  const { call, params, query, body, reply, consumes } = endpoint
  const reads: TSchema = reply
  return {
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      // A form with a file is read by its handler, piece by piece.
      ...(body && consumes !== uploadType ? { body: without(checksItself, body) } : {}),
      response: { [endpoint.status ?? 200]: reads, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    config: {
      isPage: endpoint.produces === 'text/html',
      access: call.access,
      ...(call.writes && { writes: true }),
      call: call.name,
      refusals: new Set(refusalsOf(endpoint)),
      ...(call.guestsPerMinute !== undefined && { guestsPerMinute: call.guestsPerMinute }),
      ...(call.attemptsPerMinute !== undefined && {
        rateLimit: { max: call.attemptsPerMinute, timeWindow: minute },
      }),
    },
  }
}

/** A schema that takes anything in one of its fields. */
function without(field: string | undefined, schema: TSchema): TSchema {
  if (field === undefined) return schema
  // The body of a call is an object schema.
  const { properties } = schema as { properties?: Record<string, object> }
  return { ...schema, properties: { ...properties, [field]: {} } }
}

/** A body must have its endpoint's media type: a foreign page can make a browser post a form, but not JSON. */
function refuseOtherMedia(request: FastifyRequest, accepted: string): void {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (request.body !== undefined && request.body !== null && type.trim().toLowerCase() !== accepted) {
    throw new PlatformError('media_type_not_supported')
  }
}

/** Queries spell booleans 'true' and 'false', or '1' and '0'. */
function spellBooleans(query: unknown, schema: TSchema): void {
  // Fastify has parsed the query into an object of texts; the schema is an object schema.
  const values = query as Record<string, unknown>
  const { properties } = schema as { properties?: Record<string, { type?: string }> }
  for (const [name, { type }] of Object.entries(properties ?? {})) {
    if (type !== 'boolean') continue
    if (values[name] === '1') values[name] = 'true'
    if (values[name] === '0') values[name] = 'false'
  }
}
