import { CategoriesScreen } from '../schedules/CategoriesScreen.tsx'

/** '/camps/location/{venueSlug}' [S2-032, O-08] */
export function CampCategoriesPage() {
  return <CategoriesScreen kind="camp" />
}
