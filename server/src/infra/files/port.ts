import type { Readable } from 'node:stream'

/** The files of one sandbox, by key. Keys match `^[0-9a-f-]{1,64}$`; anything else throws a RangeError. */
export type Files = {
  /** Stores what arrives under a new key, whole or not at all: when `content` throws, nothing is left. */
  readonly put: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** Undefined when there is no such file. */
  readonly open: (key: string) => Promise<Readable | undefined>
  /** Removes a file, also one that was being stored when its process ended. A missing file is no error. */
  readonly remove: (key: string) => Promise<void>
}

/** The files of all sandboxes. A name is that of a database. */
export type FileStore = {
  readonly of: (sandbox: string) => Files
  /** Removes every file of a sandbox. */
  readonly clear: (sandbox: string) => Promise<void>
  /** Copies files from one sandbox to another; those that have gone meanwhile are left out. */
  readonly copy: (from: string, to: string, keys: readonly string[]) => Promise<void>
}
