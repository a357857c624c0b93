import { linkAcross } from '../../app/modes.ts'
import type { NavigationFacts, NavigationItem, NavigationKey } from '../../app/site.ts'
import { paths } from './paths.ts'

function here(key: NavigationKey, href: string, area: string): NavigationItem {
  return { key, href, area, external: false }
}

function away(key: NavigationKey, href: string): NavigationItem {
  return { key, href, area: null, external: true }
}

/**
 * The items of the top navigation before account and basket: what is enabled, as far as this site has its pages.
 * [S2-105 to S2-108, S2-113, C-15, O-120]
 */
export function navigationItems(facts: NavigationFacts): readonly NavigationItem[] {
  const { pages, offersCampsAndCourses, onlineJoining, joiningOrigin, kioskHomeUrl, modes } = facts
  const offersCamps = offersCampsAndCourses && pages.camps
  const offersCourses = offersCampsAndCourses && pages.courses
  return [
    ...(pages.activities ? [here('bookAnActivity', paths.redirectToSelectedVenue(), '/location/')] : []),
    ...(offersCamps ? [here('bookACamp', paths.campRedirectToSelectedVenue(), '/camps/')] : []),
    ...(offersCourses ? [here('bookACourse', paths.courseRedirectToSelectedVenue(), '/courses/')] : []),
    ...(onlineJoining && joiningOrigin !== null ? [away('buyAMembership', linkAcross(joiningOrigin, '/', modes))] : []),
    ...(modes.kiosk ? [away('backToKioskHome', kioskHomeUrl)] : []),
  ]
}
