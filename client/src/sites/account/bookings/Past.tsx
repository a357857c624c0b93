import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import type { User } from '../../../app/session/session-state.ts'
import { accountBookings, pastEntries } from '../../../features/bookings/account-bookings.ts'
import type { Entry } from '../../../features/bookings/my-bookings.ts'
import { usePastBookings } from '../../../features/bookings/use-account-bookings.ts'
import type { PastBookings } from '../../../features/bookings/use-account-bookings.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { pairOf } from '../again/pair.ts'
import { EarlierPayment } from '../again/paying/EarlierPayment.tsx'
import { useAgain } from '../again/use-again.ts'
import { partId } from './booking-parts.ts'
import { Part, Quiet, Rows } from './Part.tsx'
import { PastRow } from './PastRow.tsx'

/** Rows shown at first, and added by each press. */
const pageRows = 20

type Props = {
  readonly user: User
  /** Whether a booking is of the chosen person. */
  readonly isOf: (booking: { readonly userId: number | null }) => boolean
  /** Bookings still ahead that the customer has cancelled. */
  readonly fromComing: readonly Entry[]
}

/** Past bookings: attended, missed, called off or cancelled. */
export function Past({ user, isOf, fromComing }: Props) {
  const { t } = useTranslation(['account'])
  const [step, setStep] = useState(0)
  const [most, setMost] = useState(pageRows)
  const asked = usePastBookings(user.id, step)
  // Older bookings are read while those shown stay.
  const known = useRef<PastBookings>(undefined)
  if (asked.status === 'success') known.current = asked.data
  const data = asked.status === 'success' ? asked.data : known.current

  function older(): void {
    const next = most + pageRows
    setMost(next)
    if (data?.hasOlder && rows.length < next) setStep(step + 1)
  }

  const read = (data?.bookings ?? []).filter(isOf)
  const ids = new Set(read.map(({ id }) => id))
  const ahead = fromComing.filter(({ booking }) => !ids.has(booking.id))
  const rows = pastEntries([...ahead, ...accountBookings(read, platformNow()).past])
  const shown = rows.slice(0, most).map((entry) => ({ entry, pair: pairOf(entry.booking) }))
  const again = useAgain(
    shown.flatMap(({ pair }) => pair ?? []),
    user,
  )
  const isMore = rows.length > most || data?.hasOlder === true
  return (
    <Part id={partId('past')} title={t('account:bookings.past')}>
      <EarlierPayment again={again} />
      {rows.length > 0 ? (
        <Rows>
          {shown.map(({ entry, pair }) => (
            <PastRow key={entry.booking.id} entry={entry} pair={pair} again={again} />
          ))}
        </Rows>
      ) : null}
      {asked.status === 'loading' ? <Skeleton shape="row" count={3} /> : null}
      {asked.status === 'error' ? (
        <InlineError onRetry={() => void asked.refresh()}>{t('account:bookings.pastFailed')}</InlineError>
      ) : null}
      {asked.status === 'success' && rows.length === 0 ? (
        <Quiet>{t(isMore ? 'account:bookings.noneLately' : 'account:bookings.noPast')}</Quiet>
      ) : null}
      {asked.status === 'success' && isMore ? (
        <div>
          <Button variant="text" onClick={older}>
            {t('account:bookings.older')}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
