import type { CartSource } from '@touchline/contract/client'
import type { ApplicationKey, SiteName } from '@touchline/sites'
import type { Texts } from '../i18n/texts.ts'
import type { Modes } from './modes.ts'

/** The course or camp of a basket line. */
export type LineAddress = {
  readonly id: number
  readonly kind: 'course' | 'camp'
  readonly venueSlug: string
  readonly categorySlug: string
  readonly scheduleSlug: string
}

/** The addresses that chrome and checkout link to, on any site. */
export type SitePaths = {
  readonly home: () => string
  /** The home page with a search. */
  readonly search: (text: string) => string
  readonly register: (redirect?: string | null) => string
  readonly login: (redirect?: string | null) => string
  readonly basket: () => string
  /** The checkout of a basket, by default the site's own. */
  readonly checkout: (source?: CartSource | null) => string
  /** The attendees step; null on a site that sells nothing with attendees. */
  readonly attendees: (() => string) | null
  /** The dashboard of the account site; null without one. */
  readonly account: () => string | null
  /** The page where people are added to an account, which leads back to the present one; null where only staff add them. */
  readonly addPerson: () => string | null
  /** The form that changes a line of the basket; null where no site has it. */
  readonly changeLine: ((line: LineAddress) => string) | null
  /** The customer's bookings; null where no site shows them. */
  readonly myBookings: () => string | null
  /** The customer's orders and credit; null as above. */
  readonly myOrders: () => string | null
  /** The customer's guest passes; null as above. */
  readonly guestPasses: () => string | null
  /** The desk of staff; null on a site for customers only. [O-209] */
  readonly desk: (() => string) | null
  /** The start of browsing. */
  readonly browse: () => string
  /** The same area as `pathname` at another venue, as far as every venue has it. */
  readonly atVenue: (venueSlug: string, pathname: string) => string
  /** The first page of a kiosk that belongs to a centre. */
  readonly kiosk: (venueSlug: string) => string
}

/** A page of the customer's own, under the key of its title. */
export type OwnPlace = { readonly title: keyof Texts['common']['titles']; readonly path: string }

/** Bookable kinds whose pages exist; the navigation links to no others. */
export type BookablePages = { readonly activities: boolean; readonly camps: boolean; readonly courses: boolean }

/** The facts that decide a customer's navigation. */
export type NavigationFacts = {
  readonly pages: BookablePages
  readonly offersCampsAndCourses: boolean
  readonly onlineJoining: boolean
  /** The origin of the joining site, or null without one. */
  readonly joiningOrigin: string | null
  readonly kioskHomeUrl: string
  readonly modes: Modes
}

export type NavigationKey = 'bookAnActivity' | 'bookACamp' | 'bookACourse' | 'buyAMembership' | 'backToKioskHome'

export type NavigationItem = {
  readonly key: NavigationKey
  readonly href: string
  /** Leads to another site, by a full page load. */
  readonly external: boolean
  /** The path prefix whose pages mark it as current; null for none. */
  readonly area: string | null
}

/** The differences between sites that share chrome, basket and checkout. */
export type Site = {
  readonly name: SiteName
  /** Its cookies are named after it where its host has no sub-domain. */
  readonly application: ApplicationKey
  /** The site's own basket. */
  readonly basketSource: CartSource
  /** The venues to choose from. */
  readonly venues: 'all' | 'online-joining'
  /** Its pages are the customer's own: they belong to no venue, and stand beside a navigation of their own. */
  readonly isAccount: boolean
  /** Partners send their customers here to pay, and their tokens are taken. */
  readonly takesVisits: boolean
  /** The other sites that it cannot do without: their origins are in the configuration. */
  readonly needs: readonly SiteName[]
  readonly paths: SitePaths
  /** The customer's own pages besides bookings, orders and guest passes. */
  readonly ownPlaces: readonly OwnPlace[]
  readonly pages: BookablePages
  /** Pages of the payment and the attendees before it: a quiet header with the steps, and no links away. */
  readonly isPaying: (pathname: string) => boolean
  readonly navigation: (facts: NavigationFacts) => readonly NavigationItem[]
}
