import type { Params } from 'react-router-dom'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import type { CrumbsOf } from '../../app/chrome/frame-row.ts'
import type { ScheduleKind } from '../../features/occurrences/schedules/schedule.ts'
import { sharedCrumbs } from '../shared/crumbs.ts'
import { paths } from './paths.ts'
import { pathsOf } from './schedules/schedule-paths.ts'

const bookA = { course: 'bookACourse', camp: 'bookACamp' } as const satisfies Record<ScheduleKind, string>

const param = (params: Readonly<Params>, name: string): string => params[name] ?? ''

const timeSlotCrumbs: CrumbsOf = (params, t) => {
  const [venue, activity] = [param(params, 'venueSlug'), param(params, 'activitySlug')]
  return [
    { label: t('common:breadcrumbs.bookAnActivity'), to: paths.location(venue) },
    { label: nameOfSlug(activity), to: paths.activity(venue, activity) },
  ]
}

function categoryCrumbs(kind: ScheduleKind): CrumbsOf {
  return (params, t) => [
    { label: t(`common:breadcrumbs.${bookA[kind]}`), to: pathsOf[kind].categories(param(params, 'venueSlug')) },
  ]
}

function activityCrumbs(kind: ScheduleKind): CrumbsOf {
  return (params, t) => {
    const [venue, activity] = [param(params, 'venueSlug'), param(params, 'activitySlug')]
    const here = { label: nameOfSlug(activity), to: pathsOf[kind].list(venue, activity) }
    return [...categoryCrumbs(kind)(params, t), here]
  }
}

function timetableCrumbs(kind: ScheduleKind): CrumbsOf {
  return (params, t) => [...activityCrumbs(kind)(params, t), { label: t('common:breadcrumbs.timetable') }]
}

function detailsCrumbs(kind: ScheduleKind): CrumbsOf {
  return (params, t) => {
    const [venue, activity, slug] = [
      param(params, 'venueSlug'),
      param(params, 'activitySlug'),
      param(params, `${kind}Slug`),
    ]
    const details = { label: nameOfSlug(slug), to: pathsOf[kind].details(venue, activity, slug) }
    return [...activityCrumbs(kind)(params, t), details]
  }
}

function bookingCrumbs(kind: ScheduleKind): CrumbsOf {
  return (params, t) => [...detailsCrumbs(kind)(params, t), { label: t('common:breadcrumbs.book') }]
}

export const crumbs = {
  ...sharedCrumbs,
  attendees: (_, t) => [
    { label: t('common:breadcrumbs.basket'), to: paths.basket() },
    { label: t('common:breadcrumbs.attendees') },
  ],
  myBookings: (_, t) => [{ label: t('common:breadcrumbs.myBookings'), to: paths.myBookings() }],
  myOrders: (_, t) => [{ label: t('common:breadcrumbs.myOrders'), to: paths.myOrders() }],
  myOrder: (_, t) => [
    { label: t('common:breadcrumbs.myOrders'), to: paths.myOrders() },
    { label: t('common:breadcrumbs.receipt') },
  ],
  desk: (_, t) => [{ label: t('common:breadcrumbs.desk') }],
  guestPasses: (_, t) => [{ label: t('common:breadcrumbs.guestPasses') }],
  guestPassCheckout: (_, t) => [
    { label: t('common:breadcrumbs.guestPasses'), to: paths.guestPasses() },
    { label: t('common:breadcrumbs.checkout') },
  ],
  bookingConfirmed: (_, t) => [{ label: t('common:breadcrumbs.bookingConfirmed') }],
  location: (_, t) => [{ label: t('common:breadcrumbs.bookAnActivity') }],
  activity: timeSlotCrumbs,
  courseCategories: categoryCrumbs('course'),
  courses: activityCrumbs('course'),
  courseTimetable: timetableCrumbs('course'),
  courseDetails: detailsCrumbs('course'),
  courseBooking: bookingCrumbs('course'),
  campCategories: categoryCrumbs('camp'),
  camps: activityCrumbs('camp'),
  campTimetable: timetableCrumbs('camp'),
  campDetails: detailsCrumbs('camp'),
  campBooking: bookingCrumbs('camp'),
  pricing: (_, t) => [{ label: t('common:breadcrumbs.pricing') }],
  packageBooking: (params, t) => {
    const [venue, id] = [param(params, 'venueSlug'), param(params, 'packageId')]
    return [
      { label: t('common:breadcrumbs.bookAnActivity'), to: paths.location(venue) },
      { label: t('common:breadcrumbs.package'), to: paths.packageBooking(venue, id) },
    ]
  },
} as const satisfies Readonly<Record<string, CrumbsOf>>

export type CrumbsName = keyof typeof crumbs
