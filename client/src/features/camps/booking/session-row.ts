import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import { isBookable } from '../../occurrences/session.ts'
import type { Session } from '../../occurrences/session.ts'
import { sessionTag } from '../../occurrences/session-tag.ts'
import type { SessionTag } from '../../occurrences/session-tag.ts'

/** `checked`: included and not selectable by itself, as part of the entire camp or because it is booked. [S4-082] */
export type RowState = 'past' | 'selectable' | 'selected' | 'checked' | 'disabled'

export type SessionRow = {
  readonly session: Session
  readonly state: RowState
  readonly tag: SessionTag | null
  /** The platform's reason why it cannot be booked, where no tag says it. */
  readonly message: string | null
}

function stateOf(session: Session, tag: SessionTag | null, choice: DatesChoice, now: number): RowState {
  if (tag === 'past') return 'past'
  if (tag === 'booked' || tag === 'reserved') return 'checked'
  if (choice.kind === 'whole') return tag === 'cancelled' || tag === 'postponed' ? 'disabled' : 'checked'
  if (!isBookable(session, now)) return 'disabled'
  return session.id !== null && choice.sessionIds.includes(session.id) ? 'selected' : 'selectable'
}

/** The state of a session in the chooser at `now`, epoch milliseconds. */
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

/** A row for all untagged future sessions with the same state and message, which is then shown once; null otherwise. */
export function likeAll(rows: readonly SessionRow[]): SessionRow | null {
  const [first, ...others] = rows.filter(({ tag }) => tag === null)
  if (!first || others.length === 0) return null
  return first.message !== null && others.every(({ message }) => message === first.message) ? first : null
}
