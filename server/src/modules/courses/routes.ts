import { endpoints } from '@touchline/contract'
import { keptRoute, readRoute, type Route } from '../../infra/http/route.ts'
import { getSchedule } from '../schedules/index.ts'
import { readView, scheduleTables } from '../selling/index.ts'
import { readKnownAnswers } from '../attendees/index.ts'
import { readScheduleCover } from '../packages/index.ts'
import { listCourses, prepareCourses } from './list-courses.ts'
import { presentCourse } from './presenter.ts'

export const courseRoutes: readonly Route[] = [
  keptRoute(endpoints.listCourses, listCourses, { tables: scheduleTables, prepare: prepareCourses }),
  readRoute(endpoints.readCourse, async (reads, actor, { params, query, now }) => {
    const client = await reads.site.getClient()
    const course = await getSchedule(reads, 'courses', client, { idOrSlug: params.idOrSlug, query })
    const cover = await readScheduleCover(reads, actor, { schedule: course, list: course.whole, now })
    const view = await readView(reads, [course], { actor, client, now, insteadOf: query.instead_of_item_id })
    const presented = presentCourse(course, { ...view, isCovered: cover !== null })
    const known = await readKnownAnswers(reads, actor, course)
    return { data: { ...presented, covered_by: cover, ...(known && { known_answers: known }) } }
  }),
]
