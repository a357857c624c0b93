import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOverlay } from '../../../app/navigation/lazy-overlay.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import type { User } from '../../../app/session/session-state.ts'
import { comingRows } from '../../../features/bookings/booking-rows.ts'
import type { SharedRow } from '../../../features/bookings/booking-rows.ts'
import { arrange } from '../../../features/bookings/my-bookings.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { NextBooking } from '../../../features/bookings/NextBooking.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { onBookings } from '../../shared/other-sites.ts'
import { OwnCode } from '../frame/CheckInCode.tsx'

const ManageBooking = lazyOverlay(
  async () => (await import('../../../features/bookings/changing/ManageBooking.tsx')).ManageBooking,
)

type Props = { readonly user: User; readonly bookings: readonly MyBooking[] }

/** The next booking of the family with the code for the door; without one, the way to the first. */
export function NextUp({ user, bookings }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const [managed, setManaged] = useState<SharedRow | null>(null)
  const [showsCode, setShowsCode] = useState(false)
  const { next } = comingRows(arrange(bookings, platformNow()))
  const find = onBookings('/redirect-to-selected-venue')
  return (
    <>
      {next === null ? (
        <EmptyState
          title={t('activities:bookings.none')}
          action={find === null ? null : <ButtonOut href={find}>{t('activities:bookings.find')}</ButtonOut>}
        >
          {t('activities:bookings.noneText')}
        </EmptyState>
      ) : (
        <NextBooking
          row={next}
          onManage={setManaged}
          action={
            user.reference ? (
              <Button opens="dialog" icon={<QrCode aria-hidden="true" />} onClick={() => setShowsCode(true)}>
                {t('account:dashboard.showCode')}
              </Button>
            ) : null
          }
        />
      )}
      {managed ? <ManageBooking row={managed} onClosed={() => setManaged(null)} /> : null}
      {showsCode ? <OwnCode user={user} onClosed={() => setShowsCode(false)} /> : null}
    </>
  )
}
