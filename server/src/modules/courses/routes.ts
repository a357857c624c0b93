import { endpoints } from '@touchline/contract'
import { keptRoute, readRoute, type Route } from '../../infra/http/route.ts'
import { courseTables, prepareCourses } from './keep-courses.ts'
import { listCourses } from './list-courses.ts'
import { readCourse } from './read-course.ts'

export const courseRoutes: readonly Route[] = [
  keptRoute(endpoints.listCourses, listCourses, { tables: courseTables, prepare: prepareCourses }),
  readRoute(endpoints.readCourse, async (reads, actor, { params, query, now }) => ({
    data: await readCourse(reads, actor, { idOrSlug: params.idOrSlug, query, now }),
  })),
]
