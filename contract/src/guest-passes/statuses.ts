import { type Meanings, meaningOf as of } from '../shared/meaning.ts'

/** How it stands with a pass that somebody can give to a guest. [O-201] */
export const guestPassStatuses = ['active', 'used', 'expired', 'refunded'] as const

export const guestPassMeanings: readonly Meanings[] = [
  of(guestPassStatuses, {
    active: 'a guest can come in with it',
    used: 'a guest has come in with it',
    expired: 'its time is over',
    refunded: 'what was paid for it was given back',
  }),
]
