import { asOnThisMachine, localDateTime } from '@touchline/clock'
import type { Language } from '@touchline/languages'
import { ZipFile } from 'yazl'
import type { PersonalData } from './collect-data.ts'
import { writeReceipt } from './write-receipt.ts'

type Written = { readonly organisation: string; readonly language: Language; readonly now: number }

/** A zip of one JSON file per subject and one page per paid order, piece by piece. */
export function writeArchive(
  { files, orders }: PersonalData,
  { organisation, language, now }: Written,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  // A zip says the time by a clock on the wall.
  const mtime = asOnThisMachine(localDateTime(now, 'Europe/London'))
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, { mtime })
  for (const [name, content] of Object.entries(files)) add(`${name}.json`, `${JSON.stringify(content, null, 2)}\n`)
  for (const order of orders.filter(({ status }) => status === 'success')) {
    add(`receipts/${order.reference}.html`, writeReceipt(order, organisation, language))
  }
  zip.end()
  // Node's own streams give buffers.
  return zip.outputStream as unknown as AsyncIterable<Uint8Array>
}
