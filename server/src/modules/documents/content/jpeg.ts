import { inspectBySteps } from './inspect-by-steps.ts'
import { damaged, type Inspector } from './inspector.ts'
import { checkSize } from './size-of-picture.ts'

export const jpegSignature = Buffer.from('ffd8ff', 'hex')

const fill = 0xff
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/** Markers inside the pixels: an escaped 0xff, and restarts. */
const isInsideScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7)
/** Markers of a frame, which has the size of the picture. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

/** Bytes of a frame up to the width: precision, height, width. */
const frameBytes = 5

/** Follows the segments of a JPEG to its end; whatever comes after that is dropped, as cameras append a good deal. */
export function inspectJpeg(): Inspector {
  let skip = 0
  let isScan = false
  let hasFrame = false
  let hasScan = false
  let isOver = false

  /** Bytes used of a segment that begins with 0xff and its code, or none when more is needed. */
  function segment(bytes: Buffer, code: number): number {
    if (code === startOfImage) return 2
    if (code === endOfImage) {
      if (!hasFrame || !hasScan) throw damaged()
      isOver = true
      return 2
    }
    if (bytes.length < 4) return 0
    const length = bytes.readUInt16BE(2)
    if (length < 2) throw damaged()
    if (isFrame(code)) {
      if (length < 2 + frameBytes) throw damaged()
      if (bytes.length < 4 + frameBytes) return 0
      checkSize(bytes.readUInt16BE(7), bytes.readUInt16BE(5))
      hasFrame = true
    }
    isScan = code === startOfScan
    hasScan ||= isScan
    skip = length - 2
    return 4
  }

  function step(bytes: Buffer): number {
    if (skip > 0) {
      const used = Math.min(skip, bytes.length)
      skip -= used
      return used
    }
    const [first, code] = bytes
    if (isScan && first !== fill) {
      const next = bytes.indexOf(fill)
      return next === -1 ? bytes.length : next
    }
    if (first !== fill) throw damaged()
    if (code === undefined) return 0
    if (code === fill) return 1
    return isScan && isInsideScan(code) ? 2 : segment(bytes, code)
  }

  return inspectBySteps({ type: 'image/jpeg', step, isOver: () => isOver })
}
