import { environment } from '../../app/environment.ts'
import { linkAcross } from '../../app/modes.ts'
import type { NavigationFacts, NavigationItem, Site } from '../../app/site.ts'
import { paths } from './paths.ts'

/** An address on the bookings site; null where there is none. */
function onBookings(path: string): string | null {
  const { config, modes } = environment()
  const origin = config.sites.bookings ?? null
  return origin === null ? null : linkAcross(origin, path, modes)
}

/** The bookings site, and a kiosk's way back: what is sold here is home. [S2-113] */
function navigation({ kioskHomeUrl, modes }: NavigationFacts): readonly NavigationItem[] {
  const bookings = onBookings('/')
  const away = { area: null, external: true } as const
  return [
    ...(bookings === null ? [] : [{ key: 'bookAnActivity', href: bookings, ...away } as const]),
    ...(modes.kiosk ? [{ key: 'backToKioskHome', href: kioskHomeUrl, ...away } as const] : []),
  ]
}

/** The site of online joining, as the parts that all sites share see it. [S1-036] */
export const joiningSite: Site = {
  application: 'joining',
  basketSource: 'online-joining',
  venues: 'online-joining',
  paths: {
    home: paths.home,
    search: paths.search,
    register: paths.register,
    login: paths.login,
    basket: paths.basket,
    checkout: paths.basketCheckout,
    attendees: null,
    myBookings: () => onBookings('/my-bookings'),
    myOrders: () => onBookings('/my-orders'),
    guestPasses: () => onBookings('/guest-passes'),
    desk: null,
    browse: paths.home,
    atVenue: paths.centre,
  },
  pages: { activities: false, camps: false, courses: false },
  isPaying: (pathname) => [paths.basketCheckout(), paths.paymentReturn()].includes(pathname),
  navigation,
}
