import type { Modes } from '../../app/modes.ts'
import { linkAcross } from '../../app/modes.ts'
import { paths } from './paths.ts'

type NavigationFacts = {
  readonly offersCampsAndCourses: boolean
  readonly onlineJoining: boolean
  /** Origin of the online-joining site, or null when there is none. */
  readonly joiningOrigin: string | null
  readonly kioskHomeUrl: string
  readonly modes: Modes
}

type ItemKey = 'bookAnActivity' | 'bookACamp' | 'bookACourse' | 'buyAMembership' | 'backToKioskHome'

export type NavigationItem = {
  readonly key: ItemKey
  readonly href: string
  /** Leads out of this site: a full load of the page. */
  readonly external: boolean
}

/** The items of the top navigation before account and basket. [S2-105 to S2-108, S2-113, C-15] */
export function navigationItems(facts: NavigationFacts): readonly NavigationItem[] {
  const { offersCampsAndCourses, onlineJoining, joiningOrigin, kioskHomeUrl, modes } = facts
  const here = (key: ItemKey, href: string): NavigationItem => ({ key, href, external: false })
  const away = (key: ItemKey, href: string): NavigationItem => ({ key, href, external: true })
  return [
    here('bookAnActivity', paths.redirectToSelectedVenue()),
    ...(offersCampsAndCourses
      ? [
          here('bookACamp', paths.campRedirectToSelectedVenue()),
          here('bookACourse', paths.courseRedirectToSelectedVenue()),
        ]
      : []),
    ...(onlineJoining && joiningOrigin !== null ? [away('buyAMembership', linkAcross(joiningOrigin, '/', modes))] : []),
    ...(modes.kiosk ? [away('backToKioskHome', kioskHomeUrl)] : []),
  ]
}
