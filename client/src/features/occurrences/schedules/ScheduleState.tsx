import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { AvailabilityBadge, Places } from '../../../ui/labels/AvailabilityBadge.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { someSessions } from './session-places.ts'
import type { Schedule } from './schedule.ts'
import type { ScheduleStanding } from './schedule-standing.ts'
import { standingText } from './standing-text.ts'

// A sentence of up to two lines, too long for a tag.
const Reason = styled('span', { base: { fontSize: 'sm', fontWeight: 'bold', color: 'fg.muted' } })

type Props = { readonly schedule: Schedule; readonly standing: ScheduleStanding; readonly now: number }

/** The customer's state for a course or camp: places left, booked, or the reason it is closed. */
export function ScheduleState({ schedule, standing, now }: Props) {
  const { t } = useTranslation(['courses'])
  const { capacity } = schedule
  const some = someSessions(schedule, now)
  switch (standing.kind) {
    case 'bookable':
      if (some) return <Places tone="success">{t('courses:campBooking.someDays', some)}</Places>
      // A customer who can book a full one has an offer, shown elsewhere.
      if (capacity?.available === 0) return null
      return <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
    case 'sold-out':
      return <Places tone="none">{standingText(standing, t)}</Places>
    case 'booked':
      return (
        <Tag tone="success">
          <Check aria-hidden="true" />
          {standingText(standing, t)}
        </Tag>
      )
    case 'reserved':
      return <Tag tone="info">{standingText(standing, t)}</Tag>
    case 'closed':
      return <Reason>{standingText(standing, t)}</Reason>
  }
}
