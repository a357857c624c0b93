import type { GuestPass } from '@touchline/contract'

type Facts = { readonly usedAt: number | null; readonly expiresAt: number | null; readonly endedAt: number | null }

/** The state of a pass; a used one stays used, whatever happened to its package later. */
export function statusOf({ usedAt, expiresAt, endedAt }: Facts, now: number): GuestPass['status'] {
  if (usedAt !== null) return 'used'
  if (endedAt !== null) return 'refunded'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}

/** Normalises a code read aloud and typed: groups, lower case, and letters that look like digits. */
export function codeIn(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
