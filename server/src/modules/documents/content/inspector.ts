import type { FileType, Text } from '@touchline/contract'
import { text } from '../../../texts/index.ts'

/** Watches a file of one type while it passes. */
export type Inspector = {
  readonly type: FileType
  /** Takes the next piece and answers the part of it that belongs to the file. Throws Unacceptable. */
  readonly take: (piece: Buffer) => Buffer
  /** After the last piece. Throws Unacceptable when the file is not whole. */
  readonly end: () => void
}

/** A file that is refused, with the reason. */
export class Unacceptable extends Error {
  override name = 'Unacceptable'
  readonly reason: Text
  constructor(reason: Text) {
    super(reason.key)
    this.reason = reason
  }
}

export function damaged(): Unacceptable {
  return new Unacceptable(text('documents:damaged'))
}
