import type { DatesChoice } from '../../occurrences/booking/dates-choice.ts'
import { isBookable } from '../../occurrences/session.ts'
import type { Session } from '../../occurrences/session.ts'
import { sessionTag } from '../../occurrences/session-tag.ts'
import type { SessionTag } from '../../occurrences/session-tag.ts'

/** `checked`: it comes along and is not chosen by itself, as part of the entire camp or because it is booked. [S4-082] */
export type RowState = 'past' | 'selectable' | 'selected' | 'checked' | 'disabled'

export type SessionRow = {
  readonly session: Session
  readonly state: RowState
  readonly tag: SessionTag | null
  /** Why it cannot be booked, in the platform's words, where no tag says it. [S4-076, S4-077] */
  readonly message: string | null
}

function stateOf(session: Session, tag: SessionTag | null, choice: DatesChoice, now: number): RowState {
  if (tag === 'past') return 'past'
  if (tag === 'booked' || tag === 'reserved') return 'checked'
  if (choice.kind === 'whole') return tag === 'cancelled' ? 'disabled' : 'checked'
  if (!isBookable(session, now)) return 'disabled'
  return session.id !== null && choice.sessionIds.includes(session.id) ? 'selected' : 'selectable'
}

/** A session as it stands in the chooser at `now`, epoch milliseconds. [S4-071 to S4-083] */
export function sessionRow(session: Session, choice: DatesChoice, now: number): SessionRow {
  const tag = sessionTag(session, now)
  const { action, message } = session.bookableAction ?? { action: null, message: null }
  return {
    session,
    state: stateOf(session, tag, choice, now),
    tag,
    message: tag === null && action === null && choice.kind === 'sessions' ? message : null,
  }
}

/** One of all that could come and have no tag, where the same stands against each: it is said once; null otherwise. */
export function likeAll(rows: readonly SessionRow[]): SessionRow | null {
  const [first, ...others] = rows.filter(({ tag }) => tag === null)
  if (!first || others.length === 0) return null
  return first.message !== null && others.every(({ message }) => message === first.message) ? first : null
}
