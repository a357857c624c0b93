import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AvailabilityBadge, Places } from '../../../ui/labels/AvailabilityBadge.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import type { Entry } from './entry.ts'
import { isOver } from './entry-standing.ts'

/** Places left, or the state: booked, in the basket, on the waitlist, called off. */
export function EntryState({ entry: { standing, capacity } }: { readonly entry: Entry }) {
  const { t } = useTranslation(['activities', 'common'])
  if (isOver(standing)) return null
  switch (standing.kind) {
    case 'booked':
      return (
        <Tag tone="success">
          <Check aria-hidden="true" />
          {t('activities:timetable.standing.booked')}
        </Tag>
      )
    case 'reserved':
      return <Tag tone="info">{t('activities:timetable.standing.reserved')}</Tag>
    case 'waiting':
      return <Places tone="none">{t('activities:timetable.standing.waiting')}</Places>
    case 'can-wait':
    case 'sold-out':
      return <Places tone="none">{t('common:availability.soldOut')}</Places>
    case 'cancelled':
      return <Tag tone="danger">{t('activities:timetable.standing.cancelled')}</Tag>
    case 'bookable':
      // The place of somebody with an offer is held for them, and counts as taken.
      if (capacity?.available === 0) return null
      return <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
    case 'members-only':
    case 'closed':
      return <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
    case 'started':
      return null
  }
}
