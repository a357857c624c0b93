import { crc32 } from 'node:zlib'
import { inspectBySteps } from './inspect-by-steps.ts'
import { damaged, type Inspector } from './inspector.ts'
import { checkSize } from './size-of-picture.ts'

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

const headerBytes = 8
const checksumBytes = 4

type Chunk = { readonly type: string; left: number; checksum: number; readonly isHeader: boolean }

/** Checks every chunk of a PNG by its checksum; whatever follows the last one is dropped. */
export function inspectPng(): Inspector {
  let signatureLeft = pngSignature.length
  let chunk: Chunk | undefined
  let hasHeader = false
  let hasPixels = false
  let isOver = false

  function begin(header: Buffer): Chunk {
    const type = header.toString('latin1', 4, headerBytes)
    const left = header.readUInt32BE(0)
    const isFirst = !hasHeader
    if (!/^[A-Za-z]{4}$/.test(type) || isFirst !== (type === 'IHDR')) throw damaged()
    if (isFirst && left !== 13) throw damaged()
    hasHeader = true
    if (type === 'IDAT') hasPixels = true
    return { type, left, checksum: crc32(header.subarray(4)), isHeader: isFirst }
  }

  function finish({ type, checksum }: Chunk, stated: number): void {
    if (checksum !== stated || (type === 'IEND' && !hasPixels)) throw damaged()
    isOver = type === 'IEND'
  }

  function step(bytes: Buffer): number {
    if (signatureLeft > 0) {
      const used = Math.min(signatureLeft, bytes.length)
      signatureLeft -= used
      return used
    }
    if (!chunk) {
      if (bytes.length < headerBytes) return 0
      chunk = begin(bytes.subarray(0, headerBytes))
      return headerBytes
    }
    if (chunk.left === 0) {
      if (bytes.length < checksumBytes) return 0
      finish(chunk, bytes.readUInt32BE(0))
      chunk = undefined
      return checksumBytes
    }
    // The picture's size is read at once.
    if (chunk.isHeader && bytes.length < chunk.left) return 0
    const content = bytes.subarray(0, chunk.left)
    if (chunk.isHeader) checkSize(content.readUInt32BE(0), content.readUInt32BE(4))
    chunk.checksum = crc32(content, chunk.checksum)
    chunk.left -= content.length
    return content.length
  }

  return inspectBySteps({ type: 'image/png', step, isOver: () => isOver })
}
