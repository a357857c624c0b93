import { saysSoldOut } from '../../occurrences/sold-out.ts'

/** The customer's possibilities with an entry, or the reason for none. */
export type EntryStanding =
  | {
      readonly kind: 'bookable' | 'booked' | 'reserved' | 'can-wait' | 'waiting' | 'sold-out' | 'started' | 'cancelled'
    }
  | {
      readonly kind: 'closed'
      /** The platform's reason; null without one. */
      readonly reason: string | null
      /** The reason's code, with its age in whole years. */
      readonly code: string | null
      readonly limit: number | null
      /** The membership that may book. */
      readonly membership: string | null
      /** The other booking at that time. */
      readonly booking: string | null
      /** It has begun, so places are irrelevant. */
      readonly hasStarted: boolean
    }

const kinds = {
  book: 'bookable',
  cancel_booking: 'booked',
  cancel_reservation: 'reserved',
  join_waitlist: 'can-wait',
  leave_waitlist: 'waiting',
} as const satisfies Readonly<Record<string, EntryStanding['kind']>>

/** The platform's waitlist action; null for none. */
export function waitlistAction({ kind }: EntryStanding): 'join_waitlist' | 'leave_waitlist' | null {
  if (kind === 'can-wait') return 'join_waitlist'
  return kind === 'waiting' ? 'leave_waitlist' : null
}

/** Whether nobody can come any more, whatever places are left. */
export function isOver(standing: EntryStanding): boolean {
  return standing.kind === 'started' || (standing.kind === 'closed' && standing.hasStarted)
}

// A platform may have actions unknown to this site: they are not booking.
const isKnown = (status: string): status is keyof typeof kinds => Object.hasOwn(kinds, status)

type Facts = {
  /** The platform's action for the person. */
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

/** The customer's possibilities. Without an action or a message, as for visitors, time and places decide. */
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
