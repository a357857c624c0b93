import { useChosenVenue, useOffersCampsAndCourses } from '../../../features/site/use-venue.ts'
import { environment } from '../../environment.ts'
import { useSelectedVenue } from '../../choices/use-selected-venue.ts'
import { useSwitches } from '../../site-record.ts'
import type { NavigationItem } from '../../site.ts'

/** The customer's navigation items, at their venue. */
export function useNavigation(): readonly NavigationItem[] {
  const { config, modes, site } = environment()
  const { onlineJoining } = useSwitches()
  const venue = useChosenVenue(useSelectedVenue())
  return site.navigation({
    pages: site.pages,
    offersCampsAndCourses: useOffersCampsAndCourses(venue),
    onlineJoining,
    joiningOrigin: config.sites.joining ?? null,
    kioskHomeUrl: config.kiosk.homeUrl,
    modes,
  })
}
