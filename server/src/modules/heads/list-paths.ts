import type { Reads } from '../../repositories.ts'
import { categoryPath, schedulePath, venuePath } from '../site/index.ts'

/** The addresses of the bookings site that a sitemap lists: home, venues, their categories, courses and camps. */
export async function listPaths(reads: Reads, now: number): Promise<readonly string[]> {
  const { campsAndCourses } = await reads.site.getClient()
  const venues = await reads.venues.all()
  const categories = await reads.heads.categoriesByVenue({ now })
  const schedules = campsAndCourses ? await reads.heads.soldWhole({ now }) : []
  const isShown = ({ bookingType }: { readonly bookingType: string }) =>
    campsAndCourses || (bookingType !== 'courses' && bookingType !== 'camps')
  return [
    '/',
    ...venues.map(({ slug }) => venuePath(slug)),
    ...new Set(categories.filter(isShown).map((category) => categoryPath(category.bookingType, category))),
    ...schedules.map((schedule) => schedulePath(schedule.bookingType === 'camps' ? 'camps' : 'courses', schedule)),
  ]
}
