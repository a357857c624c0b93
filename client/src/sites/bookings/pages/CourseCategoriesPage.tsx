import { CategoriesScreen } from '../schedules/CategoriesScreen.tsx'

/** '/courses/location/{venueSlug}' */
export function CourseCategoriesPage() {
  return <CategoriesScreen kind="course" />
}
