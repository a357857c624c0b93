import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../i18n/dotted.ts'
import { styled } from '../../theme/styled.ts'
import { Tag } from '../../ui/labels/Tag.tsx'
import { DatedRow, RowText } from '../../ui/layout/DatedRow.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { Attendees } from './Attendees.tsx'
import { isPostponed, placeOf } from './my-bookings.ts'
import type { Entry, MyBooking } from './my-bookings.ts'
import { NewTime } from './changing/NewTime.tsx'
import { Postponed } from './changing/Postponed.tsx'
import { daysOfRow, timesOf, useBookingText } from './use-booking-text.ts'
import { useTicketText } from './use-ticket-text.ts'
import { sceneOfBooking } from './booking-rows.ts'

const People = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' } })

type Props = {
  readonly entry: Entry
  /** The bookings of other people, or other tickets, that share the row. */
  readonly others?: readonly Entry[]
  /** Replaces the state of the booking. */
  readonly state?: ReactNode
  readonly action: ReactNode
  readonly actionBelow?: boolean
  /** A part that opens below the row. */
  readonly children?: ReactNode
}

/** One booking in a list: when, what, for whom, and its cancellation deadline. */
export function BookingRow({ entry, others = [], state, action, actionBelow, children }: Props) {
  const { t } = useTranslation(['activities'])
  const ticketsOf = useTicketText()
  const { booking } = entry
  function sessionsText(): string | null {
    if (entry.sessions < 2) return null
    return booking.bookingType === 'camps'
      ? daysOfRow(entry)
      : t('activities:bookings.sessions', { count: entry.sessions })
  }

  return (
    <DatedRow
      startsAt={booking.startsAt}
      picture={<Picture scene={sceneOfBooking(booking)} window="square" />}
      name={booking.name ?? t('activities:bookings.unnamed')}
      detail={dotted([
        timesOf(booking),
        sessionsText(),
        ticketsOf([entry, ...others].map((one) => one.booking)),
        placeOf(booking, entry.sessions),
      ])}
      state={
        <>
          <People>
            <Attendees entries={[entry, ...others]} />
          </People>
          {state ?? <State booking={booking} />}
        </>
      }
      action={action}
      actionBelow={actionBelow}
    >
      {children}
    </DatedRow>
  )
}

function State({ booking }: { readonly booking: MyBooking }) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  if (booking.status === 'cancelled') {
    const byVenue = booking.cancelled?.source === 'occurrence'
    return (
      <Tag tone={byVenue ? 'warning' : 'neutral'}>
        {t(byVenue ? 'activities:bookings.byVenue' : 'activities:bookings.cancelled')}
      </Tag>
    )
  }
  if (isPostponed(booking)) return <Postponed booking={booking} />
  const until = text.until(booking)
  return (
    <>
      <NewTime booking={booking} />
      {until === null ? null : <RowText>{until}</RowText>}
    </>
  )
}
