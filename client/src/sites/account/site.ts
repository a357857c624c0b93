import type { NavigationFacts, NavigationItem, NavigationKey, Site } from '../../app/site.ts'
import { linkAcross } from '../../app/modes.ts'
import { onBookings } from '../shared/other-sites.ts'
import { addPersonPath, segment, withQuery } from '../shared/paths.ts'
import { paths } from './paths.ts'

function away(key: NavigationKey, href: string | null): readonly NavigationItem[] {
  return href === null ? [] : [{ key, href, area: null, external: true }]
}

/** Everything that is bought stands on the other sites. */
function navigation({ offersCampsAndCourses, onlineJoining, joiningOrigin, kioskHomeUrl, modes }: NavigationFacts) {
  const buying = onlineJoining && joiningOrigin !== null ? linkAcross(joiningOrigin, '/', modes) : null
  return [
    ...away('bookAnActivity', onBookings('/redirect-to-selected-venue')),
    ...away('bookACamp', offersCampsAndCourses ? onBookings('/camp-redirect-to-selected-venue') : null),
    ...away('bookACourse', offersCampsAndCourses ? onBookings('/course-redirect-to-selected-venue') : null),
    ...away('buyAMembership', buying),
    ...away('backToKioskHome', modes.kiosk ? kioskHomeUrl : null),
  ]
}

/** An address of the bookings site, without which this site cannot be opened. */
function atBookings(path: string): string {
  return onBookings(path) ?? path
}

/** The description of the account site for the parts shared by all sites. */
export const accountSite: Site = {
  name: 'account',
  application: 'my-account',
  basketSource: 'activity-booking',
  venues: 'all',
  isAccount: true,
  takesVisits: false,
  needs: ['bookings'],
  paths: {
    home: paths.dashboard,
    search: (text) => atBookings(withQuery('/', { search: text === '' ? null : text })),
    register: paths.register,
    login: paths.login,
    basket: () => atBookings('/basket'),
    checkout: () => atBookings('/basket/checkout'),
    attendees: null,
    account: paths.dashboard,
    addPerson: addPersonPath,
    changeLine: null,
    myBookings: () => paths.bookings(),
    myOrders: paths.payments,
    guestPasses: paths.guestPasses,
    desk: null,
    browse: () => atBookings('/redirect-to-selected-venue'),
    atVenue: (venueSlug) => atBookings(`/location/${segment(venueSlug)}`),
    kiosk: paths.dashboard,
  },
  ownPlaces: [],
  pages: { activities: false, camps: false, courses: false },
  isPaying: () => false,
  navigation,
}
