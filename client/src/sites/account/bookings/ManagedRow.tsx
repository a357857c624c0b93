import { QrCode } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../app/session/session-state.ts'
import { BookingRow } from '../../../features/bookings/BookingRow.tsx'
import type { SharedRow } from '../../../features/bookings/booking-rows.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CheckInCode } from '../frame/CheckInCode.tsx'
import { AgainLink } from './AgainLink.tsx'
import { CalledOff } from './CalledOff.tsx'
import type { Change } from './ChangeNotice.tsx'
import { ManagePanel } from './managing/ManagePanel.tsx'

type Props = {
  readonly user: User
  readonly row: SharedRow
  /** The next booking has the code for the door. */
  readonly isNext: boolean
  readonly isOpen: boolean
  readonly onOpen: (bookingId: number | null) => void
  readonly onChanged: (change: Change) => void
}

/** A booking to come, for one person or several, with a panel below it to change it. */
export function ManagedRow({ user, row, isNext, isOpen, onOpen, onChanged }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const [showsCode, setShowsCode] = useState(false)
  const panelId = useId()
  const opener = useRef<HTMLDivElement>(null)
  const { booking } = row.first
  const name = booking.name ?? t('activities:bookings.unnamed')

  function close(): void {
    onOpen(null)
    opener.current?.querySelector('button')?.focus()
  }

  if (booking.status === 'cancelled') {
    return (
      <BookingRow
        entry={row.first}
        others={row.others}
        state={<CalledOff row={row} />}
        action={<AgainLink booking={booking} text={t('account:bookings.anotherTime')} />}
        actionBelow
      />
    )
  }
  const label = isOpen ? t('account:bookings.close') : t('activities:bookings.manage')
  const { userReference } = booking
  const hasCode = isNext && Boolean(userReference)
  return (
    <BookingRow
      entry={row.first}
      others={row.others}
      actionBelow={hasCode}
      action={
        <>
          {hasCode ? (
            <Button
              icon={<QrCode aria-hidden="true" />}
              opens="dialog"
              label={`${t('account:frame.code')}: ${name}`}
              onClick={() => setShowsCode(true)}
            >
              {t('account:frame.code')}
            </Button>
          ) : null}
          <div ref={opener}>
            <Button
              variant="secondary"
              expanded={isOpen}
              controls={panelId}
              label={`${label}: ${name}`}
              onClick={() => (isOpen ? close() : onOpen(booking.id))}
            >
              {label}
            </Button>
          </div>
          {showsCode && userReference ? (
            <CheckInCode
              name={[booking.firstName, booking.lastName].filter(Boolean).join(' ')}
              reference={userReference}
              barcode={booking.userId === user.id ? (user.barcode ?? null) : null}
              onClosed={() => setShowsCode(false)}
            />
          ) : null}
        </>
      }
    >
      {isOpen ? <ManagePanel id={panelId} user={user} row={row} onChanged={onChanged} onClosed={close} /> : null}
    </BookingRow>
  )
}
