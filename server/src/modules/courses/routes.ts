import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { listCourses } from './list-courses.ts'
import { nextCourseChange } from './next-course-change.ts'
import { readCourse } from './read-course.ts'

export const courseRoutes: readonly Route[] = [
  route(
    endpoints.listCourses,
    ({ query, context }) => {
      const now = context.deps.clock.now()
      return context.deps.store.read((reads) => listCourses(reads, query, context, now))
    },
    { keptUntil: nextCourseChange },
  ),
  route(endpoints.readCourse, async ({ params, query, context }) => {
    const now = context.deps.clock.now()
    return { data: await context.deps.store.read((reads) => readCourse(reads, params.idOrSlug, query, context, now)) }
  }),
]
