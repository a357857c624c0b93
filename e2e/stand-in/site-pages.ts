import type { Page } from '@playwright/test'
import { day, ids, numbers } from './stated-dated.ts'
import { token } from './stated-orders.ts'

/** A page of the site, with its texts and actions. */
export type SitePage = {
  readonly name: string
  readonly path: string
  /** `METHOD /path` of the call the page needs. */
  readonly call: RegExp
  /** A customer is logged in. */
  readonly isPersonal?: boolean
  readonly shows: string
  readonly next: readonly { readonly role: 'link' | 'button' | 'radio'; readonly name: string | RegExp }[]
  /** Its text for any failure, if not the failure's own. */
  readonly failure?: string
  /** Its text for an empty list, where it has one. */
  readonly emptyList?: string
}

const venue = '/courses/location/quayside-hall'
const camps = '/camps/location/quayside-hall'
const personal = { isPersonal: true } as const

/** Pages with a call of their own. */
export const pages = [
  {
    name: 'home',
    path: '/',
    call: /\/halls$/,
    shows: 'Quayside Hall',
    next: [{ role: 'link', name: 'Quayside Hall' }],
    emptyList: 'There are no venues yet.',
  },
  {
    name: 'location',
    path: '/location/quayside-hall',
    call: /\/venues\/quayside-hall$/,
    shows: 'Book a course',
    next: [{ role: 'link', name: /^Book a course/ }],
  },
  {
    name: 'course categories',
    path: venue,
    call: /\/bookable\/quayside-hall$/,
    shows: 'Dance',
    next: [{ role: 'link', name: /^Dance/ }],
    emptyList: 'No courses can be booked at Quayside Hall at the moment.',
  },
  {
    name: 'courses',
    path: `${venue}/dance`,
    call: /\/courses$/,
    shows: 'Set dancing',
    next: [{ role: 'link', name: 'Set dancing' }],
    emptyList: 'There are no Dance courses at the moment.',
  },
  {
    name: 'course timetable',
    path: `${venue}/dance/timetable`,
    call: /\/bookable\/quayside-hall\/dance$/,
    shows: 'to 20:30',
    next: [{ role: 'link', name: 'Set dancing' }],
  },
  {
    name: 'course details',
    path: `${venue}/dance/timetable/set-dancing`,
    call: /\/courses\/set-dancing$/,
    shows: 'Orla Keane',
    next: [{ role: 'link', name: 'Book this course' }],
  },
  {
    name: 'course booking',
    path: `${venue}/dance/set-dancing/book`,
    call: /\/courses\/set-dancing$/,
    ...personal,
    shows: 'Which shoe size?',
    next: [{ role: 'button', name: 'One more Practice record' }],
    failure: 'We could not load this course. Nothing was booked.',
  },
  {
    name: 'classes',
    path: `/location/quayside-hall/dancing/${day}`,
    call: /\/v2\/timetable$/,
    shows: '19:00',
    next: [{ role: 'link', name: 'Book Dancing, 19:00' }],
    emptyList: 'There are no times for',
  },
  {
    name: 'slots',
    path: `/location/quayside-hall/hall-hire/${day}`,
    call: /\/v2\/slots$/,
    shows: '18:00',
    next: [{ role: 'link', name: 'Book Hall hire, 18:00' }],
    emptyList: 'There are no times for',
  },
  {
    name: 'times',
    path: `/location/quayside-hall/skating/${day}`,
    call: /\/v2\/times$/,
    shows: '10:00',
    next: [{ role: 'link', name: 'Choose tickets for Skating, 10:00 to 11:30' }],
    emptyList: 'There are no times for',
  },
  {
    name: 'camps',
    path: `${camps}/camps`,
    call: /\/programme\/camps$/,
    shows: 'Quay camp',
    next: [{ role: 'link', name: 'Quay camp' }],
    emptyList: 'There are no Camps at the moment.',
  },
  {
    name: 'camp booking',
    path: `${camps}/camps/quay-camp/book`,
    call: /\/camps\/quay-camp$/,
    ...personal,
    shows: 'Entire camp',
    next: [{ role: 'radio', name: /^Aoife Walsh/ }],
    failure: 'We could not load this camp. Nothing was booked.',
  },
  {
    name: 'my bookings',
    path: '/my-bookings',
    call: /\/programme\/bookings$/,
    ...personal,
    shows: 'Ceili for beginners',
    next: [{ role: 'button', name: 'Manage: Sean-nos evening' }],
    emptyList: 'No bookings yet',
  },
  {
    name: 'basket',
    path: '/basket',
    call: /^GET .*\/carts\//,
    ...personal,
    shows: 'For Fiadh Walsh',
    next: [{ role: 'link', name: 'Checkout now' }],
    failure: 'Failed to load your shopping basket, please try again.',
  },
  {
    name: 'checkout',
    path: '/basket/checkout',
    call: /\/till\/.*prepare$/,
    ...personal,
    shows: 'Total to pay:',
    next: [{ role: 'button', name: 'Use €15.00' }],
    failure: 'Failed to prepare payment',
  },
  {
    name: 'booking confirmed',
    path: '/booking-confirmed/7700',
    call: /\/orders\/7700$/,
    ...personal,
    shows: 'You paid €52.00.',
    next: [{ role: 'button', name: 'Add 3 sessions to your calendar' }],
  },
] as const satisfies readonly SitePage[]

