import { useMemo } from 'react'
import {
  listSlots,
  listSlotsV2,
  listTimes,
  listTimesV2,
  listTimetable,
  listTimetableV2,
} from '@touchline/contract/calls/activities'
import { call } from '../../api/call.ts'
import { channelInUse, personAskedFor } from '../../app/session/counter.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import type { Entry } from './entry.ts'
import { entriesIn } from './entry-of.ts'
import type { Generation, SlotType } from './generation.ts'

/** What is on where, on which day, asked of which generation. [S7-025] */
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

function queryOf(day: string) {
  const selectedUserId = personAskedFor()
  return { date: day, source: channelInUse(), ...(selectedUserId === null ? {} : { selectedUserId }) }
}

/**
 * The classes, slots or ticketed times of a day, sorted by start. Nothing is asked for before venue, activity and day are
 * known. Read again when somebody logs in or out or another person is chosen (`useRefreshOnSessionChange`).
 * `now`: the venue's own clock, `YYYY-MM-DD HH:MM`. [S4-041, S4-042, S7-025]
 */
export function useEntries(of: DayOfActivity | null, now: string): Query<readonly Entry[]> {
  const definition = of === null ? listTimetableV2 : calls[of.type][of.generation]
  const answers = useQuery(of && [definition.name, of.venueSlug, of.activitySlug, of.day], () =>
    call(definition, {
      params: { venue: of?.venueSlug ?? '', activity: of?.activitySlug ?? '' },
      query: queryOf(of?.day ?? ''),
    }),
  )
  const rows = answers.status === 'success' ? answers.data : null
  const day = of?.day ?? ''
  // The same entries as long as the answer is the same: rows are memoised by theirs.
  const data = useMemo(() => (rows === null ? [] : entriesIn(rows, { day, now })), [rows, day, now])
  return answers.status === 'success' ? { ...answers, data } : answers
}
