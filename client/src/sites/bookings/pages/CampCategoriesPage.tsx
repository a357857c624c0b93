import { CategoriesScreen } from '../schedules/CategoriesScreen.tsx'

/** '/camps/location/{venueSlug}' */
export function CampCategoriesPage() {
  return <CategoriesScreen kind="camp" />
}
