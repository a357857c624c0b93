import type { Reads } from '../../repositories.ts'
import { buildCategory, buildParts, buildVenue } from './parts/build-parts.ts'
import type { CategoryPart, Schedule, VenuePart } from './parts/parts.ts'
import { findPart, keepPart } from './parts/parts-cache.ts'

/** A schedule with its revision, its venue's and its category's. */
export type ScheduleRef = Readonly<Record<'id' | 'revision' | 'venueRevision' | 'categoryRevision', string>>

/** Schedules built per batch: one statement per table, within the limit of its length. */
const batch = 50

type Schedules = ReadonlyMap<string, Schedule>

/** Schedules by id with everything that no booking changes, from one snapshot; unknown ids are absent. */
export async function readSchedules(reads: Reads, ids: readonly string[]): Promise<Schedules> {
  if (ids.length === 0) return new Map()
  return readPartsOf(reads, await reads.occurrences.revisionsOf({ scheduleIds: [...new Set(ids)] }))
}

/** Further schedules, besides those of the snapshot already read. */
export async function readOtherSchedules(reads: Reads, ids: readonly string[], known?: Schedules): Promise<Schedules> {
  if (!known) return readSchedules(reads, ids)
  const others = ids.filter((id) => !known.has(id))
  return others.length === 0 ? known : new Map([...known, ...(await readSchedules(reads, others))])
}

/** Schedules whose revisions are known, in their order. */
export async function readPartsOf(reads: Reads, refs: readonly ScheduleRef[]): Promise<ReadonlyMap<string, Schedule>> {
  // Referenced from here on, because building the others may evict them from the cache.
  const found = new Map<string, Schedule>()
  const missing: ScheduleRef[] = []
  for (const ref of refs) {
    const kept = findPart('schedule', keyOf(ref))
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
  const rows = heads.map(({ row }) => row)
  const withExtras = idsOf(heads.filter(({ hasExtras }) => hasExtras))
  const withPrices = idsOf(heads.filter(({ hasPrices }) => hasPrices))
  const withSections = idsOf(heads.filter(({ hasSections }) => hasSections))
  const dated = idsOf(heads.filter(({ row }) => hasFewSessions(row)))
  const extras = withExtras.length === 0 ? [] : await reads.occurrences.extras({ scheduleIds: withExtras })
  const prices = withPrices.length === 0 ? [] : await reads.occurrences.prices({ scheduleIds: withPrices })
  const schedules = buildParts({
    schedules: rows,
    venues: await readVenues(reads, refs, rows),
    categories: await readCategories(reads, refs, rows),
    extras,
    prices,
    sessions: dated.length === 0 ? [] : await reads.occurrences.sessions({ scheduleIds: dated }),
    windows: await reads.occurrences.windows({ scheduleIds }),
    sections: withSections.length === 0 ? [] : await reads.occurrences.sections({ scheduleIds: withSections }),
    lists: await reads.pricing.listsOf([
      ...rows.flatMap((row) => known(row.pricingOptionId, row.sessionPricingOptionId)),
      ...[...extras, ...prices].map(({ pricingOptionId }) => pricingOptionId),
    ]),
    restrictions: await readRestrictions(reads, rows),
  })
  await keep(reads, refs, schedules)
  return schedules
}

/** Without a snapshot each statement sees newer commits, so rows of two states may mix: those are not cached. */
async function keep(reads: Reads, refs: readonly ScheduleRef[], schedules: readonly Schedule[]): Promise<void> {
  const keys = new Map(refs.map((ref) => [ref.id, keyOf(ref)]))
  const after = reads.occurrences.isSnapshot
    ? refs
    : await reads.occurrences.revisionsOf({ scheduleIds: [...keys.keys()] })
  const unchanged = new Set(after.map(keyOf))
  for (const schedule of schedules) {
    const key = keys.get(schedule.row.id)
    if (key === undefined || !unchanged.has(key)) continue
    keepPart('venue', schedule.venue.revision, schedule.venue)
    keepPart('category', schedule.category.revision, schedule.category)
    keepPart('schedule', key, schedule)
  }
}

type Rows = readonly Schedule['row'][]

async function readVenues(reads: Reads, refs: readonly ScheduleRef[], rows: Rows) {
  const found = new Map<number, VenuePart>()
  for (const revision of new Set(refs.map(({ venueRevision }) => venueRevision))) {
    const kept = findPart('venue', revision)
    if (kept) found.set(kept.id, kept)
  }
  const ids = [...new Set(rows.map(({ venueId }) => venueId))].filter((id) => !found.has(id))
  if (ids.length === 0) return found
  const venues = await reads.venues.byIds({ ids })
  const locations = await reads.occurrences.locations({ venueIds: ids })
  for (const row of venues) found.set(row.id, buildVenue(row, locations))
  return found
}

async function readCategories(reads: Reads, refs: readonly ScheduleRef[], rows: Rows) {
  const found = new Map<string, CategoryPart>()
  for (const revision of new Set(refs.map(({ categoryRevision }) => categoryRevision))) {
    const kept = findPart('category', revision)
    if (kept) found.set(kept.id, kept)
  }
  const ids = [...new Set(rows.map(({ categoryId }) => categoryId))].filter((id) => !found.has(id))
  if (ids.length === 0) return found
  for (const row of await reads.categories.byIds({ ids })) found.set(row.id, buildCategory(row))
  return found
}

async function readRestrictions(reads: Reads, rows: Rows) {
  const ids = new Set(rows.flatMap((row) => known(row.waiverId, row.inductionId)))
  return ids.size === 0 ? [] : reads.restrictions.summaries({ ids: [...ids] })
}

/** Other schedules have too many occurrences, which are read one by one. */
function hasFewSessions({ bookingType }: Schedule['row']): boolean {
  return bookingType === 'courses' || bookingType === 'camps'
}

function idsOf(heads: readonly { readonly row: { readonly id: string } }[]): readonly string[] {
  return heads.map(({ row }) => row.id)
}

function known(...ids: readonly (number | null)[]): readonly number[] {
  return ids.filter((id) => id !== null)
}

function keyOf({ revision, venueRevision, categoryRevision }: ScheduleRef): string {
  return `${revision} ${venueRevision} ${categoryRevision}`
}
