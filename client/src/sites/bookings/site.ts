import type { Site } from '../../app/site.ts'
import { currentSession } from '../../app/session/session.ts'
import { onAccount } from '../shared/other-sites.ts'
import { navigationItems } from './navigation-items.ts'
import { paths } from './paths.ts'
import { atVenue } from './venue-of-path.ts'

/** A page of the account site; null without one, and for a customer whom staff serve, who is shown here. [O-209] */
function ownPage(path: string): string | null {
  return currentSession().customer === null ? onAccount(path) : null
}

/** The description of the bookings site for the parts shared by all sites. */
export const bookingsSite: Site = {
  application: 'bookings',
  basketSource: 'activity-booking',
  venues: 'all',
  isAccount: false,
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
    myBookings: () => ownPage('/bookings') ?? paths.myBookings(),
    myOrders: () => ownPage('/payments') ?? paths.myOrders(),
    guestPasses: () => ownPage('/guest-passes') ?? paths.guestPasses(),
    desk: paths.desk,
    browse: paths.redirectToSelectedVenue,
    atVenue,
  },
  pages: { activities: true, camps: true, courses: true },
  isPaying: (pathname) =>
    [paths.attendees(), paths.basketCheckout(), paths.guestPassCheckout(), paths.paymentReturn()].includes(pathname),
  navigation: navigationItems,
}
