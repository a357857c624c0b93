import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useManagingText } from '../../../features/bookings/use-managing-text.ts'
import type { Entry, MyBooking } from '../../../features/bookings/my-bookings.ts'
import type { Cancelled } from '../../../features/bookings/cancelling/use-cancelling.ts'
import type { OpenTime } from '../../../features/bookings/changing/use-moving.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { dayText, fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { DoneNotice } from '../frame/DoneNotice.tsx'
import { paths } from '../paths.ts'
import { AgainLink } from './AgainLink.tsx'

/** A change that the platform has confirmed. */
export type Change =
  | {
      readonly kind: 'cancelled'
      readonly booking: MyBooking
      readonly going: readonly Entry[]
      readonly places: number
      readonly changed: Cancelled
    }
  | { readonly kind: 'moved'; readonly booking: MyBooking; readonly to: OpenTime }

/** The attendees, and the days of single sessions, each once. [O-533] */
function whoseOf(going: readonly Entry[]): string {
  const names = new Set(going.flatMap(({ booking }) => booking.firstName ?? []))
  const days = new Set(going.flatMap(({ booking, sessions }) => (sessions > 1 ? [] : dayText(booking.startsAt))))
  return dotted([[...names].join(', '), [...days].join(', ')])
}

/** Another time; a fee is paid before anything else is booked. */
function NextStep({ change: { booking, changed } }: { readonly change: Extract<Change, { kind: 'cancelled' }> }) {
  const { t } = useTranslation(['account'])
  const owes = changed.bookings.some(({ cancelled }) => (cancelled?.fee?.value ?? 0) > 0)
  if (!owes) return <AgainLink booking={booking} text={t('account:bookings.anotherTime')} />
  return <Link to={paths.payments()}>{t('account:bookings.payFee')}</Link>
}

/** The result of cancelling or moving: what came back, and a next step. */
export function ChangeNotice({ change }: { readonly change: Change }) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useManagingText()
  const { booking } = change
  const name = booking.name ?? t('activities:bookings.unnamed')
  return (
    <DoneNotice
      title={
        change.kind === 'moved'
          ? t('account:bookings.moved', { name })
          : t('account:bookings.cancelledPlaces', { name, count: change.places })
      }
    >
      {change.kind === 'moved' ? (
        <p>
          {text.movedTo(`${fullDayText(change.to.startsAt)}, ${timeRangeText(change.to.startsAt, change.to.endsAt)}`)}
        </p>
      ) : (
        [whoseOf(change.going), ...text.cameBack(change.changed.bookings, change.changed.lost)].map((line) => (
          <p key={line}>{line}</p>
        ))
      )}
      {change.kind === 'cancelled' ? <NextStep change={change} /> : null}
    </DoneNotice>
  )
}
