import { createHash } from 'node:crypto'
import { namedSchemas } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import type { Prepared } from '../../prepared-answer.ts'

/** Bytes of answers kept for all sandboxes together; those used longest ago go first. */
const mostBytes = 32 * 1024 * 1024
/** What an answer takes besides its bytes. */
const overhead = 500

type Answer = {
  readonly body: Buffer
  readonly etag: string
  /** The data version at which it was found to hold; undefined where the engine has none. */
  readonly version: number | undefined
  /** Sandbox time until which it holds at that version. */
  readonly until: number
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
 * Visitors' answers, kept as the bytes that were sent. While nobody has committed anything and no time has come at which
 * one could differ, the bytes are sent as they are. Then, and on an engine without a data version each time, what the
 * answer depends on is read, and only where that differs is it made again. That fingerprint is the ETag.
 */
export type AnswerCache = {
  readonly answer: (
    deps: Deps,
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: () => Promise<Prepared<unknown>>,
  ) => Promise<void>
}

export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + overhead,
  })
  const sandboxes = new WeakMap<Deps, number>()
  let numbered = 0

  /** Where an answer is kept: a sandbox that was filled anew is another one. */
  function keyOf(deps: Deps, { url }: FastifyRequest): string {
    const number = sandboxes.get(deps) ?? ++numbered
    sandboxes.set(deps, number)
    return `${number} ${url}`
  }

  return {
    async answer(deps, request, reply, prepare) {
      const key = keyOf(deps, request)
      const kept = answers.get(key)
      // Taken before reading: a commit in between makes the answer one of an older version, which is read again.
      const version = deps.store.dataVersion()
      if (kept && version !== undefined && kept.version === version && deps.clock.now() < kept.until) {
        return send(request, reply, kept)
      }
      const { fingerprint, until, make } = await prepare()
      const etag = etagOf(fingerprint())
      if (kept?.etag !== etag && request.headers['if-none-match'] === etag) return send(request, reply, { etag })
      const body = kept?.etag === etag ? kept.body : serialised(reply, make())
      answers.set(key, { body, etag, version, until })
      send(request, reply, { etag, body })
    },
  }
}

function serialised(reply: FastifyReply, value: unknown): Buffer {
  // Endpoints answer objects.
  return Buffer.from(String(reply.serializeInput(value as Record<string, unknown>, '200')))
}

/** What answers look like; a browser's copy in an older shape is not the same answer. */
const shapes = createHash('sha256')
  .update(JSON.stringify([...namedSchemas]))
  .digest()

function etagOf(fingerprint: string): string {
  const digest = createHash('sha256').update(shapes).update(fingerprint).digest('base64url')
  return `"${digest.slice(0, 27)}"`
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: { readonly etag: string; readonly body?: Buffer },
): void {
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match'] === etag || body === undefined) {
    reply.code(304).send()
    return
  }
  reply.code(200).type('application/json; charset=utf-8').send(body)
}
