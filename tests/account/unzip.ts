import { inflateRawSync } from 'node:zlib'

const centralHeader = 0x02014b50
const storedWhole = 0

/** The files of a zip, by name, as its directory lists them. */
export function unzip(zip: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === centralHeader) {
    const [method, length] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + length)
    files.set(name, (method === storedWhole ? content : inflateRawSync(content)).toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
