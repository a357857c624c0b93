import { useTranslation } from 'react-i18next'
import type { MyBooking } from './my-bookings.ts'

type Ticketed = { readonly ticket?: MyBooking['ticket'] | undefined }

/** '2 × Adult, 1 × Junior' of the bookings in a row; null without tickets. [O-441] */
export function useTicketText(): (bookings: readonly Ticketed[]) => string | null {
  const { t } = useTranslation(['activities'])
  return (bookings) => {
    const counts = new Map<string, number>()
    for (const { ticket } of bookings) {
      if (ticket?.name) counts.set(ticket.name, (counts.get(ticket.name) ?? 0) + (ticket.quantity ?? 1))
    }
    const named = [...counts].map(([name, count]) => t('activities:waitlist.ticket', { name, count }))
    return named.length > 0 ? named.join(', ') : null
  }
}
