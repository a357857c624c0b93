import { endpoints } from '@touchline/contract'
import { keptRoute, readRoute, type Route } from '../../infra/http/route.ts'
import { courseTables, prepareCourses, prepareStartingSoon } from './keep-courses.ts'
import { listCourses } from './list-courses.ts'
import { listStartingSoon } from './list-starting-soon.ts'
import { readCourse } from './read-course.ts'

export const courseRoutes: readonly Route[] = [
  keptRoute(endpoints.listCourses, listCourses, { tables: courseTables, prepare: prepareCourses }),
  keptRoute(endpoints.listStartingSoon, listStartingSoon, { tables: courseTables, prepare: prepareStartingSoon }),
  readRoute(endpoints.readCourse, async (reads, actor, { params, query, now }) => ({
    data: await readCourse(reads, actor, { idOrSlug: params.idOrSlug, query, now }),
  })),
]
