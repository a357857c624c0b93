import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BookingRow } from './BookingRow.tsx'
import type { SharedRow } from './booking-rows.ts'
import { useBookingText } from './use-booking-text.ts'

const Rows = styled('ul', { base: { display: 'grid' } })

type Props = { readonly rows: readonly SharedRow[]; readonly onManage: (row: SharedRow) => void }

/** Bookings in rows, each with a button that opens its dialog. */
export function BookingList({ rows, onManage }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  return (
    <Rows>
      {rows.map((row) => (
        <BookingRow
          key={row.first.booking.id}
          entry={row.first}
          others={row.others}
          action={
            <Button
              variant="secondary"
              opens="dialog"
              label={`${text.manage(row.first.booking)}: ${row.first.booking.name ?? t('activities:bookings.unnamed')}`}
              onClick={() => onManage(row)}
            >
              {text.manage(row.first.booking)}
            </Button>
          }
        />
      ))}
    </Rows>
  )
}
