import type { CourtsRecord, SeedRecords } from '@touchline/contract'
import { courtsOf, fieldOfCourts } from './courts.ts'
import { nameOf } from './problem.ts'

type Data = Partial<SeedRecords>
type CourtKind = 'locations' | 'schedules'

/** Where a location or a schedule comes from: a court of a record in the list of courts. */
type Source = {
  readonly slug: string
  /** The place of the record in its list. */
  readonly index: number
  readonly court: number
  readonly name: string
  /** How many courts the record has. */
  readonly of: number
}

type At = { readonly kind: string; readonly index: number }
type Told<Says> = { readonly field: string; readonly title: string | undefined; readonly says: Says }

/**
 * The records with the courts of `courts` among their locations and schedules, and how their problems are told of the
 * record and the court that a person has written. [O-511]
 */
export function withCourts(courts: readonly (CourtsRecord & { readonly place: number })[], data: Data) {
  const sources = new Map<string, Source>()
  const locations = [...(data.locations ?? [])]
  const schedules = [...(data.schedules ?? [])]
  for (const record of courts) {
    for (const [court, one] of courtsOf(record).entries()) {
      const source = {
        slug: record.slug,
        index: record.place,
        court,
        name: one.location.name,
        of: record.locations.length,
      }
      sources.set(`locations.${locations.length}`, source)
      sources.set(`schedules.${schedules.length}`, source)
      locations.push(one.location)
      schedules.push(one.schedule)
    }
  }
  const sourceOf = ({ kind, index }: At) => sources.get(`${kind}.${index}`)
  return {
    data: courts.length === 0 ? data : { ...data, locations, schedules },
    /** The court as a sentence names it; undefined for a record of another list. */
    nameOfCourt(at: At): string | undefined {
      const source = sourceOf(at)
      return source && nameOf({ kind: 'courts', index: source.index }, `${source.slug}, ${source.name}`)
    },
    /** The field of the file and the court; undefined for a record of another list. */
    placeOfCourt(at: At & { readonly field: string }) {
      const source = sourceOf(at)
      if (!source) return undefined
      const field = fieldOfCourts(isCourtKind(at.kind) ? at.kind : 'schedules', at.field, source.court)
      return { field: `courts.${source.index}.${field}`, title: `${source.slug}, ${source.name}`, source }
    },
  }
}

function isCourtKind(kind: string): kind is CourtKind {
  return kind === 'locations' || kind === 'schedules'
}

/** A problem that all courts of a record have is told once, of the record. */
export function togetherForCourts<Says>(
  problems: readonly (Told<Says> & { readonly source?: Source | undefined; readonly key: string })[],
): readonly Told<Says>[] {
  const groups = Map.groupBy(problems, ({ field, key }) => `${field} ${key}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const plain = ({ field, title, says }: Told<Says>): Told<Says> => ({ field, title, says })
    if (!first?.source || group.length < first.source.of || first.source.of === 1) return group.map(plain)
    return [{ ...plain(first), title: first.source.slug }]
  })
}
