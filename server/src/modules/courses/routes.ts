import { endpoints } from '@touchline/contract'
import { keptRoute, readRoute, type Route } from '../../infra/http/route.ts'
import { getSchedule, readView, scheduleTables } from '../occurrences/index.ts'
import { listCourses, prepareCourses } from './list-courses.ts'
import { presentCourse } from './presenter.ts'

export const courseRoutes: readonly Route[] = [
  keptRoute(endpoints.listCourses, listCourses, { tables: scheduleTables, prepare: prepareCourses }),
  readRoute(endpoints.readCourse, async (reads, actor, { params, query, now }) => {
    const client = await reads.site.getClient()
    const course = await getSchedule(reads, 'courses', client, { idOrSlug: params.idOrSlug, query })
    return { data: presentCourse(course, await readView(reads, [course], { actor, client, now })) }
  }),
]
