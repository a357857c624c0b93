import { pageOf, rowAt } from '../shared/page-row.ts'
import type { PageRow, RowFound } from '../shared/page-row.ts'
import { mailedRows, sellingRows } from '../shared/page-rows.ts'
import type { CrumbsName } from './crumbs.ts'
import { loaders } from './loaders.ts'

/** A page that is mostly a text of the venue's comes with the code that shows one. */
async function withProse<Page>(page: Promise<Page>): Promise<Page> {
  const prose = Promise.all([import('../../ui/text/SafeHtml.tsx'), import('../../ui/text/SanitisedHtml.tsx')])
  const [loaded] = await Promise.all([page, prose.then(([{ prepareSafeHtml }]) => prepareSafeHtml()).catch(() => null)])
  return loaded
}

/** Rows of nouns that keep their pages in a folder of their own: `gift-vouchers/page-rows.ts`. Nothing lists them. */
const rowsOfNouns = import.meta.glob<readonly PageRow<CrumbsName>[]>('./page-rows.ts', {
  eager: true,
  import: 'pageRows',
})

/** The pages of the bookings site, one row for each line of the specification's route table. */
export const pageRows: readonly PageRow<CrumbsName>[] = [
  {
    path: '/',
    title: 'home',
    crumbs: 'none',
    loader: loaders.home,
    lazy: pageOf('HomePage', () => import('./home/HomePage.tsx'), ['home']),
  },
  {
    path: '/redirect-to-selected-venue',
    title: 'location',
    crumbs: 'none',
    lazy: pageOf('VenueRedirect', () => import('./venue/VenueRedirect.tsx'), []),
  },
  {
    path: '/course-redirect-to-selected-venue',
    title: 'location',
    crumbs: 'none',
    lazy: pageOf('CourseRedirect', () => import('./venue/VenueRedirect.tsx'), []),
  },
  {
    path: '/camp-redirect-to-selected-venue',
    title: 'location',
    crumbs: 'none',
    lazy: pageOf('CampRedirect', () => import('./venue/VenueRedirect.tsx'), []),
  },
  {
    path: '/location/:venueSlug',
    title: 'location',
    crumbs: 'location',
    loader: loaders.venue,
    lazy: pageOf('LocationPage', () => import('./venue/LocationPage.tsx'), ['activities', 'home']),
  },
  {
    path: '/location/:venueSlug/:activitySlug',
    title: 'activity',
    crumbs: 'activity',
    loader: loaders.activity,
    lazy: pageOf('ActivityPage', () => import('./time-slots/ActivityPage.tsx'), ['activities']),
  },
  {
    path: '/location/:venueSlug/:activitySlug/:dateSlug/:type?/*',
    title: 'timeSlot',
    crumbs: 'activity',
    staysFor: ['venueSlug', 'activitySlug'],
    loader: loaders.days,
    lazy: pageOf('TimeSlotPage', () => import('./time-slots/TimeSlotPage.tsx'), [
      'activities',
      'checkout',
      'courses',
      'home',
    ]),
  },
  {
    path: '/courses/location/:venueSlug',
    title: 'chooseCourseCategory',
    crumbs: 'courseCategories',
    loader: loaders.courseCategories,
    lazy: pageOf('CourseCategoriesPage', () => import('./schedules/CategoriesScreen.tsx'), [
      'checkout',
      'courses',
      'home',
    ]),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug',
    title: 'chooseCourse',
    crumbs: 'courses',
    loader: loaders.courses,
    isNamedByAddress: true,
    lazy: pageOf('CoursesPage', () => import('./schedules/ListScreen.tsx'), ['courses', 'home']),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/timetable',
    title: 'courseTimetable',
    crumbs: 'courseTimetable',
    loader: loaders.courses,
    lazy: pageOf('CourseTimetablePage', () => import('./schedules/TimetableScreen.tsx'), ['courses', 'home']),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/timetable/:courseSlug',
    title: 'courseDetails',
    crumbs: 'courseDetails',
    loader: loaders.course,
    lazy: pageOf('CourseDetailsPage', () => withProse(import('./schedules/DetailsScreen.tsx')), [
      'activities',
      'courses',
      'home',
    ]),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/:courseSlug/book',
    title: 'courseBooking',
    crumbs: 'courseBooking',
    loader: loaders.courseBooking,
    lazy: pageOf('CourseBookingPage', () => import('./schedules/CourseBooking.tsx'), [
      'activities',
      'checkout',
      'courses',
      'home',
    ]),
  },
  {
    path: '/camps/location/:venueSlug',
    title: 'chooseCampCategory',
    crumbs: 'campCategories',
    loader: loaders.campCategories,
    lazy: pageOf('CampCategoriesPage', () => import('./schedules/CategoriesScreen.tsx'), [
      'checkout',
      'courses',
      'home',
    ]),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug',
    title: 'chooseCamp',
    crumbs: 'camps',
    loader: loaders.camps,
    isNamedByAddress: true,
    lazy: pageOf('CampsPage', () => import('./schedules/ListScreen.tsx'), ['courses', 'home']),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug/timetable',
    title: 'campTimetable',
    crumbs: 'campTimetable',
    loader: loaders.camps,
    lazy: pageOf('CampTimetablePage', () => import('./schedules/TimetableScreen.tsx'), ['courses', 'home']),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug/timetable/:campSlug',
    title: 'campDetails',
    crumbs: 'campDetails',
    loader: loaders.camp,
    lazy: pageOf('CampDetailsPage', () => withProse(import('./schedules/DetailsScreen.tsx')), [
      'activities',
      'courses',
      'home',
    ]),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug/:campSlug/book',
    title: 'campBooking',
    crumbs: 'campBooking',
    loader: loaders.campBooking,
    lazy: pageOf('CampBookingPage', () => import('./schedules/CampBooking.tsx'), [
      'activities',
      'checkout',
      'courses',
      'home',
    ]),
  },
  {
    path: '/packages/location/:venueSlug/:packageId/book',
    title: 'packageBooking',
    crumbs: 'packageBooking',
    lazy: pageOf('PackageBookingPage', () => import('./packages/PackageBookingPage.tsx'), [
      'activities',
      'checkout',
      'courses',
      'home',
    ]),
  },
  {
    path: '/pricing',
    title: 'pricing',
    crumbs: 'pricing',
    lazy: pageOf('PricingPage', () => import('./pages/PricingPage.tsx'), ['activities', 'checkout', 'home']),
  },
  {
    path: '/attendees',
    title: 'attendees',
    crumbs: 'attendees',
    lazy: pageOf('AttendeesPage', () => import('./checkout/AttendeesPage.tsx'), ['activities', 'checkout', 'courses']),
  },
  {
    path: '/checkout/:checkoutId',
    title: 'checkout',
    crumbs: 'none',
    lazy: pageOf('VisitPage', () => import('./checkout/VisitPage.tsx'), ['activities', 'checkout', 'courses']),
  },
  {
    path: '/my-bookings',
    title: 'myBookings',
    crumbs: 'myBookings',
    lazy: pageOf('MyBookingsPage', () => import('./account/MyBookingsPage.tsx'), ['activities']),
  },
  {
    path: '/my-orders',
    title: 'myOrders',
    crumbs: 'myOrders',
    lazy: pageOf('MyOrdersPage', () => import('./account/MyOrdersPage.tsx'), ['checkout']),
  },
  {
    path: '/my-orders/:orderId',
    title: 'receipt',
    crumbs: 'myOrder',
    lazy: pageOf('MyOrderPage', () => import('./account/MyOrderPage.tsx'), ['checkout']),
  },
  {
    path: '/desk/:part?/:id?',
    title: 'desk',
    crumbs: 'desk',
    lazy: pageOf('DeskPage', () => import('./desk/DeskPage.tsx'), ['checkout', 'desk']),
  },
  {
    path: '/guest-passes',
    title: 'guestPasses',
    crumbs: 'guestPasses',
    lazy: pageOf('GuestPassesPage', () => import('./guest-passes/GuestPassesPage.tsx'), [
      'activities',
      'checkout',
      'home',
    ]),
  },
  {
    path: '/guest-passes/checkout',
    title: 'checkout',
    crumbs: 'guestPassCheckout',
    lazy: pageOf('GuestPassCheckoutPage', () => import('./guest-passes/GuestPassCheckoutPage.tsx'), [
      'activities',
      'checkout',
    ]),
  },
  {
    path: '/guest-passes/:code',
    title: 'guestPass',
    crumbs: 'none',
    lazy: pageOf('GuestPassPage', () => import('../shared/pages/GuestPassPage.tsx'), ['checkout']),
  },
  {
    path: '/booking-confirmed/:completeOrderId',
    title: 'bookingConfirmed',
    crumbs: 'bookingConfirmed',
    lazy: pageOf('BookingConfirmedPage', () => import('./checkout/BookingConfirmedPage.tsx'), [
      'activities',
      'checkout',
    ]),
  },
  ...Object.values(rowsOfNouns).flat(),
  ...mailedRows,
  ...sellingRows,
]

/** The page of an address; undefined when this site has none. */
export const rowAtPath = (pathname: string): RowFound | undefined => rowAt(pageRows, pathname)

/** First segments of the site's routes, which no address of the old site has. [C-10] */
const firstSegments: ReadonlySet<string> = new Set(pageRows.map(({ path }) => path.split('/')[1] ?? ''))

export function isReserved(firstSegment: string): boolean {
  return firstSegments.has(firstSegment.toLowerCase())
}
