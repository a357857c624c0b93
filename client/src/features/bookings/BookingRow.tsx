import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { dotted } from '../../i18n/dotted.ts'
import { shortDayParts, timeRangeText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { Tag } from '../../ui/labels/Tag.tsx'
import type { Entry, MyBooking } from './my-bookings.ts'
import { useBookingText } from './use-booking-text.ts'

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '48px minmax(0, 1fr)',
      md: '48px 56px minmax(0, 4fr) minmax(0, 3fr) auto',
      lg: '48px 56px minmax(0, 1fr) minmax(0, 16rem) auto',
    },
    columnGap: '5',
    rowGap: '3',
    alignItems: { base: 'start', md: 'center' },
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Day = styled('p', {
  base: { display: 'grid', justifyItems: 'center', fontSize: 'sm', lineHeight: '1.25', '& strong': { fontSize: 'lg' } },
})
const Frame = styled('div', { base: { display: { base: 'none', md: 'block' } } })
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0, justifyItems: 'start' } })
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})
const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })
const Who = styled('div', {
  base: { display: 'grid', gap: '1', justifyItems: 'start', gridColumn: { base: '2', md: 'auto' } },
})
const Action = styled('div', { base: { gridColumn: { base: '2', md: 'auto' }, justifySelf: { md: 'end' } } })

type Props = { readonly entry: Entry; readonly onManage: (entry: Entry) => void }

/** One booking in a list: when, what, for whom, and its cancellation deadline. */
export function BookingRow({ entry, onManage }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const { booking } = entry
  const name = booking.name ?? t('activities:bookings.unnamed')
  const { weekday, day, month } = shortDayParts(booking.startsAt)
  const scene = sceneForCategory({
    pictureKind: booking.pictureKind,
    name: booking.category?.name,
    slug: booking.category?.slug,
  })
  return (
    <Row>
      <Day>
        <span>{weekday}</span>
        <strong>{day}</strong>
        <span>{month}</span>
      </Day>
      <Frame>
        <Picture scene={scene} window="square" />
      </Frame>
      <Words>
        <Name>{name}</Name>
        <Quiet>
          {dotted([
            timesOf(booking),
            entry.sessions > 1 ? t('activities:bookings.sessions', { count: entry.sessions }) : booking.locationName,
          ])}
        </Quiet>
      </Words>
      <Who>
        <Attendee booking={booking} />
        <State booking={booking} />
      </Who>
      <Action>
        <Button
          variant="secondary"
          opens="dialog"
          label={`${text.manage(booking)}: ${name}`}
          onClick={() => onManage(entry)}
        >
          {text.manage(booking)}
        </Button>
      </Action>
    </Row>
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
  return until === null ? null : <Quiet>{until}</Quiet>
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
export function timesOf({ startsAt, endsAt }: MyBooking): string {
  return timeRangeText(startsAt, endsAt)
}
