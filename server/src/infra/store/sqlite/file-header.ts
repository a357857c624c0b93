import { closeSync, openSync, readSync, statSync } from 'node:fs'

const headerBytes = 100

/** Whether a file is shorter than its own header says, or has no header of SQLite at all. */
export function isTruncated(file: string): boolean {
  const header = Buffer.alloc(headerBytes)
  const opened = openSync(file, 'r')
  try {
    if (readSync(opened, header, 0, headerBytes, 0) < headerBytes) return true
  } finally {
    closeSync(opened)
  }
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3') return true
  const pageSize = header.readUInt16BE(16)
  return statSync(file).size < header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize)
}
