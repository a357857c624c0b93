import type { FileType } from '@touchline/contract'
import { text } from '../../../texts/index.ts'
import { Unacceptable, type Inspector } from './inspector.ts'
import { inspectJpeg, jpegSignature } from './jpeg.ts'
import { inspectPdf, pdfSignature } from './pdf.ts'
import { inspectPng, pngSignature } from './png.ts'

const kinds = [
  { signature: pdfSignature, inspect: inspectPdf },
  { signature: pngSignature, inspect: inspectPng },
  { signature: jpegSignature, inspect: inspectJpeg },
] as const

const longestSignature = Math.max(...kinds.map(({ signature }) => signature.length))

/** The type and the length of a file, known when all of it has passed. */
export type Inspection = { readonly content: AsyncIterable<Buffer>; readonly found: () => Found }
type Found = { readonly type: FileType; readonly bytes: number }

/**
 * Passes a file on, piece by piece, if it is whole and of one of the wanted types by its content; names and stated types
 * are not looked at. What does not belong to it is dropped. The content throws Unacceptable otherwise.
 */
export function inspect(arriving: AsyncIterable<Uint8Array>, wanted: readonly FileType[]): Inspection {
  let inspector: Inspector | undefined
  let bytes = 0

  async function* content(): AsyncGenerator<Buffer> {
    let beginning = Buffer.alloc(0)
    for await (const arrived of arriving) {
      let piece = Buffer.from(arrived.buffer, arrived.byteOffset, arrived.byteLength)
      if (!inspector) {
        beginning = Buffer.concat([beginning, piece])
        if (beginning.length < longestSignature) continue
        inspector = inspectorOf(beginning, wanted)
        piece = beginning
      }
      const kept = inspector.take(piece)
      bytes += kept.length
      if (kept.length > 0) yield kept
    }
    if (!inspector) throw new Unacceptable(text(beginning.length === 0 ? 'documents:empty' : 'documents:wrong_type'))
    inspector.end()
  }

  return {
    content: content(),
    found() {
      if (!inspector) throw new Error('asked before the file has passed')
      return { type: inspector.type, bytes }
    },
  }
}

function inspectorOf(beginning: Buffer, wanted: readonly FileType[]): Inspector {
  const kind = kinds.find(({ signature }) => beginning.subarray(0, signature.length).equals(signature))
  const inspector = kind?.inspect()
  if (inspector && wanted.includes(inspector.type)) return inspector
  const isPictureWanted = !wanted.includes('application/pdf')
  throw new Unacceptable(text(isPictureWanted ? 'documents:wrong_picture' : 'documents:wrong_type'))
}
