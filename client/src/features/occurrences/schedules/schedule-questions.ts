import { allPages } from '../../../api/all-pages.ts'
import type { PageQuery } from '../../../api/all-pages.ts'
import { unreadable } from '../../../api/api-error.ts'
import type { Question } from '../../../app/answers/question.ts'
import { channelInUse, selectedUserQuery } from '../../../app/session/counter.ts'
import type { Schedule, ScheduleAddress } from './schedule.ts'

/** The query for a category at a venue, for the attendee. */
function placeQuery(venueSlug: string, categorySlug: string) {
  return {
    ...selectedUserQuery(),
    source: channelInUse(),
    venueSlugs: [venueSlug],
    categorySlugs: [categorySlug],
  } as const
}

/** The query for a whole category at a venue, including schedules that open later. */
function listQuery(venueSlug: string, categorySlug: string) {
  return { ...placeQuery(venueSlug, categorySlug), filterByFirstBookableAt: false } as const
}

type PlaceQuery = ReturnType<typeof placeQuery>

/** The call of a list of courses or camps; `name` is the call's. */
type ListCall<Answer> = {
  readonly name: string
  readonly read: (
    query: PageQuery & ReturnType<typeof listQuery>,
  ) => Promise<{ readonly data: readonly Answer[]; readonly nextPage: number | null }>
  readonly schedulesIn: (answers: readonly Answer[]) => readonly Schedule[]
}

/** The query for a whole category at a venue, including schedules that open later. */
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

/** The call of one course or camp. */
type OneCall<Answer> = {
  readonly name: string
  readonly read: (slug: string, query: PlaceQuery & { readonly insteadOfItemId?: number }) => Promise<Answer>
  /** Null when nothing of the answer can be shown. */
  readonly scheduleIn: (answer: Answer) => Schedule | null
}

/** One course or camp. */
export function oneScheduleQuestion<Answer>(
  { name, read, scheduleIn }: OneCall<Answer>,
  { venueSlug, categorySlug, slug, insteadOf = null, personId }: ScheduleAddress,
): Question<Schedule> {
  const more = {
    ...(insteadOf === null ? {} : { insteadOfItemId: insteadOf }),
    ...(personId === undefined ? {} : { selectedUserId: personId }),
  }
  return [
    [name, venueSlug, categorySlug, slug, ...Object.entries(more)],
    async () => {
      const schedule = scheduleIn(await read(slug, { ...placeQuery(venueSlug, categorySlug), ...more }))
      // An answer without displayable content is unreadable.
      if (schedule === null) throw unreadable()
      return schedule
    },
  ]
}
