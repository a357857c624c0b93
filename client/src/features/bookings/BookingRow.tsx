import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { dotted } from '../../i18n/dotted.ts'
import { timeRangeText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { Tag } from '../../ui/labels/Tag.tsx'
import { DatedRow, RowText } from '../../ui/layout/DatedRow.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { placeOf } from './my-bookings.ts'
import type { Entry, MyBooking } from './my-bookings.ts'
import { useBookingText } from './use-booking-text.ts'

const People = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' } })

type Props = {
  readonly entry: Entry
  /** The bookings of other people that share the row. */
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
  const { booking } = entry
  const scene = sceneForCategory({
    pictureKind: booking.pictureKind,
    name: booking.category?.name,
    slug: booking.category?.slug,
  })
  return (
    <DatedRow
      startsAt={booking.startsAt}
      picture={<Picture scene={scene} window="square" />}
      name={booking.name ?? t('activities:bookings.unnamed')}
      detail={dotted([
        timesOf(booking),
        entry.sessions > 1 && t('activities:bookings.sessions', { count: entry.sessions }),
        placeOf(booking, entry.sessions),
      ])}
      state={
        <>
          <People>
            {[entry, ...others].map((one) => (
              <Attendee key={one.booking.id} booking={one.booking} />
            ))}
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
  const until = text.until(booking)
  return until === null ? null : <RowText>{until}</RowText>
}

/** The attendee, in their colour. */
export function Attendee({ booking: { userId, firstName, lastName } }: { readonly booking: MyBooking }) {
  const { t } = useTranslation(['activities'])
  const { user, customer } = useSession()
  const toneOf = usePersonTone()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (userId === null || name === '') return null
  return (
    <PersonChip name={name} tone={toneOf({ id: userId, name })}>
      {customer === null && userId === user?.id ? t('activities:bookings.you') : name}
    </PersonChip>
  )
}

/** '17:30 to 18:15', in the site's format. */
export function timesOf({ startsAt, endsAt }: Pick<MyBooking, 'startsAt' | 'endsAt'>): string {
  return timeRangeText(startsAt, endsAt)
}
