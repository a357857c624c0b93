import { listActivities, listBookableCategories } from '@touchline/contract/calls/categories'
import type { Entity } from '@touchline/contract/client'
import { call, callList } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Question } from '../../app/answers/question.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { bookedAs } from '../occurrences/booked-as.ts'
import { activitiesOver, largestFirst } from './activities.ts'
import type { Activity } from './activities.ts'
import { categoryIn } from './category-questions.ts'

const none: readonly Activity[] = []

/** The displayable part of an answer; empty without a name or a slug. */
function activityIn({
  name,
  slug,
  pictureKind,
  bookableCount,
  bookingType,
  venues,
  foundNames,
  correctedSearch,
}: Read<Entity<'Activity'>>): readonly Activity[] {
  const at = (venues ?? []).flatMap((venue) =>
    venue.slug ? [{ slug: venue.slug, count: venue.bookableCount ?? null }] : [],
  )
  if (!name || !slug || at.length === 0) return none
  const of = bookedAs(bookingType)
  if (of === null) return none
  const found = foundNames ?? []
  const known = { name, slug, of, pictureKind: pictureKind ?? null, count: bookableCount ?? null, venues: at, found }
  return [correctedSearch ? { ...known, searchedFor: correctedSearch } : known]
}

/** A question for activities: a search, a day (`YYYY-MM-DD`) and an age in whole years. */
export type AskedActivities = { readonly search?: string; readonly date?: string; readonly age?: number }

async function askPlatform(asked: AskedActivities = {}): Promise<readonly Activity[]> {
  const { data } = await callList(listActivities, {
    query: { source: channelInUse(), page: 1, perPage: 100, ...asked },
  })
  return largestFirst(data.flatMap(activityIn))
}

async function askVenues(venueSlugs: readonly string[]): Promise<readonly Activity[]> {
  const asked = venueSlugs.map(async (venueSlug) => {
    const answers = await call(listBookableCategories, {
      params: { venue: venueSlug },
      query: { source: channelInUse() },
    })
    return { venueSlug, categories: answers.flatMap((answer) => categoryIn(answer) ?? []) }
  })
  const told = await Promise.allSettled(asked)
  return activitiesOver(told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

/** Everything that can be booked, over all venues, in one call. */
export const activitiesQuestion = (): Question<readonly Activity[]> => [[listActivities.name], () => askPlatform()]

/** Activities that the platform finds. */
export const askedQuestion = (asked: AskedActivities): Question<readonly Activity[]> => [
  [listActivities.name, 'asked', asked.search ?? null, asked.date ?? null, asked.age ?? null],
  () => askPlatform(asked),
]

/** The same as `activitiesQuestion`, venue by venue. */
export const activitiesAtQuestion = (venueSlugs: readonly string[]): Question<readonly Activity[]> => [
  [listBookableCategories.name, 'over', ...venueSlugs],
  () => askVenues(venueSlugs),
]
