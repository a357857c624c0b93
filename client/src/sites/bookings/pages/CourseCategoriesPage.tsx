import { CategoriesScreen } from '../schedules/CategoriesScreen.tsx'

/** '/courses/location/{venueSlug}' [S2-038, O-08] */
export function CourseCategoriesPage() {
  return <CategoriesScreen kind="course" />
}
