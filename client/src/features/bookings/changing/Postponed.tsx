import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/labels/Tag.tsx'

/** Its date does not count, and a new one will follow. */
export function Postponed() {
  const { t } = useTranslation(['activities'])
  return (
    <Tag tone="warning" wraps>
      {t('activities:bookings.postponed')}
    </Tag>
  )
}
