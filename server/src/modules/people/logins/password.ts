import { scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import type { Random } from '@touchline/ids'

/** OWASP's minimum for scrypt (N 2^17) costs 250 ms a login. N 2^15 with p 3 is as strong and needs less memory. */
const cost = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const
/** For the personas of a sandbox, whose password is public: a login takes milliseconds. */
export const cheapCost = { ...cost, N: 1024, p: 1 } as const
const keyLength = 32

function derive(password: string, salt: Uint8Array, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(
  password: string,
  random: Random,
  { N, r, p, maxmem }: Required<Pick<ScryptOptions, 'N' | 'r' | 'p' | 'maxmem'>> = cost,
): Promise<string> {
  const salt = random.bytes(16)
  const key = await derive(password, salt, { N, r, p, maxmem })
  return ['scrypt', N, r, p, Buffer.from(salt).toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password matches its hash. A null hash takes as long and never matches. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? absent).split('$')
  if (!salt || !key) return false
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options)
  const expected = Buffer.from(key, 'base64url')
  return stored !== null && derived.length === expected.length && timingSafeEqual(derived, expected)
}

/** Compared against when the account does not exist, so that the answer takes just as long. */
const absent = `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`
