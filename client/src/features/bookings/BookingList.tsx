import { styled } from '../../theme/styled.ts'
import { BookingRow } from './BookingRow.tsx'
import type { Entry } from './my-bookings.ts'

const Rows = styled('ul', { base: { display: 'grid' } })

type Props = { readonly entries: readonly Entry[]; readonly onManage: (entry: Entry) => void }

export function BookingList({ entries, onManage }: Props) {
  return (
    <Rows>
      {entries.map((entry) => (
        <BookingRow key={entry.booking.id} entry={entry} onManage={onManage} />
      ))}
    </Rows>
  )
}
