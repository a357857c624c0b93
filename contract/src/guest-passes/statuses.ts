import { type Meanings, meaningOf as of } from '../shared/meaning.ts'

/** States of a guest pass. */
export const guestPassStatuses = ['active', 'used', 'expired', 'refunded'] as const

export const guestPassMeanings: readonly Meanings[] = [
  of('GuestPassStatus', guestPassStatuses, {
    active: 'a guest can come in with it',
    used: 'a guest has come in with it',
    expired: 'its time is over',
    refunded: 'what was paid for it was given back',
  }),
]
