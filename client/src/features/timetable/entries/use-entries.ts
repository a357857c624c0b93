import { useMemo } from 'react'
import {
  listSlots,
  listSlotsV2,
  listTimes,
  listTimesV2,
  listTimetable,
  listTimetableV2,
} from '@touchline/contract/calls/activities'
import { call } from '../../../api/call.ts'
import { channelInUse, personAskedFor } from '../../../app/session/counter.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import type { Entry } from './entry.ts'
import { entriesIn } from './entry-of.ts'
import type { Generation, SlotType } from '../generation.ts'

/** Venue, activity and day, with the generation to ask. */
export type DayOfActivity = {
  readonly venueSlug: string
  readonly activitySlug: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly type: SlotType
  readonly generation: Generation
}

const calls = {
  classes: { v1: listTimetable, v2: listTimetableV2 },
  slots: { v1: listSlots, v2: listSlotsV2 },
  tickets: { v1: listTimes, v2: listTimesV2 },
} as const

/** The rows of a day as the platform offers them to a person; null for the logged-in user. Throws an ApiError. */
export async function readDay(
  { type, generation, venueSlug, activitySlug, day }: DayOfActivity,
  personId: number | null,
) {
  return call(calls[type][generation], {
    params: { venue: venueSlug, activity: activitySlug },
    query: { date: day, source: channelInUse(), ...(personId === null ? {} : { selectedUserId: personId }) },
  })
}

/**
 * The classes, slots or ticketed times of a day, by start. Nothing is read before venue, activity and day are known.
 * Read again after a login, a logout or a change of the linked user (`useRefreshOnSessionChange`). `now`: the venue's
 * local time, `YYYY-MM-DD HH:MM`.
 */
export function useEntries(of: DayOfActivity | null, now: string): Query<readonly Entry[]> {
  const definition = of === null ? listTimetableV2 : calls[of.type][of.generation]
  const answers = useQuery(of && [definition.name, of.venueSlug, of.activitySlug, of.day], async () =>
    of === null ? [] : readDay(of, personAskedFor()),
  )
  const rows = answers.status === 'success' ? answers.data : null
  const day = of?.day ?? ''
  // Entries keep their identity while the answer is the same, because rows are memoised by them.
  const data = useMemo(() => (rows === null ? [] : entriesIn(rows, { day, now })), [rows, day, now])
  return answers.status === 'success' ? { ...answers, data } : answers
}
