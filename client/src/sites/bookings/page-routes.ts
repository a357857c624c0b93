import { beside, pageOf, routeIn } from '../shared/site-routes.ts'
import type { PageRoute, RouteFound } from '../shared/site-routes.ts'
import { sharedRoutes } from '../shared/page-routes.ts'
import type { CrumbsName } from './crumbs.ts'
import { earlyReads } from './early-reads.ts'

/** A page that is mostly a text of the venue's. */
const withProse = <Page>(page: Promise<Page>): Promise<Page> => beside(page, import('../../ui/SanitisedHtml.tsx'))

/** The pages of the bookings site, one row for each line of the specification's route table. */
export const pageRoutes: readonly PageRoute<CrumbsName>[] = [
  {
    path: '/',
    title: 'home',
    crumbs: 'none',
    early: earlyReads.home,
    page: pageOf(
      'HomePage',
      () => beside(import('./pages/HomePage.tsx'), import('../../ui/scenes/SwimScene.ts')),
      'first',
    ),
  },
  {
    path: '/redirect-to-selected-venue',
    title: 'location',
    crumbs: 'none',
    page: pageOf('VenueRedirect', () => import('./pages/VenueRedirect.tsx'), 'first'),
  },
  {
    path: '/course-redirect-to-selected-venue',
    title: 'location',
    crumbs: 'none',
    page: pageOf('CourseRedirect', () => import('./pages/VenueRedirect.tsx'), 'first'),
  },
  {
    path: '/camp-redirect-to-selected-venue',
    title: 'location',
    crumbs: 'none',
    page: pageOf('CampRedirect', () => import('./pages/VenueRedirect.tsx'), 'first'),
  },
  {
    path: '/location/:venueSlug',
    title: 'location',
    crumbs: 'location',
    early: earlyReads.venue,
    page: pageOf('LocationPage', () => import('./pages/LocationPage.tsx'), 'first'),
  },
  {
    path: '/location/:venueSlug/:activitySlug',
    title: 'activity',
    crumbs: 'activity',
    early: earlyReads.activity,
    page: pageOf('ActivityPage', () => import('./pages/ActivityPage.tsx')),
  },
  {
    path: '/location/:venueSlug/:activitySlug/:dateSlug/:type?/*',
    title: 'timeSlot',
    crumbs: 'activity',
    staysFor: ['venueSlug', 'activitySlug'],
    early: earlyReads.days,
    page: pageOf('TimeSlotPage', () => import('./pages/TimeSlotPage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug',
    title: 'chooseCourseCategory',
    crumbs: 'courseCategories',
    early: earlyReads.courseCategories,
    page: pageOf('CourseCategoriesPage', () => import('./pages/CourseCategoriesPage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug',
    title: 'chooseCourse',
    crumbs: 'courses',
    early: earlyReads.courses,
    isNamedByAddress: true,
    page: pageOf('CoursesPage', () => import('./pages/CoursesPage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/timetable',
    title: 'courseTimetable',
    crumbs: 'courseTimetable',
    early: earlyReads.courses,
    page: pageOf('CourseTimetablePage', () => import('./pages/CourseTimetablePage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/timetable/:courseSlug',
    title: 'courseDetails',
    crumbs: 'courseDetails',
    early: earlyReads.course,
    page: pageOf('CourseDetailsPage', () => withProse(import('./pages/CourseDetailsPage.tsx'))),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/:courseSlug/book',
    title: 'courseBooking',
    crumbs: 'courseBooking',
    early: earlyReads.course,
    page: pageOf('CourseBookingPage', () => import('./pages/CourseBookingPage.tsx')),
  },
  {
    path: '/camps/location/:venueSlug',
    title: 'chooseCampCategory',
    crumbs: 'campCategories',
    early: earlyReads.campCategories,
    page: pageOf('CampCategoriesPage', () => import('./pages/CampCategoriesPage.tsx')),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug',
    title: 'chooseCamp',
    crumbs: 'camps',
    early: earlyReads.camps,
    isNamedByAddress: true,
    page: pageOf('CampsPage', () => import('./pages/CampsPage.tsx')),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug/timetable',
    title: 'campTimetable',
    crumbs: 'campTimetable',
    early: earlyReads.camps,
    page: pageOf('CampTimetablePage', () => import('./pages/CampTimetablePage.tsx')),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug/timetable/:campSlug',
    title: 'campDetails',
    crumbs: 'campDetails',
    early: earlyReads.camp,
    page: pageOf('CampDetailsPage', () => withProse(import('./pages/CampDetailsPage.tsx'))),
  },
  {
    path: '/camps/location/:venueSlug/:activitySlug/:campSlug/book',
    title: 'campBooking',
    crumbs: 'campBooking',
    early: earlyReads.camp,
    page: pageOf('CampBookingPage', () => import('./pages/CampBookingPage.tsx')),
  },
  {
    path: '/packages/location/:venueSlug/:packageId/book',
    title: 'packageBooking',
    crumbs: 'packageBooking',
    page: pageOf('PackageBookingPage', () => import('./pages/PackageBookingPage.tsx')),
  },
  {
    path: '/pricing',
    title: 'pricing',
    crumbs: 'pricing',
    page: pageOf('PricingPage', () => import('./pages/PricingPage.tsx')),
  },
  {
    path: '/attendees',
    title: 'attendees',
    crumbs: 'attendees',
    page: pageOf('AttendeesPage', () => import('./pages/AttendeesPage.tsx')),
  },
  {
    path: '/checkout/:checkoutId',
    title: 'checkout',
    crumbs: 'none',
    page: pageOf('VisitPage', () => import('./pages/VisitPage.tsx')),
  },
  {
    path: '/my-bookings',
    title: 'myBookings',
    crumbs: 'myBookings',
    page: pageOf('MyBookingsPage', () => import('./pages/MyBookingsPage.tsx')),
  },
  {
    path: '/my-orders',
    title: 'myOrders',
    crumbs: 'myOrders',
    page: pageOf('MyOrdersPage', () => import('./pages/MyOrdersPage.tsx')),
  },
  {
    path: '/my-orders/:orderId',
    title: 'receipt',
    crumbs: 'myOrder',
    page: pageOf('MyOrderPage', () => import('./pages/MyOrderPage.tsx')),
  },
  {
    path: '/desk',
    title: 'desk',
    crumbs: 'desk',
    page: pageOf('DeskPage', () => import('./pages/DeskPage.tsx')),
  },
  {
    path: '/guest-passes',
    title: 'guestPasses',
    crumbs: 'guestPasses',
    page: pageOf('GuestPassesPage', () => import('./pages/GuestPassesPage.tsx')),
  },
  {
    path: '/guest-passes/checkout',
    title: 'checkout',
    crumbs: 'guestPassCheckout',
    page: pageOf('GuestPassCheckoutPage', () => import('./pages/GuestPassCheckoutPage.tsx')),
  },
  {
    path: '/guest-passes/:code',
    title: 'guestPass',
    crumbs: 'none',
    page: pageOf('GuestPassPage', () => import('./pages/GuestPassPage.tsx')),
  },
  {
    path: '/booking-confirmed/:completeOrderId',
    title: 'bookingConfirmed',
    crumbs: 'bookingConfirmed',
    page: pageOf('BookingConfirmedPage', () => import('./pages/BookingConfirmedPage.tsx')),
  },
  ...sharedRoutes,
]

/** The page that an address is about; undefined for what is no page of this site. */
export const routeAt = (pathname: string): RouteFound | undefined => routeIn(pageRoutes, pathname)
