import { endpoints } from '@touchline/contract'
import { keptRoute, readRoute, type Route } from '../../infra/http/route.ts'
import { prepareCourses } from './list-courses.ts'
import { readCourse } from './read-course.ts'

export const courseRoutes: readonly Route[] = [
  keptRoute(endpoints.listCourses, (reads, actor, { query, now }) => prepareCourses(reads, actor, { query, now })),
  readRoute(endpoints.readCourse, async (reads, actor, { params, query, now }) => ({
    data: await readCourse(reads, actor, { idOrSlug: params.idOrSlug, query, now }),
  })),
]
