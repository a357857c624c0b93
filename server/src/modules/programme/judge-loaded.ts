import { day } from '@touchline/clock'
import type { SeedRecords } from '@touchline/contract'
import type { Ids } from '../../infra/store/ids.ts'
import type { Tx } from '../../repositories.ts'
import { markClashes, type Planned, readNeighbours } from '../clashes/index.ts'
import { longestOccurrence, reviseSchedules } from '../schedules/index.ts'

type Row = Pick<Planned['row'], 'id' | 'startsAt' | 'venueId'>
type Moment = { readonly ids: Pick<Ids, 'uuid'>; readonly now: number }

/**
 * Judges loaded occurrences by all kinds of clash, as changes of staff are: themselves, what is around them, and what
 * lies within loaded closures. Part of a transaction. [O-481]
 */
export async function judgeLoaded(
  tx: Tx,
  { schedules = [], closures = [] }: Partial<SeedRecords>,
  moment: Moment,
): Promise<void> {
  const loaded = schedules.flatMap(({ venueId, occurrences }) =>
    occurrences.map(({ id, startsAt }): Row => ({ id, startsAt, venueId })),
  )
  for (const ids of dayByDay(loaded)) {
    const neighbours = await readNeighbours(tx, await tx.clashes.byIds({ ids }))
    await judge(tx, [...ids, ...neighbours], moment)
  }
  for (const { venueId, startsAt, endsAt } of closures) {
    const span = { from: startsAt - longestOccurrence, to: endsAt, endsAfter: startsAt }
    const within = await tx.clashes.ofVenue({ venueId, ...span })
    for (const ids of dayByDay(within.map(({ row }) => row))) await judge(tx, ids, moment)
  }
}

/** Ids by venue and day: all at once, everything would be compared with everything. */
function dayByDay(rows: readonly Row[]): readonly (readonly string[])[] {
  const byDay = Map.groupBy(rows, ({ startsAt, venueId }) => `${venueId} ${Math.floor(startsAt / day)}`)
  return [...byDay.values()].map((ofDay) => ofDay.map(({ id }) => id))
}

async function judge(tx: Tx, ids: readonly string[], moment: Moment): Promise<void> {
  await reviseSchedules(tx, await markClashes(tx, ids, moment), moment.ids)
}
