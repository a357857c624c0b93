import type { Ahead } from '../../../app/chunks.ts'
import { readAhead } from '../../../app/use-query.ts'
import { campQuestion, campsQuestion } from '../../../features/camps/use-camps.ts'
import { categoryQuestion } from '../../../features/categories/use-course-categories.ts'
import { courseQuestion, coursesQuestion } from '../../../features/courses/use-courses.ts'
import { sceneOfSchedule } from '../../../features/occurrences/schedules/schedule-scene.ts'
import type { Schedule } from '../../../features/occurrences/schedules/schedule.ts'
import { prepareSafeHtml } from '../../../ui/SafeHtml.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { prepareScene } from '../../../ui/scenes/scene-shapes.ts'
import { venueAhead } from '../ahead.ts'

// What the pages of courses and camps begin with. Pictures are asked for as soon as it is known which, and not waited for.

export const coursesAhead: Ahead = (params) => {
  const { venueSlug = '', activitySlug = '' } = params
  void prepareScene(sceneForCategory({ slug: activitySlug }))
  return Promise.all([
    venueAhead(params),
    readAhead(categoryQuestion('courses', venueSlug, activitySlug)),
    readAhead(coursesQuestion(venueSlug, activitySlug)),
  ])
}

export const campsAhead: Ahead = (params) => {
  const { venueSlug = '', activitySlug = '' } = params
  void prepareScene(sceneForCategory({ slug: activitySlug }))
  return Promise.all([
    venueAhead(params),
    readAhead(categoryQuestion('camps', venueSlug, activitySlug)),
    readAhead(campsQuestion(venueSlug, activitySlug)),
  ])
}

/** One course or camp, and the picture that it is shown with. */
async function withPicture(read: Promise<Schedule | undefined>): Promise<void> {
  const schedule = await read
  if (schedule) void prepareScene(sceneOfSchedule(schedule))
}

export const courseAhead: Ahead = (params) => {
  const { venueSlug = '', activitySlug: categorySlug = '', courseSlug: slug = '' } = params
  return Promise.all([venueAhead(params), withPicture(readAhead(courseQuestion({ venueSlug, categorySlug, slug })))])
}

export const campAhead: Ahead = (params) => {
  const { venueSlug = '', activitySlug: categorySlug = '', campSlug: slug = '' } = params
  return Promise.all([venueAhead(params), withPicture(readAhead(campQuestion({ venueSlug, categorySlug, slug })))])
}

/** Pages of details show the words of the venue, too. */
export const courseDetailsAhead: Ahead = (params) => Promise.all([prepareSafeHtml(), courseAhead(params)])

export const campDetailsAhead: Ahead = (params) => Promise.all([prepareSafeHtml(), campAhead(params)])
