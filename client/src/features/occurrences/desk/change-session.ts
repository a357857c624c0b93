import {
  dateOccurrence,
  deleteOccurrence,
  postponeOccurrence,
  updateOccurrence,
} from '@touchline/contract/calls/occurrences'
import type { DeletionReason } from '@touchline/contract/client'
import type { AnswerTable } from '../../../api/answers/shape.ts'
import { callAs } from '../../../api/call.ts'

/** A change of a session by staff. */
export type SessionChange =
  | { readonly kind: 'call-off'; readonly reason: DeletionReason }
  | { readonly kind: 'postpone'; readonly reason: DeletionReason | undefined }
  /** To another time of its day. */
  | { readonly kind: 'move'; readonly startTime: string }
  /** The new date of a postponed session. */
  | { readonly kind: 'date'; readonly date: string; readonly startTime: string }

type ChangeAnswer = { readonly affected?: { readonly emails?: number } }

/** The bookings that a change concerns stand beside the data. */
const changeTable: AnswerTable = { wrapped: false, shape: { 'affected?': { 'emails?': 'w' } } }
const callWhole = callAs<ChangeAnswer>(changeTable)

const emailsIn = ({ affected }: ChangeAnswer): number | null => affected?.emails ?? null

/** Changes a session; answers how many customers were e-mailed, null where the platform does not say. */
export async function changeSession(occurrenceId: string, change: SessionChange): Promise<number | null> {
  const params = { occurrenceId }
  switch (change.kind) {
    case 'call-off':
      return emailsIn(await callWhole(deleteOccurrence, { params, body: { data: { reason: change.reason } } }))
    case 'postpone':
      return emailsIn(
        await callWhole(postponeOccurrence, {
          params,
          body: change.reason === undefined ? {} : { data: { reason: change.reason } },
        }),
      )
    case 'move':
      return emailsIn(await callWhole(updateOccurrence, { params, body: { data: { startTime: change.startTime } } }))
    case 'date':
      return emailsIn(
        await callWhole(dateOccurrence, {
          params,
          body: { data: { date: change.date, startTime: change.startTime } },
        }),
      )
  }
}
