import { ListScreen } from '../schedules/ListScreen.tsx'
import { useCampCategoryPage } from '../schedules/use-category-page.ts'

/** '/camps/location/{venueSlug}/{activitySlug}' */
export function CampsPage() {
  return <ListScreen kind="camp" page={useCampCategoryPage()} />
}
