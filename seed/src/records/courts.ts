import { occurrenceId, seededRandom, uuidv7 } from '@touchline/ids'
import type { CourtsRecord } from '@touchline/contract'
import { foundedAt } from '../fixed-ids.ts'
import type { LocationRecord, SessionsRecord } from '../seed-writer.ts'

/** One of several equal courts: its location and its schedule. */
export type Court = { readonly location: LocationRecord; readonly schedule: SessionsRecord }

/**
 * The courts of one record. The ids of a schedule and its sessions come from the record's id, the court's and the start of
 * the session, so other courts and sessions can be added without changing them. [O-511]
 */
export function courtsOf({ id, slug, venueId, parentId, locations, each }: CourtsRecord): readonly Court[] {
  return locations.map(({ id: locationId, name, scheduleId }, index) => ({
    location: { id: locationId, venueId, parentId, name },
    schedule: {
      ...each,
      kind: 'slots',
      id: scheduleId ?? uuidv7(foundedAt, seededRandom(`court ${id} ${locationId}`)),
      slug: `${slug}-${index + 1}`,
      venueId,
      locationId,
      friendlyLocationName: null,
      ...(each.reference !== undefined && { reference: `${each.reference}-${index + 1}` }),
      tickets: [],
      occurrences: each.occurrences.map((occurrence) => ({
        ...occurrence,
        id: occurrenceId(foundedAt, seededRandom(`court ${id} ${locationId} ${occurrence.startsAt}`)),
      })),
    },
  }))
}

/** Sessions of a court that begin at the same time, in words. */
export function courtProblems({
  each,
}: Pick<CourtsRecord, 'each'>): readonly (readonly [field: string, says: string])[] {
  const first = new Map<number, number>()
  return each.occurrences.flatMap(({ startsAt }, index) => {
    const other = first.get(startsAt)
    if (other === undefined) first.set(startsAt, index)
    return other === undefined
      ? []
      : [[`each.occurrences.${index}.startsAt`, `Session ${other} of the list begins at the same time.`] as const]
  })
}

const ofRecord: ReadonlySet<string> = new Set(['slug', 'venueId', 'parentId'])

/** The field of a record of courts that a field of one court's location or schedule comes from. */
export function fieldOfCourts(kind: 'locations' | 'schedules', field: string, court: number): string {
  if (ofRecord.has(field)) return field
  if (kind === 'locations') return `locations.${court}.${field}`
  if (field === 'id') return `locations.${court}.scheduleId`
  return field === 'locationId' ? `locations.${court}` : `each.${field}`
}
