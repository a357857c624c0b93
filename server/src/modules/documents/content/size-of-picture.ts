import { text } from '../../../texts/index.ts'
import { damaged, Unacceptable } from './inspector.ts'

/** More than any camera takes. A small file can claim far more, and would fill the memory of whoever opens it. */
const mostPixels = 120_000_000

/** Throws Unacceptable for a picture of no size, or of one that no camera takes. */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw damaged()
  if (width * height > mostPixels) throw new Unacceptable(text('documents:too_many_pixels'))
}
