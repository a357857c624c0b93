import type { Site } from '../../app/site.ts'
import { currentSession } from '../../app/session/session.ts'
import { onAccount } from '../shared/other-sites.ts'
import { addPersonPath, withQuery } from '../shared/paths.ts'
import { navigationItems } from './navigation-items.ts'
import { pageRows } from './page-rows.ts'
import { paths } from './paths.ts'

/** The slug of an address's venue, whose theme is shown first; null for none. */
export function venueOfPath(pathname: string): string | null {
  return /^\/(?:(?:courses|camps|packages)\/)?location\/([\w-]+)/.exec(pathname)?.[1] ?? null
}

/** The same area at another venue, as not every venue has the same categories. */
function atVenue(venueSlug: string, pathname: string): string {
  // Membership prices are those of the chosen venue.
  if (pathname === paths.pricing()) return paths.pricing()
  if (pathname.startsWith('/camps/')) return paths.campCategories(venueSlug)
  return pathname.startsWith('/courses/') ? paths.courseCategories(venueSlug) : paths.location(venueSlug)
}

/** A page of the account site; null without one, and for a customer whom staff serve, who is shown here. [O-209] */
function ownPage(path: string): string | null {
  return currentSession().customer === null ? onAccount(path) : null
}

/** The description of the bookings site for the parts shared by all sites. */
export const bookingsSite: Site = {
  name: 'bookings',
  application: 'bookings',
  basketSource: 'activity-booking',
  venues: 'all',
  isAccount: false,
  takesVisits: true,
  needs: [],
  paths: {
    home: paths.home,
    search: paths.search,
    register: paths.register,
    login: paths.login,
    basket: paths.basket,
    checkout: (source) => (source === 'online-guest-passes' ? paths.guestPassCheckout() : paths.basketCheckout()),
    attendees: paths.attendees,
    account: () => ownPage('/'),
    addPerson: () => ownPage(addPersonPath()),
    changeLine: ({ kind, venueSlug, categorySlug, scheduleSlug, id }) => {
      const form = kind === 'camp' ? paths.campBooking : paths.courseBooking
      return withQuery(form(venueSlug, categorySlug, scheduleSlug), { change: String(id) })
    },
    myBookings: () => ownPage('/bookings') ?? paths.myBookings(),
    myOrders: () => ownPage('/payments') ?? paths.myOrders(),
    guestPasses: () => ownPage('/guest-passes') ?? paths.guestPasses(),
    desk: paths.desk,
    browse: paths.redirectToSelectedVenue,
    atVenue,
    kiosk: paths.location,
  },
  ownPlaces: pageRows.filter(({ isOwnPlace }) => isOwnPlace),
  pages: { activities: true, camps: true, courses: true },
  isPaying: (pathname) =>
    [paths.attendees(), paths.basketCheckout(), paths.guestPassCheckout(), paths.paymentReturn()].includes(pathname),
  navigation: navigationItems,
}
