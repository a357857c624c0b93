import { listCourses } from 'virtual:calls/courses'
import { allPages } from '../../../api/all-pages.ts'
import { callList } from '../../../api/call.ts'
import { environment } from '../../../app/environment.ts'
import { useQuery } from '../../../app/use-query.ts'
import type { Query } from '../../../app/use-query.ts'
import { coursesIn } from '../course.ts'
import type { Course } from '../course.ts'

/** Names the person acted for also in the query; without one the platform goes by the login. [S6-009] */
export function selectedUserQuery(): { readonly selectedUserId?: number } {
  const selectedUserId = environment().credentials.selectedUser()
  return selectedUserId === null ? {} : { selectedUserId }
}

/** The courses of a category at a venue, with those whose booking opens later. [O-36, O-83] */
export function useCourses(venueSlug: string, categorySlug: string): Query<readonly Course[]> {
  return useQuery([listCourses.name, venueSlug, categorySlug], async () => {
    const answers = await allPages((page) =>
      callList(listCourses, {
        query: {
          ...page,
          ...selectedUserQuery(),
          source: 'online',
          filterByFirstBookableAt: false,
          venueSlugs: [venueSlug],
          categorySlugs: [categorySlug],
        },
      }),
    )
    return coursesIn(answers)
  })
}
