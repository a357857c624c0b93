import type { Site } from '../../app/site.ts'
import { navigationItems } from './navigation-items.ts'
import { pageRows } from './page-rows.ts'
import { paths } from './paths.ts'
import { atVenue } from './venue-of-path.ts'

/** The description of the bookings site for the parts shared by all sites. */
export const bookingsSite: Site = {
  application: 'bookings',
  basketSource: 'activity-booking',
  venues: 'all',
  paths: {
    home: paths.home,
    search: paths.search,
    register: paths.register,
    login: paths.login,
    basket: paths.basket,
    checkout: (source) => (source === 'online-guest-passes' ? paths.guestPassCheckout() : paths.basketCheckout()),
    attendees: paths.attendees,
    myBookings: () => paths.myBookings(),
    myOrders: paths.myOrders,
    guestPasses: paths.guestPasses,
    desk: paths.desk,
    browse: paths.redirectToSelectedVenue,
    atVenue,
  },
  ownPlaces: pageRows.filter(({ isOwnPlace }) => isOwnPlace),
  pages: { activities: true, camps: true, courses: true },
  isPaying: (pathname) =>
    [paths.attendees(), paths.basketCheckout(), paths.guestPassCheckout(), paths.paymentReturn()].includes(pathname),
  navigation: navigationItems,
}
