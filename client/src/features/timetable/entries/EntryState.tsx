import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AvailabilityBadge, Places } from '../../../ui/labels/AvailabilityBadge.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import type { Entry } from './entry.ts'
import { hasPlaces } from './entry-standing.ts'

type Props = { readonly entry: Entry }

/** The customer's own, which a postponed session keeps. */
const own: ReadonlySet<Entry['standing']['kind']> = new Set(['booked', 'reserved', 'waiting'])

/** Places left, or the state: booked, in the basket, on the waitlist, postponed, called off. */
export function EntryState({ entry }: Props) {
  const { t } = useTranslation(['activities'])
  if (!entry.isPostponed) return <Standing entry={entry} />
  return (
    <>
      {own.has(entry.standing.kind) ? <Standing entry={entry} /> : null}
      <Tag tone="warning">{t('activities:timetable.standing.postponed')}</Tag>
    </>
  )
}

function Standing({ entry: { standing, capacity } }: Props) {
  const { t } = useTranslation(['activities', 'common'])
  if (!hasPlaces(standing)) return null
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
      if (capacity?.available === 0) return <Tag tone="success">{t('activities:timetable.standing.offered')}</Tag>
      return <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
    case 'members-only':
    case 'closed':
      return <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
    case 'started':
      return null
  }
}
