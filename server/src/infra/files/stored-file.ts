import type { Readable } from 'node:stream'

/** A file as a call answers it. */
export class StoredFile {
  readonly content: Readable
  readonly mediaType: string
  readonly name: string
  readonly bytes: number

  constructor({ content, mediaType, name, bytes }: Pick<StoredFile, 'content' | 'mediaType' | 'name' | 'bytes'>) {
    this.content = content
    this.mediaType = mediaType
    this.name = name
    this.bytes = bytes
  }
}
