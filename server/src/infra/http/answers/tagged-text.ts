import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Tagged = { readonly text: string; readonly mediaType: string }

/** Sends a private text with its ETag, or 304 to a client that has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { text, mediaType }: Tagged): FastifyReply {
  // Weak: it stands for the text, which may be sent compressed or not.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  return isKnown(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.type(`${mediaType}; charset=utf-8`).send(text)
}

/** Whether a list of tags has one; strong and weak ones of the same text are equal. RFC 9110 13.1.2 */
function isKnown(tags: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (tags ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
