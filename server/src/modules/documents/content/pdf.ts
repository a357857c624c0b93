import { damaged, type Inspector } from './inspector.ts'

export const pdfSignature = Buffer.from('%PDF-')

/** Readers look for the end in the last bytes. */
const tailBytes = 1024

/** A PDF begins with its version and ends with its end mark: another file appended to it is refused. */
export function inspectPdf(): Inspector {
  let tail = Buffer.alloc(0)
  return {
    type: 'application/pdf',
    take(piece) {
      tail = Buffer.from(Buffer.concat([tail, piece.subarray(-tailBytes)]).subarray(-tailBytes))
      return piece
    },
    end() {
      if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail.toString('latin1'))) {
        throw damaged()
      }
    },
  }
}
