import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { rememberVenue } from '../../../app/choices/selected-venue.ts'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { useClient } from '../../../app/site-record.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { goWhenShown } from '../../../ui/focus/go-when-shown.ts'
import { paths } from '../paths.ts'

/** The kind of booking of a customer who comes without a venue. */
type Bookable = 'activity' | 'course' | 'camp'

const targets = { activity: paths.location, course: paths.courseCategories, camp: paths.campCategories } as const

/** The target for a kind of booking: the route's venue, else the remembered one; null without either. */
export function venueTarget(bookable: Bookable, routeVenue: string | null, remembered: string | null): string | null {
  const venue = routeVenue?.trim() || remembered
  return venue ? targets[bookable](venue) : null
}

const messages = {
  activity: 'common:toasts.selectVenueForActivity',
  course: 'common:toasts.selectVenueForCourse',
  camp: 'common:toasts.selectVenueForCamp',
} as const satisfies Record<Bookable, string>

/** Goes to the booking pages of the address's or the remembered venue, else to the centres on home, with a toast. */
function useVenueRedirect(bookable: Bookable): void {
  const { t } = useTranslation(['common'])
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const client = useClient()
  const remembered = useSelectedVenue()
  const routeVenue = query.get('venue')?.trim() ?? ''
  // Fixed on arrival: remembering the venue must not redirect again.
  const [target] = useState(() => venueTarget(bookable, routeVenue, remembered))

  useEffect(() => {
    if (routeVenue) rememberVenue(client.id, routeVenue)
    if (target === null) {
      showToast({ type: 'error', content: t(messages[bookable]) })
      goWhenShown('centres')
    }
    void navigate(target ?? paths.home(), { replace: true })
  }, [bookable, client.id, navigate, routeVenue, t, target])
}

/** '/redirect-to-selected-venue' */
export function VenueRedirect() {
  useVenueRedirect('activity')
  return null
}

/** '/course-redirect-to-selected-venue' */
export function CourseRedirect() {
  useVenueRedirect('course')
  return null
}

/** '/camp-redirect-to-selected-venue' */
export function CampRedirect() {
  useVenueRedirect('camp')
  return null
}
