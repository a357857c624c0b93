import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'

/** Answers kept per sandbox; the one used longest ago goes first. */
const kept = 200

type Answer = {
  readonly body: Buffer
  readonly etag: string
  readonly version: number
  /** Sandbox time at which something in it changes by time alone; undefined: never. */
  readonly until: number | undefined
}

/** Whether a request is from a visitor: nobody is known, so the answer is the same for everybody. */
export function isFromVisitor({ headers }: FastifyRequest): boolean {
  return (
    headers.authorization === undefined &&
    headers['x-selected-user'] === undefined &&
    !(headers.cookie ?? '').includes('-authToken=')
  )
}

/**
 * Visitors' answers, kept as the bytes that were sent. An answer holds for one data version of the sandbox's database,
 * which counts the commits of every process, and until the next instant at which anything in it changes by time alone; so
 * none is ever stale. An engine without a data version keeps nothing: there the ETag saves the transfer only.
 */
export type AnswerCache = {
  /** Sends the kept answer of an address; false when there is none that holds. */
  readonly send: (deps: Deps, request: FastifyRequest, reply: FastifyReply) => boolean
  /** Makes, keeps and sends an answer. */
  readonly answer: (
    deps: Deps,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<{ readonly value: unknown; readonly until: number | undefined }>,
  ) => Promise<void>
}

export function createAnswerCache(): AnswerCache {
  const bySandbox = new WeakMap<Deps, Map<string, Answer>>()

  function answersOf(deps: Deps): Map<string, Answer> {
    const known = bySandbox.get(deps) ?? new Map<string, Answer>()
    bySandbox.set(deps, known)
    return known
  }

  function keep(deps: Deps, address: string, answer: Answer): void {
    const answers = answersOf(deps)
    answers.set(address, answer)
    const [oldest] = answers.keys()
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
  }

  return {
    send(deps, request, reply) {
      const answers = bySandbox.get(deps)
      const answer = answers?.get(request.url)
      if (!answers || !answer) return false
      const over = answer.until !== undefined && deps.clock.now() >= answer.until
      if (over || answer.version !== deps.store.dataVersion()) {
        answers.delete(request.url)
        return false
      }
      sendBytes(request, reply, answer)
      return true
    },
    async answer(deps, request, reply, make) {
      // Taken before reading: a commit in between makes the answer one of an older version, which is never sent again.
      const version = deps.store.dataVersion()
      const { value, until } = await make()
      // Endpoints answer objects.
      const body = Buffer.from(String(reply.serializeInput(value as Record<string, unknown>, '200')))
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
      if (version !== undefined) keep(deps, request.url, { body, etag, version, until })
      sendBytes(request, reply, { body, etag })
    },
  }
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, { body, etag }: Pick<Answer, 'body' | 'etag'>): void {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Authorization, Cookie, X-Sandbox' })
  if (request.headers['if-none-match'] === etag) {
    reply.code(304).send()
    return
  }
  reply.code(200).type('application/json; charset=utf-8').send(body)
}