const entry = (venueSlug: string, activity: string, type: string, id: string | number): string =>
  `/location/${venueSlug}/${activity}/${day}/${type}/${id}`

/** Pages without a call of their own, or with one of those above. */
export const standsOn: readonly SitePage[] = [
  {
    name: 'activity',
    path: '/location/quayside-hall/dancing',
    call: /^$/,
    shows: '19:00',
    next: [{ role: 'link', name: 'Book Dancing, 19:00' }],
  },
  {
    name: 'class',
    path: entry('quayside-hall', 'dancing', 'classes', ids.class),
    call: /^$/,
    shows: 'Your instructor',
    next: [{ role: 'button', name: 'Add to basket' }],
  },
  {
    name: 'tickets',
    path: entry('quayside-hall', 'skating', 'tickets', ids.time),
    call: /^$/,
    shows: 'Skater with boots',
    next: [{ role: 'button', name: 'One more Skater with boots' }],
  },
  {
    name: 'class before the migration date',
    path: entry('old-wharf', 'dancing', 'classes', numbers.class),
    call: /^$/,
    shows: 'Your instructor',
    next: [{ role: 'button', name: 'Add to basket' }],
  },
  {
    name: 'slots before the migration date',
    path: `/location/old-wharf/hall-hire/${day}`,
    call: /^$/,
    shows: '18:00',
    next: [{ role: 'link', name: 'Book Hall hire, 18:00' }],
  },
  {
    name: 'tickets before the migration date',
    path: entry('old-wharf', 'skating', 'tickets', numbers.time),
    call: /^$/,
    shows: 'Skater with boots',
    next: [{ role: 'button', name: 'One more Skater with boots' }],
  },
  {
    name: 'camp categories',
    path: camps,
    call: /^$/,
    shows: 'Camps',
    next: [{ role: 'link', name: /^Camps/ }],
  },
  {
    name: 'camp timetable',
    path: `${camps}/camps/timetable`,
    call: /^$/,
    shows: 'Quay camp',
    next: [{ role: 'link', name: /Quay camp/ }],
  },
  {
    name: 'camp details',
    path: `${camps}/camps/timetable/quay-camp`,
    call: /^$/,
    shows: 'Quayside Hall',
    next: [{ role: 'link', name: 'Book this camp' }],
  },
  {
    name: 'login',
    path: '/login',
    call: /^$/,
    shows: 'Email or reference',
    next: [{ role: 'button', name: 'Log in' }],
  },
  {
    name: 'register',
    path: '/register',
    call: /^$/,
    shows: 'First name',
    next: [{ role: 'button', name: 'Create an account' }],
  },
]

/** Opens a page as a guest, or as the stand-in's customer with a login cookie of an earlier visit. */
export async function openPage(page: Page, url: string, at: SitePage): Promise<void> {
  const context = page.context()
  await context.clearCookies({ name: 'harbour-authToken' })
  if (at.isPersonal) await context.addCookies([{ name: 'harbour-authToken', value: token, url, sameSite: 'Lax' }])
  await page.goto(url + at.path, { waitUntil: 'commit' })
}
