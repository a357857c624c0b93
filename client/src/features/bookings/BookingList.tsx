import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BookingRow } from './BookingRow.tsx'
import type { Entry } from './my-bookings.ts'
import { useBookingText } from './use-booking-text.ts'

const Rows = styled('ul', { base: { display: 'grid' } })

type Props = { readonly entries: readonly Entry[]; readonly onManage: (entry: Entry) => void }

/** Bookings in rows, each with a button that opens its dialog. */
export function BookingList({ entries, onManage }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  return (
    <Rows>
      {entries.map((entry) => (
        <BookingRow
          key={entry.booking.id}
          entry={entry}
          action={
            <Button
              variant="secondary"
              opens="dialog"
              label={`${text.manage(entry.booking)}: ${entry.booking.name ?? t('activities:bookings.unnamed')}`}
              onClick={() => onManage(entry)}
            >
              {text.manage(entry.booking)}
            </Button>
          }
        />
      ))}
    </Rows>
  )
}
