import type { MembersOnly } from '../../occurrences/members-only.ts'
import { saysSoldOut } from '../../occurrences/sold-out.ts'

/** The customer's possibilities with an entry, or the reason for none. */
export type EntryStanding =
  | {
      readonly kind: 'bookable' | 'booked' | 'reserved' | 'can-wait' | 'waiting' | 'sold-out' | 'started' | 'cancelled'
    }
  | { readonly kind: 'members-only'; readonly only: MembersOnly }
  | {
      readonly kind: 'closed'
      /** The platform's reason; null without one. */
      readonly reason: string | null
      /** The reason's code, with its age in whole years. */
      readonly code: string | null
      readonly limit: number | null
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
} as const satisfies Readonly<Record<string, Exclude<EntryStanding['kind'], 'closed' | 'members-only'>>>

/** The platform's waitlist action; null for none. */
export function waitlistAction({ kind }: EntryStanding): 'join_waitlist' | 'leave_waitlist' | null {
  if (kind === 'can-wait') return 'join_waitlist'
  return kind === 'waiting' ? 'leave_waitlist' : null
}

/** Whether nobody can come any more, whatever places are left. */
export function isOver(standing: EntryStanding): boolean {
  return standing.kind === 'started' || (standing.kind === 'closed' && standing.hasStarted)
}

const personal: readonly (string | null)[] = ['too_young', 'too_old', 'age_unknown', 'time_taken']

/** Whether it is closed for this person only, so that somebody else may book it. [O-570] */
export function isAboutPerson(standing: EntryStanding): boolean {
  return standing.kind === 'closed' && !standing.hasStarted && personal.includes(standing.code)
}

/** Whether places left would tell anybody anything: not once booking has closed. [O-566] */
export function hasPlaces(standing: EntryStanding): boolean {
  return !isOver(standing) && !(standing.kind === 'closed' && standing.code === 'booking_closed')
}

// A platform may have actions unknown to this site: they are not booking.
const isKnown = (status: string): status is keyof typeof kinds => Object.hasOwn(kinds, status)

type Facts = {
  /** The platform's action for the person. */
  readonly status: string | null
  readonly reason: string | null
  readonly code: string | null
  readonly limit: number | null
  /** The membership that the viewer needs and does not have. */
  readonly only: MembersOnly | null
  readonly booking: string | null
  readonly available: number | null
  readonly isCancelled: boolean
  readonly hasStarted: boolean
}

/** The customer's possibilities. Without an action or a message, as for visitors, time and places decide. */
export function entryStanding(facts: Facts): EntryStanding {
  const { status, reason, code, limit, only, booking, available, isCancelled, hasStarted } = facts
  const known = status?.toLowerCase() ?? ''
  if (isCancelled) return { kind: 'cancelled' }
  // The platform shows strangers the action of a member.
  const isAsked = isKnown(known) || reason === null || only?.isStranger === false
  if (only && isAsked && !hasStarted) return { kind: 'members-only', only }
  if (isKnown(known)) return { kind: kinds[known] }
  const closed = { kind: 'closed', reason, code, limit, booking, hasStarted } as const
  if (reason !== null) return saysSoldOut(code, reason) ? { kind: 'sold-out' } : closed
  if (hasStarted) return { kind: 'started' }
  if (status !== null) return closed
  return (available ?? 1) > 0 ? { kind: 'bookable' } : { kind: 'sold-out' }
}
