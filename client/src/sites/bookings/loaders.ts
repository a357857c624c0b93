import { ask } from '../../app/answers/question.ts'
import { startAt } from '../../app/choices/selected-venue.ts'
import { campQuestion, campsQuestion } from '../../features/camps/camp-questions.ts'
import { activitiesQuestion } from '../../features/categories/activity-questions.ts'
import {
  categoriesQuestion,
  categoryQuestion,
  venueCategoryQuestion,
} from '../../features/categories/category-questions.ts'
import { courseQuestion, coursesQuestion } from '../../features/courses/course-questions.ts'
import { sceneOfSchedule } from '../../features/occurrences/schedules/schedule-scene.ts'
import type { Schedule } from '../../features/occurrences/schedules/schedule.ts'
import { soonQuestion } from '../../features/occurrences/soon/soon-question.ts'
import { venueQuestion } from '../../features/site/venue.ts'
import { datesQuestion } from '../../features/timetable/dates/dates-question.ts'
import { venuesQuestion } from '../../features/venues/venues-question.ts'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { prepareScene } from '../../ui/scenes/scene-shapes.ts'
import type { PageLoader } from '../shared/page-row.ts'
import { homeSoon } from './home/home-soon.ts'

/** The venue of the address: a visit that begins on its page begins at it. */
async function venue(slug: string): Promise<void> {
  const found = await ask(venueQuestion(slug))
  if (found) startAt(found.slug)
}

/** One course or camp, and the large picture that it is shown with. */
async function pictured(asked: Promise<Schedule | undefined>): Promise<void> {
  const schedule = await asked
  if (schedule) void prepareScene(sceneOfSchedule(schedule))
}

/** The questions of each page. Pictures are fetched as soon as it is known which, and not waited for. */
export const loaders = {
  /** Waits for the picture that the shell shows; what is below it comes when it comes. */
  home: () => {
    void ask(soonQuestion(homeSoon))
    void ask(activitiesQuestion())
    void ask(venuesQuestion())
    return [prepareScene('swim')]
  },
  venue: ({ params: { venueSlug = '' } }) => [venue(venueSlug)],
  activity: ({ params: { venueSlug = '', activitySlug = '' } }) => [
    ask(venueCategoryQuestion(venueSlug, activitySlug)),
    venue(venueSlug),
  ],
  days: ({ params: { venueSlug = '', activitySlug = '' } }) => [
    ask(venueCategoryQuestion(venueSlug, activitySlug)),
    ask(datesQuestion(venueSlug, activitySlug)),
    venue(venueSlug),
  ],
  courseCategories: ({ params: { venueSlug = '' } }) => [
    ask(categoriesQuestion('courses', venueSlug)),
    venue(venueSlug),
  ],
  courses: ({ params: { venueSlug = '', activitySlug = '' } }) => {
    void prepareScene(sceneForCategory({ slug: activitySlug }))
    return [
      ask(coursesQuestion(venueSlug, activitySlug)),
      ask(categoryQuestion('courses', venueSlug, activitySlug)),
      venue(venueSlug),
    ]
  },
  course: ({ params: { venueSlug = '', activitySlug = '', courseSlug = '' } }) => [
    pictured(ask(courseQuestion({ venueSlug, categorySlug: activitySlug, slug: courseSlug }))),
    venue(venueSlug),
  ],
  /** Its small picture comes after what the form says. */
  courseBooking: ({ params: { venueSlug = '', activitySlug = '', courseSlug = '' } }) => [
    ask(courseQuestion({ venueSlug, categorySlug: activitySlug, slug: courseSlug })),
    venue(venueSlug),
  ],
  campCategories: ({ params: { venueSlug = '' } }) => [ask(categoriesQuestion('camps', venueSlug)), venue(venueSlug)],
  camps: ({ params: { venueSlug = '', activitySlug = '' } }) => {
    void prepareScene(sceneForCategory({ slug: activitySlug }))
    return [
      ask(campsQuestion(venueSlug, activitySlug)),
      ask(categoryQuestion('camps', venueSlug, activitySlug)),
      venue(venueSlug),
    ]
  },
  camp: ({ params: { venueSlug = '', activitySlug = '', campSlug = '' } }) => [
    pictured(ask(campQuestion({ venueSlug, categorySlug: activitySlug, slug: campSlug }))),
    venue(venueSlug),
  ],
  campBooking: ({ params: { venueSlug = '', activitySlug = '', campSlug = '' } }) => [
    ask(campQuestion({ venueSlug, categorySlug: activitySlug, slug: campSlug })),
    venue(venueSlug),
  ],
} as const satisfies Readonly<Record<string, PageLoader>>
