import type { Readable } from 'node:stream'

/**
 * A virus scanner. It reads a whole file before anybody can see it, and answers whether it is clean; when it throws, the
 * file is refused. docs/settings.md says how to connect one.
 */
export type Scan = (content: Readable) => Promise<boolean>

/** No scanner: every file counts as clean. */
export const scanNothing: Scan = async (content) => {
  content.destroy()
  return true
}
