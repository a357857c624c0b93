import type { CartSource } from '@touchline/contract/client'
import type { ApplicationKey } from '@touchline/sites'
import type { Modes } from './modes.ts'

/** The addresses that chrome and checkout lead to, whatever the site. */
export type SitePaths = {
  readonly home: () => string
  /** Home, searched for something. */
  readonly search: (text: string) => string
  readonly register: (redirect?: string | null) => string
  readonly login: (redirect?: string | null) => string
  readonly basket: () => string
  /** Where a basket is paid: the site's own, unless another one is named. */
  readonly checkout: (source?: CartSource | null) => string
  /** Where it is said who is coming, before paying; null where nobody comes to what is sold. [O-05] */
  readonly attendees: (() => string) | null
  /** Where a customer finds what they have booked; null where no site that is there says so. */
  readonly myBookings: () => string | null
  /** Where a customer finds what they have paid, and their credit; null as above. */
  readonly myOrders: () => string | null
  /** Where a customer finds what they have for their guests, and buys more; null as above. */
  readonly guestPasses: () => string | null
  /** Where staff choose whom they serve, and look after their till; null on a site for customers alone. [O-209] */
  readonly desk: (() => string) | null
  /** Where things to book are found. */
  readonly browse: () => string
  /** Where a customer goes on at another venue: the same area as `pathname`, as far as every venue has it. */
  readonly atVenue: (venueSlug: string, pathname: string) => string
}

/** Kinds of things to book whose pages exist; the navigation leads to nothing else. [O-120] */
export type BookablePages = { readonly activities: boolean; readonly camps: boolean; readonly courses: boolean }

/** What decides which navigation items a customer gets. */
export type NavigationFacts = {
  readonly pages: BookablePages
  readonly offersCampsAndCourses: boolean
  readonly onlineJoining: boolean
  /** Origin of the online-joining site, or null when there is none. */
  readonly joiningOrigin: string | null
  readonly kioskHomeUrl: string
  readonly modes: Modes
}

export type NavigationKey = 'bookAnActivity' | 'bookACamp' | 'bookACourse' | 'buyAMembership' | 'backToKioskHome'

export type NavigationItem = {
  readonly key: NavigationKey
  readonly href: string
  /** Leads out of this site: a full load of the page. */
  readonly external: boolean
  /** Begin of the paths of its area, whose pages mark it as the current one; null for none. */
  readonly area: string | null
}

/** What tells one site from another where they share chrome, basket and checkout. */
export type Site = {
  /** Its cookies are named after it where its host has no sub-domain. [C-09] */
  readonly application: ApplicationKey
  /** The site's own basket. [S7-074] */
  readonly basketSource: CartSource
  /** Which venues there are to choose from. [S7-016] */
  readonly venues: 'all' | 'online-joining'
  readonly paths: SitePaths
  readonly pages: BookablePages
  /** Pages on which somebody pays, or says who is coming before it: a quiet header with the steps, and no way off. */
  readonly isPaying: (pathname: string) => boolean
  readonly navigation: (facts: NavigationFacts) => readonly NavigationItem[]
}
