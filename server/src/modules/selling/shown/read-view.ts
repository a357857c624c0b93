import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import { type ClientRow, currencyOf } from '../../site/index.ts'
import { type Schedule, placesIdsOf } from '../../schedules/index.ts'
import type { View } from './present-schedule.ts'
import { readPersons } from '../eligibility/read-persons.ts'

type Asking = {
  readonly actor: Pick<Actor, 'ownerId' | 'channel'> & Partial<Pick<Actor, 'callerId'>>
  readonly client: ClientRow
  readonly now: number
  /** The line of the caller's basket that is to be changed: its bookings and places count as free. [O-350] */
  readonly insteadOf?: number | undefined
}

/** The view of these schedules for a caller: places and the person's facts. */
export async function readView(
  reads: Reads,
  schedules: readonly Schedule[],
  { actor: { callerId, ownerId, channel }, client, now, insteadOf }: Asking,
): Promise<View> {
  const placesIds = schedules.flatMap(countedPlacesOf)
  const rows = placesIds.length === 0 ? [] : await reads.places.byIds({ ids: [...new Set(placesIds)] })
  const persons = await readPersons(reads, ownerId === undefined ? [] : [ownerId], {
    now,
    from: Math.min(...schedules.map(({ row }) => row.startsAt)),
    to: Math.max(...schedules.map(({ row }) => row.endsAt)),
  })
  const person = ownerId === undefined ? undefined : persons.get(ownerId)
  const ownerIds = [callerId ?? [], ownerId ?? []].flat()
  const held = insteadOf === undefined ? [] : await reads.places.heldByLine({ itemId: insteadOf, ownerIds })
  return {
    now,
    channel,
    person,
    places: new Map(rows.map((row) => [row.id, row])),
    currency: currencyOf(client),
    ...(insteadOf === undefined
      ? {}
      : { insteadOf, heldPlaces: new Map(held.map(({ placesId, count }) => [placesId, count])) }),
  }
}

/** The places rows of a course or of a camp's sessions, and of its extras. */
export function countedPlacesOf(schedule: Schedule): readonly number[] {
  return [...placesIdsOf(schedule), ...schedule.extras.flatMap(({ option }) => option.placesId ?? [])]
}
