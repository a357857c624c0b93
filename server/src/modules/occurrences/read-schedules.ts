import type { Reads } from '../../repositories.ts'
import { buildParts } from './build-parts.ts'
import type { Schedule } from './parts.ts'
import { findParts, keepParts } from './parts-cache.ts'

/** A schedule and the state it is in, with its venue and category. */
export type ScheduleRef = Readonly<Record<'id' | 'revision' | 'venueRevision' | 'categoryRevision', string>>

/** How many are built at once: one statement per table, none of them longer than a statement may be. */
const batch = 50

type Schedules = ReadonlyMap<string, Schedule>

/** Schedules by id, with everything about them that no booking changes, as the snapshot has them; unknown ids are not there. */
export async function readSchedules(reads: Reads, ids: readonly string[]): Promise<Schedules> {
  if (ids.length === 0) return new Map()
  return readPartsOf(reads, await reads.occurrences.revisionsOf({ scheduleIds: [...new Set(ids)] }))
}

/** The same beside those that the snapshot has been asked for already. */
export async function readOtherSchedules(reads: Reads, ids: readonly string[], known?: Schedules): Promise<Schedules> {
  if (!known) return readSchedules(reads, ids)
  const others = ids.filter((id) => !known.has(id))
  return others.length === 0 ? known : new Map([...known, ...(await readSchedules(reads, others))])
}

/** The same of schedules whose revisions are known already, in their order. */
export async function readPartsOf(reads: Reads, refs: readonly ScheduleRef[]): Promise<ReadonlyMap<string, Schedule>> {
  // Held from now on: building the others may push what is kept out of the cache.
  const found = new Map<string, Schedule>()
  const missing: ScheduleRef[] = []
  for (const ref of refs) {
    const kept = findParts(keyOf(ref))
    if (kept) found.set(ref.id, kept)
    else missing.push(ref)
  }
  for (let start = 0; start < missing.length; start += batch) {
    const schedules = await build(reads, missing.slice(start, start + batch))
    for (const schedule of schedules) found.set(schedule.row.id, schedule)
  }
  return new Map(
    refs.flatMap(({ id }) => {
      const schedule = found.get(id)
      return schedule ? [[id, schedule] as const] : []
    }),
  )
}

async function build(reads: Reads, refs: readonly ScheduleRef[]): Promise<readonly Schedule[]> {
  const scheduleIds = refs.map(({ id }) => id)
  const heads = await reads.occurrences.schedules({ scheduleIds })
  const extras = await reads.occurrences.extras({ scheduleIds })
  const schedules = buildParts(heads, {
    extras,
    sessions: await reads.occurrences.sessions({ scheduleIds }),
    windows: await reads.occurrences.windows({ scheduleIds }),
    sections: await reads.occurrences.sections({ scheduleIds }),
    locations: await reads.occurrences.locations({ venueIds: [...new Set(heads.map(({ venue }) => venue.id))] }),
    lists: await reads.pricing.listsOf([
      ...heads.flatMap(({ row }) => known(row.pricingOptionId, row.sessionPricingOptionId)),
      ...extras.map(({ pricingOptionId }) => pricingOptionId),
    ]),
    restrictions: await readRestrictions(reads, heads),
  })
  // Where every statement sees what has been committed by then, rows of two states may have met: those are not kept.
  const after = new Set((await reads.occurrences.revisionsOf({ scheduleIds })).map(keyOf))
  const keys = new Map(refs.map((ref) => [ref.id, keyOf(ref)]))
  for (const schedule of schedules) {
    const key = keys.get(schedule.row.id)
    if (key !== undefined && after.has(key)) keepParts(key, schedule)
  }
  return schedules
}

async function readRestrictions(
  reads: Reads,
  heads: readonly { readonly row: Pick<Schedule['row'], 'waiverId' | 'inductionId'> }[],
) {
  const ids = new Set(heads.flatMap(({ row }) => known(row.waiverId, row.inductionId)))
  return ids.size === 0 ? [] : reads.restrictions.summaries({ ids: [...ids] })
}

function known(...ids: readonly (number | null)[]): readonly number[] {
  return ids.filter((id) => id !== null)
}

function keyOf({ revision, venueRevision, categoryRevision }: ScheduleRef): string {
  return `${revision} ${venueRevision} ${categoryRevision}`
}
