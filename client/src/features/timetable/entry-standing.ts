import { saysSoldOut } from '../occurrences/sold-out.ts'

/** What the customer can do with something dated, or why nothing can be done. */
export type EntryStanding =
  | {
      readonly kind: 'bookable' | 'booked' | 'reserved' | 'can-wait' | 'waiting' | 'sold-out' | 'started' | 'cancelled'
    }
  | {
      readonly kind: 'closed'
      /** In the platform's words; null where it has none. */
      readonly reason: string | null
      /** The reason as a code, and the age that it is about in whole years. [O-97] */
      readonly code: string | null
      readonly limit: number | null
      /** The membership whose holders may book. */
      readonly membership: string | null
      /** What else is booked for that time. */
      readonly booking: string | null
      /** It has begun: places, if any are left, are of no use. */
      readonly hasStarted: boolean
    }

const kinds = {
  book: 'bookable',
  cancel_booking: 'booked',
  cancel_reservation: 'reserved',
  join_waitlist: 'can-wait',
  leave_waitlist: 'waiting',
} as const satisfies Readonly<Record<string, EntryStanding['kind']>>

/** What can be done about the waitlist, as the platform calls it; null for nothing. */
export function waitlistAction({ kind }: EntryStanding): 'join_waitlist' | 'leave_waitlist' | null {
  if (kind === 'can-wait') return 'join_waitlist'
  return kind === 'waiting' ? 'leave_waitlist' : null
}

/** Whether nobody can come any more, whatever places are left. */
export function isOver(standing: EntryStanding): boolean {
  return standing.kind === 'started' || (standing.kind === 'closed' && standing.hasStarted)
}

// A platform may know actions that this site does not: they are not booking.
const isKnown = (status: string): status is keyof typeof kinds => Object.hasOwn(kinds, status)

type Facts = {
  /** What the platform offers the person it is asked for. [S3-061] */
  readonly status: string | null
  readonly reason: string | null
  readonly code: string | null
  readonly limit: number | null
  readonly membership: string | null
  readonly booking: string | null
  readonly available: number | null
  readonly isCancelled: boolean
  readonly hasStarted: boolean
}

/**
 * Where a customer stands with something dated. Where the platform offers nothing and says nothing, time and places speak:
 * so it is for visitors, whom it does not know. [S3-061, C-66]
 */
export function entryStanding(facts: Facts): EntryStanding {
  const { status, reason, code, limit, membership, booking, available, isCancelled, hasStarted } = facts
  const known = status?.toLowerCase() ?? ''
  if (isCancelled) return { kind: 'cancelled' }
  if (isKnown(known)) return { kind: kinds[known] }
  const closed = { kind: 'closed', reason, code, limit, membership, booking, hasStarted } as const
  if (reason !== null) return saysSoldOut(code, reason) ? { kind: 'sold-out' } : closed
  if (hasStarted) return { kind: 'started' }
  if (status !== null) return closed
  return (available ?? 1) > 0 ? { kind: 'bookable' } : { kind: 'sold-out' }
}
