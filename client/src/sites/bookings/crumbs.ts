import type { Params } from 'react-router-dom'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import type { useTexts } from '../../i18n/use-texts.ts'
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx'
import type { CrumbsOf } from '../../app/chrome/route-row.ts'
import { paths } from './paths.ts'

type Texts = ReturnType<typeof useTexts>['t']

const param = (params: Readonly<Params>, name: string): string => params[name] ?? ''

function locationCrumbs(params: Readonly<Params>, t: Texts): readonly Crumb[] {
  return [{ label: t('common:breadcrumbs.bookAnActivity'), to: paths.location(param(params, 'venueSlug')) }]
}

function activityCrumbs(params: Readonly<Params>, t: Texts): readonly Crumb[] {
  const [venue, activity] = [param(params, 'venueSlug'), param(params, 'activitySlug')]
  return [...locationCrumbs(params, t), { label: nameOfSlug(activity), to: paths.activity(venue, activity) }]
}

function courseCrumbs(params: Readonly<Params>, t: Texts): readonly Crumb[] {
  return [{ label: t('common:breadcrumbs.bookACourse'), to: paths.courseCategories(param(params, 'venueSlug')) }]
}

function courseActivityCrumbs(params: Readonly<Params>, t: Texts): readonly Crumb[] {
  const [venue, activity] = [param(params, 'venueSlug'), param(params, 'activitySlug')]
  return [...courseCrumbs(params, t), { label: nameOfSlug(activity), to: paths.courses(venue, activity) }]
}

function courseDetailsCrumbs(params: Readonly<Params>, t: Texts): readonly Crumb[] {
  const [venue, activity, course] = [
    param(params, 'venueSlug'),
    param(params, 'activitySlug'),
    param(params, 'courseSlug'),
  ]
  const details = { label: nameOfSlug(course), to: paths.courseDetails(venue, activity, course) }
  return [...courseActivityCrumbs(params, t), details]
}

/** [S2-094 to S2-104] */
export const crumbs = {
  none: () => [],
  register: (_, t) => [{ label: t('common:breadcrumbs.register') }],
  login: (_, t) => [{ label: t('common:breadcrumbs.login') }],
  basket: (_, t) => [{ label: t('common:breadcrumbs.basket') }],
  checkout: (_, t) => [
    { label: t('common:breadcrumbs.basket'), to: paths.basket() },
    { label: t('common:breadcrumbs.checkout') },
  ],
  bookingConfirmed: (_, t) => [{ label: t('common:breadcrumbs.bookingConfirmed') }],
  location: (_, t) => [{ label: t('common:breadcrumbs.bookAnActivity') }],
  activity: activityCrumbs,
  courseCategories: courseCrumbs,
  courses: courseActivityCrumbs,
  courseTimetable: (params, t) => [...courseActivityCrumbs(params, t), { label: t('common:breadcrumbs.timetable') }],
  courseDetails: courseDetailsCrumbs,
  courseBooking: (params, t) => [...courseDetailsCrumbs(params, t), { label: t('common:breadcrumbs.book') }],
} as const satisfies Readonly<Record<string, CrumbsOf>>
