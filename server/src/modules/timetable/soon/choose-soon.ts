import type { StartingSoon, Unworded } from '@touchline/contract'

type Choosing = { readonly limit: number; readonly isOneVenue: boolean }

/**
 * Chooses from what begins soon, by start, ties by id: only the next one of each category, so that the courts of an
 * hour do not crowd out the rest, and every booking type before a second one of a type. At one venue: the next one of
 * each name. [O-97]
 */
export function chooseSoon(
  found: readonly Unworded<StartingSoon>[],
  { limit, isOneVenue }: Choosing,
): Unworded<StartingSoon>[] {
  const keyOf = ({ category, name }: Unworded<StartingSoon>) => (isOneVenue ? `${category.id} ${name}` : category.id)
  const different = firstOfEach(found.toSorted(byStart), keyOf)
  if (isOneVenue) return different.slice(0, limit)
  const byKind = Map.groupBy(different, ({ booking_type: type }) => type)
  const ranked = [...byKind.values()].flatMap((rows) => rows.map((row, rank) => ({ row, rank })))
  return ranked
    .toSorted((a, b) => a.rank - b.rank || byStart(a.row, b.row))
    .slice(0, limit)
    .map(({ row }) => row)
    .toSorted(byStart)
}

function byStart(a: Unworded<StartingSoon>, b: Unworded<StartingSoon>): number {
  return a.starts_at.utc.localeCompare(b.starts_at.utc) || String(a.id).localeCompare(String(b.id))
}

function firstOfEach(
  rows: readonly Unworded<StartingSoon>[],
  keyOf: (row: Unworded<StartingSoon>) => string,
): Unworded<StartingSoon>[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap(([first]) => first ?? [])
}
