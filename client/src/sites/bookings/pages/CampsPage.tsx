import { ListScreen } from '../schedules/ListScreen.tsx'
import { useCampCategoryPage } from '../schedules/use-category-page.ts'

/** '/camps/location/{venueSlug}/{activitySlug}' [S2-034, O-08] */
export function CampsPage() {
  return <ListScreen kind="camp" page={useCampCategoryPage()} />
}
