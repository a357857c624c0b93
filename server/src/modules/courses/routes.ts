import { endpoints } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listCourses } from './list-courses.ts'
import { nextCourseChange } from './next-course-change.ts'
import { readCourse } from './read-course.ts'

export const courseRoutes: readonly Route[] = [
  readRoute(endpoints.listCourses, (reads, actor, { query, now }) => listCourses(reads, actor, { query, now }), {
    keptUntil: nextCourseChange,
  }),
  readRoute(endpoints.readCourse, async (reads, actor, { params, query, now }) => ({
    data: await readCourse(reads, actor, { idOrSlug: params.idOrSlug, query, now }),
  })),
]
