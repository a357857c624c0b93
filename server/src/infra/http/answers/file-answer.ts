import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file as the answer of a call. */
export class FileAnswer {
  readonly content: Readable
  readonly mediaType: string
  readonly name: string
  readonly bytes: number

  constructor({ content, mediaType, name, bytes }: Pick<FileAnswer, 'content' | 'mediaType' | 'name' | 'bytes'>) {
    this.content = content
    this.mediaType = mediaType
    this.name = name
    this.bytes = bytes
  }
}

/** Sends a file that somebody uploaded: for saving, never as a page, and nothing in it runs. */
export function sendFile(reply: FastifyReply, { content, mediaType, name, bytes }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-length': bytes,
      'content-disposition': attachmentCalled(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}

/** `Content-Disposition` by RFC 6266: plain letters for old clients, and the whole name in UTF-8. */
function attachmentCalled(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w. ()-]/g, '')
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
