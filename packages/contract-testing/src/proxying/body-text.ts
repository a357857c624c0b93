import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib'
import { headerOf, type Headers } from '../exchange.ts'

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  identity: async (bytes) => bytes,
}

const isBinary = (type: string): boolean =>
  /^(image|audio|video|font)\/(?!svg)|^application\/(octet-stream|pdf|zip|wasm|x-protobuf|vnd\.)/i.test(type)

/**
 * The text of a body as it was sent, decompressed. undefined where there was none, and where it is no text: a picture, or
 * a coding that nobody here can read.
 */
export async function bodyText(sent: readonly Uint8Array[], headers: Headers): Promise<string | undefined> {
  if (sent.length === 0 || isBinary(headerOf(headers, 'content-type') ?? '')) return undefined
  let bytes: Uint8Array = Buffer.concat(sent)
  // The coding that was put on last comes off first.
  for (const coding of (headerOf(headers, 'content-encoding') ?? '').split(',').reverse()) {
    const name = coding.trim().toLowerCase()
    if (name === '') continue
    try {
      bytes = (await decoders[name]?.(bytes)) ?? new Uint8Array()
    } catch {
      return undefined
    }
  }
  return bytes.length === 0 ? undefined : textOf(bytes, headers)
}

function textOf(bytes: Uint8Array, headers: Headers): string {
  const charset = /charset="?([\w-]+)/i.exec(headerOf(headers, 'content-type') ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
