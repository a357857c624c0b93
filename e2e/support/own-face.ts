import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)

type Table = { readonly tag: Buffer; readonly checksum: Buffer; readonly data: Buffer }

const wholeWords = (length: number): number => Math.ceil(length / 4) * 4

function tablesOf(woff: Buffer): readonly Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20)
    const [from, packed, whole] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(from, from + packed)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packed < whole ? inflateSync(bytes) : bytes,
    }
  })
}

/** A face as operating systems read it: the tables of a WOFF file behind a header of their own. */
export function ownFace(): Buffer {
  const woff = readFileSync(require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff'))
  const tables = tablesOf(woff)
  const header = Buffer.alloc(12 + tables.length * 16)
  woff.copy(header, 0, 4, 8)
  const power = Math.floor(Math.log2(tables.length))
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10)
  let end = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = header.subarray(12 + index * 16)
    tag.copy(entry, 0)
    checksum.copy(entry, 4)
    entry.writeUInt32BE(end, 8)
    entry.writeUInt32BE(data.length, 12)
    end += wholeWords(data.length)
  }
  return Buffer.concat([header, ...tables.map(({ data }) => Buffer.concat([data], wholeWords(data.length)))])
}
