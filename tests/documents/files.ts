import { crc32, deflateSync } from 'node:zlib'
import type { RawRequest } from '../support/person.ts'

/** A chunk of a PNG, with its checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, checksum])
}

/** A grey picture; with `claims`, its header names another size than its pixels have. */
export function png(claims: readonly [width: number, height: number] = [2, 2]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claims[0], 0)
  header.writeUInt32BE(claims[1], 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(6))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG as far as its segments go: a comment, a frame of 2 by 2, a scan with an escaped 0xff and a restart, the end. */
export function jpeg(comment = 'a comment'): Buffer {
  const text = Buffer.from(comment)
  const commentLength = Buffer.alloc(2)
  commentLength.writeUInt16BE(text.length + 2)
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.from('fffe', 'hex'),
    commentLength,
    text,
    Buffer.from('ffc0000b080002000201011100', 'hex'),
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.from('12ff0034ffd056ffffd9', 'hex'),
  ])
}

/** A PDF of one empty page, with more before its end. */
export function pdf(more: string | Buffer = ''): Buffer {
  const body = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n'
  return Buffer.concat([
    Buffer.from(body),
    Buffer.from(more),
    Buffer.from('\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ])
}

export type Sent = {
  readonly content: Buffer
  readonly name?: string
  readonly type?: string
  readonly field?: string
}

const boundary = 'a-boundary-of-the-tests'

/** The body of a form with files. */
export function formBody(files: readonly Sent[]): Buffer {
  const parts = files.flatMap(({ content, name = 'card.pdf', type = 'application/octet-stream', field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` } as const

/** A request that sends files in a form. */
export function formOf(url: string, ...files: readonly Sent[]): RawRequest {
  const payload = formBody(files)
  return { method: 'POST', url, payload, headers: { ...formHeaders, 'content-length': String(payload.length) } }
}
