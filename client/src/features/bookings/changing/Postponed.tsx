import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import type { MyBooking } from '../my-bookings.ts'

/** Its date does not count, and a new one will follow; the reason where the venue gave one. */
export function Postponed({ booking: { postponedBecause } }: { readonly booking: MyBooking }) {
  const { t } = useTranslation(['activities'])
  return (
    <>
      <Tag tone="warning" wraps>
        {t('activities:bookings.postponed')}
      </Tag>
      {postponedBecause ? <RowText>{postponedBecause}</RowText> : null}
    </>
  )
}
