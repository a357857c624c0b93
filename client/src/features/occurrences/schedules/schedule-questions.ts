import { allPages, type PageQuery } from '../../../api/all-pages.ts'
import { unreadable } from '../../../api/api-error.ts'
import type { Question } from '../../../app/question.ts'
import { listQuery, placeQuery } from '../place-query.ts'
import type { Schedule, ScheduleAddress } from './schedule.ts'

type PlaceQuery = ReturnType<typeof placeQuery>

/** How the courses, or the camps, are asked for. `name` is the call's. */
type ListCall<Answer> = {
  readonly name: string
  readonly read: (
    query: PageQuery & ReturnType<typeof listQuery>,
  ) => Promise<{ readonly data: readonly Answer[]; readonly nextPage: number | null }>
  readonly schedulesIn: (answers: readonly Answer[]) => readonly Schedule[]
}

/** All of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function scheduleListQuestion<Answer>(
  { name, read, schedulesIn }: ListCall<Answer>,
  venueSlug: string,
  categorySlug: string,
): Question<readonly Schedule[]> {
  return [
    [name, venueSlug, categorySlug],
    async () => schedulesIn(await allPages((page) => read({ ...page, ...listQuery(venueSlug, categorySlug) }))),
  ]
}

/** How one course, or one camp, is asked for. */
type OneCall<Answer> = {
  readonly name: string
  readonly read: (slug: string, query: PlaceQuery) => Promise<Answer>
  /** Null where nothing of the answer can be shown. */
  readonly scheduleIn: (answer: Answer) => Schedule | null
}

/** One course or camp. */
export function oneScheduleQuestion<Answer>(
  { name, read, scheduleIn }: OneCall<Answer>,
  { venueSlug, categorySlug, slug }: ScheduleAddress,
): Question<Schedule> {
  return [
    [name, venueSlug, categorySlug, slug],
    async () => {
      const schedule = scheduleIn(await read(slug, placeQuery(venueSlug, categorySlug)))
      // An answer of which nothing can be shown is no answer.
      if (schedule === null) throw unreadable()
      return schedule
    },
  ]
}
