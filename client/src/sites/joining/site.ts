import type { NavigationFacts, NavigationItem, Site } from '../../app/site.ts'
import { onAccount, onBookings } from '../shared/other-sites.ts'
import { addPersonPath } from '../shared/paths.ts'
import { paths } from './paths.ts'

/** The slug of an address's centre, whose theme is shown first; null for none. */
export function venueOfAddress({ pathname, searchParams }: URL): string | null {
  return /^\/centre\/([\w-]+)/.exec(pathname)?.[1] ?? searchParams.get('centre')
}

/** The bookings site, and a kiosk's home: this site's own offer is its home page. */
function navigation({ kioskHomeUrl, modes }: NavigationFacts): readonly NavigationItem[] {
  const bookings = onBookings('/')
  const away = { area: null, external: true } as const
  return [
    ...(bookings === null ? [] : [{ key: 'bookAnActivity', href: bookings, ...away } as const]),
    ...(modes.kiosk ? [{ key: 'backToKioskHome', href: kioskHomeUrl, ...away } as const] : []),
  ]
}

/** The description of the joining site for the parts shared by all sites. */
export const joiningSite: Site = {
  name: 'joining',
  application: 'joining',
  basketSource: 'online-joining',
  venues: 'online-joining',
  isAccount: false,
  takesVisits: false,
  needs: [],
  paths: {
    home: paths.home,
    search: paths.search,
    register: paths.register,
    login: paths.login,
    basket: paths.basket,
    checkout: paths.basketCheckout,
    attendees: null,
    account: () => onAccount('/'),
    addPerson: () => onAccount(addPersonPath()),
    changeLine: null,
    myBookings: () => onAccount('/bookings') ?? onBookings('/my-bookings'),
    myOrders: () => onAccount('/payments') ?? onBookings('/my-orders'),
    guestPasses: () => onAccount('/guest-passes') ?? onBookings('/guest-passes'),
    desk: null,
    browse: paths.home,
    atVenue: paths.centre,
    kiosk: paths.kiosk,
  },
  ownPlaces: [],
  pages: { activities: false, camps: false, courses: false },
  isPaying: (pathname) => [paths.basketCheckout(), paths.paymentReturn()].includes(pathname),
  navigation,
}
