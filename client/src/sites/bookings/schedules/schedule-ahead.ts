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

type Params = Parameters<Ahead>[0]

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

type Read = Promise<Schedule | undefined>

const readCourse = ({ venueSlug = '', activitySlug: categorySlug = '', courseSlug: slug = '' }: Params): Read =>
  readAhead(courseQuestion({ venueSlug, categorySlug, slug }))

const readCamp = ({ venueSlug = '', activitySlug: categorySlug = '', campSlug: slug = '' }: Params): Read =>
  readAhead(campQuestion({ venueSlug, categorySlug, slug }))

/** Forms have a small picture, which comes after what they say. */
export const courseBookingAhead: Ahead = (params) => Promise.all([venueAhead(params), readCourse(params)])

export const campBookingAhead: Ahead = (params) => Promise.all([venueAhead(params), readCamp(params)])

/** One course or camp, and the large picture that it is shown with. */
async function withPicture(read: Read): Promise<void> {
  const schedule = await read
  if (schedule) void prepareScene(sceneOfSchedule(schedule))
}

/** Pages of details show the words of the venue, too. */
export const courseDetailsAhead: Ahead = (params) =>
  Promise.all([prepareSafeHtml(), venueAhead(params), withPicture(readCourse(params))])

export const campDetailsAhead: Ahead = (params) =>
  Promise.all([prepareSafeHtml(), venueAhead(params), withPicture(readCamp(params))])
