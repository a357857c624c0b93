/** A segment that cannot break out of its place in the path. */
export const segment = encodeURIComponent

/** A path with the parameters that are given. */
export function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The paths of login and registration, on every site. */
export const entryPaths = {
  register: (redirect: string | null = null) => withQuery('/register', { redirect }),
  login: (redirect: string | null = null) => withQuery('/login', { redirect }),
} as const

/** The page of the account site where people are added, which leads back to the present page. */
export const addPersonPath = (): string =>
  withQuery('/user-details', { add: 'person', redirect: globalThis.location?.href ?? null })

/** The paths of basket and payment, on every site that sells. */
export const sellingPaths = {
  basket: () => '/basket',
  basketCheckout: () => '/basket/checkout',
  paymentReturn: () => '/payment/return',
} as const

/** The page of the joining site that sells a membership of a centre. */
export const joinPath = (venueSlug: string, membershipTypeId: string | number): string =>
  `/centre/${segment(venueSlug)}/join/${segment(membershipTypeId)}`

/** Instead of a date: the first bookable day. [O-14] */
export const firstDay = 'next'

/** The pages of activities on the bookings site, which other sites lead to. */
export const activityPaths = {
  timeSlots: (venueSlug: string, activitySlug: string, dateSlug: string, type: string | null = null) =>
    `/location/${segment(venueSlug)}/${segment(activitySlug)}/${segment(dateSlug)}${type === null ? '' : `/${segment(type)}`}`,
  timeSlot: (venueSlug: string, activitySlug: string, dateSlug: string, type: string, id: string) =>
    `/location/${segment(venueSlug)}/${segment(activitySlug)}/${segment(dateSlug)}/${segment(type)}/${segment(id)}`,
  campBooking: (venueSlug: string, activitySlug: string, campSlug: string, sessionId: string | null = null) =>
    withQuery(`/camps/location/${segment(venueSlug)}/${segment(activitySlug)}/${segment(campSlug)}/book`, {
      session: sessionId,
    }),
  courseBooking: (venueSlug: string, activitySlug: string, courseSlug: string) =>
    `/courses/location/${segment(venueSlug)}/${segment(activitySlug)}/${segment(courseSlug)}/book`,
  camps: (venueSlug: string, activitySlug: string) => `/camps/location/${segment(venueSlug)}/${segment(activitySlug)}`,
  campDetails: (venueSlug: string, activitySlug: string, campSlug: string) =>
    `/camps/location/${segment(venueSlug)}/${segment(activitySlug)}/timetable/${segment(campSlug)}`,
  courses: (venueSlug: string, activitySlug: string) =>
    `/courses/location/${segment(venueSlug)}/${segment(activitySlug)}`,
  courseDetails: (venueSlug: string, activitySlug: string, courseSlug: string) =>
    `/courses/location/${segment(venueSlug)}/${segment(activitySlug)}/timetable/${segment(courseSlug)}`,
} as const
