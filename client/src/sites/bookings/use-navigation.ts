import { environment } from '../../app/environment.ts'
import { useSelectedVenue } from '../../app/selected-venue.ts'
import { useSwitches } from '../../app/site-record.ts'
import { useChosenVenue, useOffersCampsAndCourses } from '../../features/site/use-chosen-venue.ts'
import { navigationItems } from './navigation-items.ts'
import type { NavigationItem } from './navigation-items.ts'

/** The navigation items for this customer, at the venue they chose. */
export function useNavigation(): readonly NavigationItem[] {
  const { config, modes } = environment()
  const { onlineJoining } = useSwitches()
  const venue = useChosenVenue(useSelectedVenue())
  return navigationItems({
    offersCampsAndCourses: useOffersCampsAndCourses(venue),
    onlineJoining,
    joiningOrigin: config.sites.joining ?? null,
    kioskHomeUrl: config.kiosk.homeUrl,
    modes,
  })
}
