import type { CartSource } from '@touchline/contract/client'
import type { Modes } from './modes.ts'

/** Which of the sites a page belongs to; its cookies are named after it where its host has no sub-domain. [C-09] */
export type ApplicationKey = 'bookings' | 'joining' | 'my-account'

/** The addresses that chrome and checkout lead to, whatever the site. */
export type SitePaths = {
  readonly home: () => string
  readonly register: (redirect?: string | null) => string
  readonly basket: () => string
  readonly checkout: () => string
  /** Where things to book are found. */
  readonly browse: () => string
}

/** What decides which navigation items a customer gets. */
export type NavigationFacts = {
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
}

/** What tells one site from another where they share chrome, basket and checkout. */
export type Site = {
  readonly application: ApplicationKey
  /** The site's own basket. [S7-074] */
  readonly basketSource: CartSource
  readonly paths: SitePaths
  readonly navigation: (facts: NavigationFacts) => readonly NavigationItem[]
}
