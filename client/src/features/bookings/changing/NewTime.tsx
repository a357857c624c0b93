import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { newTimeOf } from '../my-bookings.ts'
import type { MyBooking } from '../my-bookings.ts'

/** The venue has moved the session to another date or time in the last days; nothing otherwise. [O-561] */
export function NewTime({ booking }: { readonly booking: MyBooking }) {
  const { t } = useTranslation(['activities'])
  const news = newTimeOf(booking)
  if (news === null) return null
  return <Tag tone="info">{t(news === 'date' ? 'activities:bookings.newDate' : 'activities:bookings.newTime')}</Tag>
}
