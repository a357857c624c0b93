import { linkAcross } from '../../app/modes.ts'
import type { NavigationFacts, NavigationItem, NavigationKey } from '../../app/site.ts'
import { paths } from './paths.ts'

/** The items of the top navigation before account and basket. [S2-105 to S2-108, S2-113, C-15] */
export function navigationItems(facts: NavigationFacts): readonly NavigationItem[] {
  const { offersCampsAndCourses, onlineJoining, joiningOrigin, kioskHomeUrl, modes } = facts
  const here = (key: NavigationKey, href: string): NavigationItem => ({ key, href, external: false })
  const away = (key: NavigationKey, href: string): NavigationItem => ({ key, href, external: true })
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
