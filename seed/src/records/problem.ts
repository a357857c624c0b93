import type { SeedKind, SeedRecords } from '../seed-writer.ts'

export type Data = Partial<SeedRecords>

/** The place of a record, or of a field in it: its list, its number there, and the path in the record. */
export type Place = {
  readonly kind: SeedKind
  readonly index: number
  /** Empty for the whole record. */
  readonly field: string
}

/** What is wrong with a record, in words. */
export type RecordProblem = Place & { readonly says: string }

/** What a person calls a record: its slug, name or number; undefined where it has none. */
export function titleOf(record: object): string | undefined {
  for (const key of ['slug', 'name', 'reference', 'title', 'id']) {
    const value: unknown = Reflect.get(record, key)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
  }
  return undefined
}

/** A record as a sentence names it: `schedules.2 (morning-swim)`. */
export function nameOf(
  { kind, index }: { readonly kind: string; readonly index: number },
  title: string | undefined,
): string {
  return title === undefined ? `${kind}.${index}` : `${kind}.${index} (${title})`
}

/** Problems of one list, each with the number of its record. */
export function problemsIn<Kind extends SeedKind>(
  data: Data,
  kind: Kind,
  check: (record: SeedRecords[Kind][number]) => readonly (readonly [field: string, says: string] | false)[],
): readonly RecordProblem[] {
  const records: readonly SeedRecords[Kind][number][] = data[kind] ?? []
  return records.flatMap((record, index) =>
    check(record).flatMap((found) => (found === false ? [] : [{ kind, index, field: found[0], says: found[1] }])),
  )
}
