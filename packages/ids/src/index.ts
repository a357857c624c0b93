import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The source of randomness: `bytes(n)` returns n unpredictable bytes. Tests pass a seeded one. */
export type Random = { readonly bytes: (count: number) => Uint8Array }

const poolBytes = 4096

/** From the system, which is asked for many at a time: a few cost it nearly as much. */
export const systemRandom: Random = pooled()

function pooled(): Random {
  let pool = Buffer.alloc(0)
  return {
    bytes(count) {
      if (count > poolBytes) return randomBytes(count)
      if (pool.length < count) pool = randomBytes(poolBytes)
      const taken = Buffer.from(pool.subarray(0, count))
      // Bytes that were returned are erased from the pool.
      pool.fill(0, 0, count)
      pool = pool.subarray(count)
      return taken
    },
  }
}

/** A repeatable source for tests and seeds: the SHA-256 stream of `seed`. Never for secrets. */
export function seededRandom(seed: string): Random {
  let block = 0
  let pool = Buffer.alloc(0)
  return {
    bytes(count) {
      while (pool.length < count) {
        pool = Buffer.concat([pool, createHash('sha256').update(`${seed}:${block++}`).digest()])
      }
      const taken = pool.subarray(0, count)
      pool = pool.subarray(count)
      return taken
    },
  }
}

function hexAsUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A UUIDv7 (RFC 9562): sorts by the instant it was made at (epoch milliseconds). */
export function uuidv7(instant: number, random: Random): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(instant, 0, 6)
  bytes.set(random.bytes(10), 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return hexAsUuid(bytes.toString('hex'))
}

/** An occurrence identifier of 34 characters: `oc` and the 32 hex digits of a UUIDv7. */
export function occurrenceId(instant: number, random: Random): string {
  return `oc${uuidv7(instant, random).replaceAll('-', '')}`
}

/** An opaque token of 32 random bytes, base64url. Only its hash is stored. */
export function opaqueToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/** Figures and letters that are not mistaken for one another: no I, L, O and U. Crockford's base 32 */
const readable = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of 16 characters, 80 random bits, that can be read out and typed. */
export function readableCode(random: Random): string {
  return Array.from(random.bytes(16), (byte) => readable.charAt(byte & 31)).join('')
}

/** The form in which a token or key is stored: SHA-256, hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** HMAC-SHA256 of a text under a secret, hex. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares two texts in time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
