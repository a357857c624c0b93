import {
  dateOccurrence,
  deleteOccurrence,
  postponeOccurrence,
  updateOccurrence,
} from '@touchline/contract/calls/occurrences'
import type { DeletionReason } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'

/** A change of a session by staff. */
export type SessionChange =
  | { readonly kind: 'call-off'; readonly reason: DeletionReason }
  | { readonly kind: 'postpone'; readonly reason: DeletionReason | undefined }
  /** To another time of its day. */
  | { readonly kind: 'move'; readonly startTime: string }
  /** The new date of a postponed session. */
  | { readonly kind: 'date'; readonly date: string; readonly startTime: string }

/** Changes a session. */
export async function changeSession(occurrenceId: string, change: SessionChange): Promise<void> {
  const params = { occurrenceId }
  switch (change.kind) {
    case 'call-off':
      await call(deleteOccurrence, { params, body: { data: { reason: change.reason } } })
      return
    case 'postpone':
      await call(postponeOccurrence, {
        params,
        body: change.reason === undefined ? {} : { data: { reason: change.reason } },
      })
      return
    case 'move':
      await call(updateOccurrence, { params, body: { data: { startTime: change.startTime } } })
      return
    case 'date':
      await call(dateOccurrence, { params, body: { data: { date: change.date, startTime: change.startTime } } })
  }
}
