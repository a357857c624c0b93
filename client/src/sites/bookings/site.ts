import type { Site } from '../../app/site.ts'
import { navigationItems } from './navigation-items.ts'
import { paths } from './paths.ts'

/** The bookings site, as the parts that all sites share see it. */
export const bookingsSite: Site = {
  application: 'bookings',
  basketSource: 'activity-booking',
  paths: {
    home: paths.home,
    register: paths.register,
    basket: paths.basket,
    checkout: paths.basketCheckout,
    browse: paths.redirectToSelectedVenue,
  },
  navigation: navigationItems,
}
