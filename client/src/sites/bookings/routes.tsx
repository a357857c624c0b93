import { lazyPage } from '../../app/chunks.ts'
import { crumbs } from './crumbs.ts'
import { CampRedirect, CourseRedirect, VenueRedirect } from './pages/VenueRedirect.tsx'
import type { RouteRow } from '../../app/chrome/route-row.ts'

/** The pages of the bookings site, one row for each line of the specification's route table. */
export const routes: readonly RouteRow[] = [
  {
    path: '/',
    title: 'home',
    crumbs: crumbs.none,
    page: lazyPage('HomePage', () => import('./pages/HomePage.tsx'), 'first'),
  },
  { path: '/redirect-to-selected-venue', title: 'location', crumbs: crumbs.none, page: VenueRedirect },
  { path: '/course-redirect-to-selected-venue', title: 'location', crumbs: crumbs.none, page: CourseRedirect },
  { path: '/camp-redirect-to-selected-venue', title: 'location', crumbs: crumbs.none, page: CampRedirect },
  {
    path: '/register',
    title: 'register',
    crumbs: crumbs.register,
    page: lazyPage('RegisterPage', () => import('./pages/RegisterPage.tsx'), 'first'),
  },
  {
    path: '/login',
    title: 'login',
    crumbs: crumbs.login,
    page: lazyPage('LoginPage', () => import('./pages/LoginPage.tsx'), 'first'),
  },
  {
    path: '/location/:venueSlug',
    title: 'location',
    crumbs: crumbs.location,
    page: lazyPage('LocationPage', () => import('./pages/LocationPage.tsx'), 'first'),
  },
  {
    path: '/courses/location/:venueSlug',
    title: 'chooseCourseCategory',
    crumbs: crumbs.courseCategories,
    page: lazyPage('CourseCategoriesPage', () => import('./pages/CourseCategoriesPage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug',
    title: 'chooseCourse',
    crumbs: crumbs.courses,
    page: lazyPage('CoursesPage', () => import('./pages/CoursesPage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/timetable',
    title: 'courseTimetable',
    crumbs: crumbs.courseTimetable,
    page: lazyPage('CourseTimetablePage', () => import('./pages/CourseTimetablePage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/timetable/:courseSlug',
    title: 'courseDetails',
    crumbs: crumbs.courseDetails,
    page: lazyPage('CourseDetailsPage', () => import('./pages/CourseDetailsPage.tsx')),
  },
  {
    path: '/courses/location/:venueSlug/:activitySlug/:courseSlug/book',
    title: 'courseBooking',
    crumbs: crumbs.courseBooking,
    page: lazyPage('CourseBookingPage', () => import('./pages/CourseBookingPage.tsx')),
  },
  {
    path: '/basket',
    title: 'basket',
    crumbs: crumbs.basket,
    page: lazyPage('BasketPage', () => import('./pages/BasketPage.tsx')),
  },
  {
    path: '/basket/checkout',
    title: 'checkout',
    crumbs: crumbs.checkout,
    page: lazyPage('CheckoutPage', () => import('./pages/CheckoutPage.tsx')),
  },
  {
    path: '/payment/return',
    title: 'paymentReturn',
    crumbs: crumbs.none,
    page: lazyPage('PaymentReturnPage', () => import('./pages/PaymentReturnPage.tsx')),
  },
  {
    path: '/booking-confirmed/:completeOrderId',
    title: 'bookingConfirmed',
    crumbs: crumbs.bookingConfirmed,
    page: lazyPage('BookingConfirmedPage', () => import('./pages/BookingConfirmedPage.tsx')),
  },
]
