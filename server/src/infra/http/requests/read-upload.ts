import multipart, { type MultipartFile } from '@fastify/multipart'
import { limits, PlatformError } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { text } from '../../../texts/index.ts'
import type { Upload } from '../../files/index.ts'
import { refuseCardData } from './card-data.ts'

/** A form around a file: boundaries, headers, and fields that nobody asked for. */
const wrappingBytes = 16 * 1024

/** Forms with files. Their calls are mounted in a scope of their own, because every other call refuses forms. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: limits.fileBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
  })
}

/** Refuses a form whose length is too great, before any of it is read. */
export function refuseLongForm({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? 0) <= limits.fileBytes + wrappingBytes) return
  reply.header('connection', 'close')
  throw new PlatformError('body_too_large')
}

/**
 * The file called `file` of a form. Throws `media_type_not_supported`, `malformed_request`, and `validation_failed` for a
 * form without the file.
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (request.headers['content-type'] === undefined) throw fileMissing()
  if (!request.isMultipart()) throw new PlatformError('media_type_not_supported')
  // Without a length nobody knows when a refused form ends.
  if (request.headers['content-length'] === undefined) reply.header('connection', 'close')
  const parts = request.parts()
  for (;;) {
    const { done, value } = await orRefused(parts.next())
    if (done) throw fileMissing()
    if (value.type === 'field') continue
    const { file, fieldname, filename } = value
    // A refused form is read to its end, or a browser would not read the refusal.
    reply.raw.once('finish', () => file.resume())
    if (fieldname !== 'file') throw fileMissing()
    refuseCardData({ file: filename })
    return { name: filename, content: contentOf(file, parts) }
  }
}

async function* contentOf(file: MultipartFile['file'], parts: AsyncIterator<unknown>): AsyncGenerator<Uint8Array> {
  const pieces = file.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { done, value } = await orRefused<IteratorResult<Uint8Array>>(pieces.next())
      if (done) break
      yield value
    }
  } finally {
    await pieces.return?.()
  }
  if (file.truncated) throw new PlatformError('body_too_large')
  while (!(await orRefused(parts.next())).done);
}

function fileMissing(): PlatformError {
  return new PlatformError('validation_failed', { fields: { file: [text('fields:required')] } })
}

async function orRefused<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const isSecondFile = error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'
    if (!isSecondFile) throw new PlatformError('malformed_request')
    throw new PlatformError('validation_failed', { fields: { file: [text('http:one_file')] } })
  }
}
