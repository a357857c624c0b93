import { linkAcross } from '../../app/modes.ts'
import type { NavigationFacts, NavigationItem, NavigationKey } from '../../app/site.ts'
import { paths } from './paths.ts'

function here(key: NavigationKey, href: string, area: string): NavigationItem {
  return { key, href, area, external: false }
}

function away(key: NavigationKey, href: string): NavigationItem {
  return { key, href, area: null, external: true }
}

/** The navigation items before account and basket: enabled features whose pages this site has. */
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
