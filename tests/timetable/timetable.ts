import { listSlots, listSlotsV2, listTimes, listTimesV2, listTimetable, listTimetableV2 } from '@touchline/contract'

/** One venue of each kind: moved to the newer generation long ago, never, in ten days. */
export const venues = {
  newer: 'ashcombe-leisure-centre',
  older: 'porthwen-leisure-centre',
  moving: 'millwick-sports-village',
} as const

/** The day after the one that the tests' platforms begin on, a Wednesday. */
export const tomorrow = '2026-04-08'
/** The first day of the newer generation at the venue that moves, a Friday. */
export const movesOn = '2026-04-17'

/** The day lists of both generations, with an activity of each type. */
export const dayLists = {
  times: { older: listTimes, newer: listTimesV2, activity: 'public-swims' },
  timetable: { older: listTimetable, newer: listTimetableV2, activity: 'fitness-classes' },
  slots: { older: listSlots, newer: listSlotsV2, activity: 'badminton-courts' },
} as const

/** The row of that name. Fails the test where there is none. */
export function rowNamed<Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row {
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`no ${name} among ${rows.map((one) => one.name).join(', ')}`)
  return row
}
