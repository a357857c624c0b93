import type { Page } from '@playwright/test'
import { token } from './stated-orders.ts'

/** A page of the site, and what a visitor reads and can do there. */
export type SitePage = {
  readonly name: string
  readonly path: string
  /** `METHOD /path` of the call that the page cannot do without. */
  readonly call: RegExp
  /** Somebody is logged in. */
  readonly isPersonal?: boolean
  readonly shows: string
  readonly next: readonly { readonly role: 'link' | 'button'; readonly name: string | RegExp }[]
  /** What it says of any failure, where that is not the failure's own text. */
  readonly failure?: string
  /** What it says of an empty list, where it shows one. */
  readonly emptyList?: string
}

const venue = '/courses/location/quayside-hall'
const personal = { isPersonal: true } as const

/** Pages with a call of their own. */
export const pages = [
  {
    name: 'home',
    path: '/',
    call: /\/halls$/,
    shows: 'Quayside Hall',
    next: [{ role: 'link', name: 'Select venue Quayside Hall' }],
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

/** Pages without a call of their own. */
export const standsOn: readonly SitePage[] = [
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

/** Opens a page as a guest or as the stand-in's one customer; the login is in a cookie, as after a visit before. */
export async function openPage(page: Page, url: string, at: SitePage): Promise<void> {
  const context = page.context()
  await context.clearCookies({ name: 'harbour-authToken' })
  if (at.isPersonal) await context.addCookies([{ name: 'harbour-authToken', value: token, url, sameSite: 'Lax' }])
  await page.goto(url + at.path, { waitUntil: 'commit' })
}
