import type { FileType } from '@touchline/contract'
import { damaged, type Inspector } from './inspector.ts'

type Steps = {
  readonly type: FileType
  /** Reads on; answers how many bytes it has used, or none when it needs more. */
  readonly step: (bytes: Buffer) => number
  /** The picture has ended. */
  readonly isOver: () => boolean
}

/** Inspects a format that is read part by part to its end; bytes after the end are dropped. */
export function inspectBySteps({ type, step, isOver }: Steps): Inspector {
  let pending = Buffer.alloc(0)
  return {
    type,
    take(piece) {
      if (isOver()) return Buffer.alloc(0)
      const carried = pending.length
      const bytes = carried === 0 ? piece : Buffer.concat([pending, piece])
      let at = 0
      while (!isOver() && at < bytes.length) {
        const used = step(bytes.subarray(at))
        if (used === 0) break
        at += used
      }
      pending = Buffer.from(bytes.subarray(isOver() ? bytes.length : at))
      return isOver() ? piece.subarray(0, at - carried) : piece
    },
    end() {
      if (!isOver()) throw damaged()
    },
  }
}
