import type { AddItem } from '@touchline/contract'
import type { Chosen, Circumstances } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import type { PlacesRow } from '../places/index.ts'
import { type Schedule, placesIdsOf, readSchedules } from '../schedules/index.ts'
import type { Person } from './eligibility/person.ts'
import { readPersons } from './eligibility/read-persons.ts'

/** The facts that decide a sale of schedules. */
export type ScheduleFacts = {
  readonly schedules: ReadonlyMap<string, Schedule>
  readonly places: ReadonlyMap<number, PlacesRow>
  /** Possible attendees, by user id. */
  readonly persons: ReadonlyMap<number, Person>
  /** The application's switch for camps and courses. */
  readonly campsAndCourses: boolean
}

/** Loads the facts for choices of schedules: one query per table. */
export async function readSchedulesFor(
  reads: Reads,
  choices: readonly (Pick<Chosen, 'attendeeId'> & { readonly scheduleId: string })[],
  { now }: Pick<Circumstances, 'now'>,
): Promise<ScheduleFacts> {
  const schedules = await readSchedules(reads, [...new Set(choices.map(({ scheduleId }) => scheduleId))])
  const found = [...schedules.values()]
  const places = await reads.places.byIds({ ids: [...new Set(found.flatMap(placesIdsOf))] })
  const { campsAndCourses } = await reads.site.getClient()
  return {
    schedules,
    places: new Map(places.map((row) => [row.id, row])),
    persons: await readPersons(reads, [...new Set(choices.flatMap(({ attendeeId }) => attendeeId ?? []))], {
      now,
      from: Math.min(...found.map(({ row }) => row.startsAt)),
      to: Math.max(...found.map(({ row }) => row.endsAt)),
    }),
    campsAndCourses,
  }
}

/** The fields that items of every type share. */
export function chosenIn(item: AddItem, attendeeId: number | null): Chosen {
  return {
    attendeeId,
    quantity: item.quantity ?? 1,
    extras: (item.extras ?? []).map(({ pricing_option_id: pricingOptionId, quantity }) => ({
      pricingOptionId,
      quantity,
    })),
    answers: item.custom_question_answers ?? [],
    agreed: item.activity_restriction_ids ?? [],
    ...(item.apply_benefit === undefined ? {} : { withBenefit: item.apply_benefit, withPackage: item.apply_benefit }),
  }
}
