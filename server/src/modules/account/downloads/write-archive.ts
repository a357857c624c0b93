import { Readable } from 'node:stream'
import { asOnThisMachine, localDateTime } from '@touchline/clock'
import type { Language } from '@touchline/languages'
import { ZipFile } from 'yazl'
import type { Files } from '../../../infra/files/index.ts'
import type { PersonalData } from './collect-data.ts'
import { writeReceipt } from './write-receipt.ts'

type Written = {
  readonly organisation: string
  readonly language: Language
  readonly now: number
  /** Opens the file of a document. */
  readonly open: Files['open']
}

/**
 * A zip of one JSON file per subject, one page per paid order and the documents, piece by piece. Throws when a document
 * has gone meanwhile.
 */
export function writeArchive(
  { files, orders, documents }: PersonalData,
  { organisation, language, now, open }: Written,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  // A zip says the time by a clock on the wall.
  const mtime = asOnThisMachine(localDateTime(now, 'Europe/London'))
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, { mtime })
  for (const [name, content] of Object.entries(files)) add(`${name}.json`, `${JSON.stringify(content, null, 2)}\n`)
  for (const order of orders.filter(({ status }) => status === 'success')) {
    add(`receipts/${order.reference}.html`, writeReceipt(order, organisation, language))
  }
  // Node's own streams give buffers.
  const content = zip.outputStream as unknown as Readable
  const sources = documents.map(({ id, file }) => {
    const source = Readable.from(contentOf(id, open))
    // Nothing of yazl listens to a source that breaks off.
    source.on('error', (error) => content.destroy(error))
    // Pictures and PDFs are compressed already.
    zip.addReadStream(source, file, { mtime, compress: false })
    return source
  })
  content.on('close', () => {
    for (const source of sources) source.destroy()
  })
  zip.end()
  return content
}

/** Opens the file when the first piece is asked for. */
async function* contentOf(id: string, open: Files['open']): AsyncGenerator<Uint8Array> {
  const content = await open(id)
  if (!content) throw new Error(`the file of document ${id} is missing`)
  yield* content
}
