import { activityPaths, entryPaths, segment, sellingPaths, withQuery } from '../shared/paths.ts'

/** One function for each route of the bookings site; nothing else writes a path. */
export const paths = {
  ...entryPaths,
  ...sellingPaths,
  ...activityPaths,
  home: () => '/',
  search: (text: string) => withQuery('/', { search: text === '' ? null : text }),
  redirectToSelectedVenue: (venueSlug: string | null = null) =>
    withQuery('/redirect-to-selected-venue', { venue: venueSlug }),
  courseRedirectToSelectedVenue: (venueSlug: string | null = null) =>
    withQuery('/course-redirect-to-selected-venue', { venue: venueSlug }),
  campRedirectToSelectedVenue: (venueSlug: string | null = null) =>
    withQuery('/camp-redirect-to-selected-venue', { venue: venueSlug }),
  attendees: () => '/attendees',
  bookingConfirmed: (completeOrderId: string | number) => `/booking-confirmed/${segment(completeOrderId)}`,
  myBookings: (occurrenceId: string | null = null) => withQuery('/my-bookings', { occurrence: occurrenceId }),
  myOrders: () => '/my-orders',
  myOrder: (orderId: string | number) => `/my-orders/${segment(orderId)}`,
  desk: () => '/desk',
  deskSessions: (venueId: string | null = null, day: string | null = null) =>
    withQuery('/desk/sessions', { venue: venueId, day }),
  deskSession: (occurrenceId: string) => `/desk/sessions/${segment(occurrenceId)}`,
  deskOrders: () => '/desk/orders',
  deskOrder: (orderId: string | number) => `/desk/orders/${segment(orderId)}`,
  deskPasses: () => '/desk/guest-passes',
  guestPasses: () => '/guest-passes',
  guestPassCheckout: () => '/guest-passes/checkout',
  guestPass: (code: string) => `/guest-passes/${segment(code)}`,
  location: (venueSlug: string) => `/location/${segment(venueSlug)}`,
  activity: (venueSlug: string, activitySlug: string) => `/location/${segment(venueSlug)}/${segment(activitySlug)}`,
  campCategories: (venueSlug: string) => `/camps/location/${segment(venueSlug)}`,
  campTimetable: (venueSlug: string, activitySlug: string) =>
    `/camps/location/${segment(venueSlug)}/${segment(activitySlug)}/timetable`,
  courseCategories: (venueSlug: string) => `/courses/location/${segment(venueSlug)}`,
  courseTimetable: (venueSlug: string, activitySlug: string) =>
    `/courses/location/${segment(venueSlug)}/${segment(activitySlug)}/timetable`,
  pricing: () => '/pricing',
  packageBooking: (venueSlug: string, packageId: string | number) =>
    `/packages/location/${segment(venueSlug)}/${segment(packageId)}/book`,
} as const
