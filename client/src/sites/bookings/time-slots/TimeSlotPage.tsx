import { Navigate } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { RowsToCome } from '../schedules/RowsToCome.tsx'
import { TimeSlotDay } from './TimeSlotDay.tsx'
import { useTimeSlotPage } from './use-time-slot-page.ts'

/** '/location/{venueSlug}/{activitySlug}/{dateSlug}/{type?}/*': a day's entries, and their booking. */
export function TimeSlotPage() {
  const page = useTimeSlotPage()
  switch (page.status) {
    case 'missing':
      return <NotFoundPage />
    case 'loading':
      return <RowsToCome />
    case 'elsewhere':
      return <Navigate to={page.to} replace />
    case 'found':
      return <TimeSlotDay page={page} />
  }
}
