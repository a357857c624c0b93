import type { GuestPass } from '@touchline/contract'

type Facts = { readonly usedAt: number | null; readonly expiresAt: number | null; readonly endedAt: number | null }

/** How it stands with a pass: who has come in with it has, whatever became of the others since. [O-201] */
export function statusOf({ usedAt, expiresAt, endedAt }: Facts, now: number): GuestPass['status'] {
  if (usedAt !== null) return 'used'
  if (endedAt !== null) return 'refunded'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}

/** A code as somebody types it who reads it out: groups, small letters, and letters that look like a figure. */
export function codeIn(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
