import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../app/session/person-tone.ts'
import { useSession } from '../../app/session/use-session.ts'
import { PersonChip } from '../../ui/labels/PersonChip.tsx'
import type { Entry, MyBooking } from './my-bookings.ts'

/** The attendees of bookings, each once. */
export function Attendees({ entries }: { readonly entries: readonly Entry[] }) {
  const bookings = new Map(entries.map(({ booking }) => [booking.userId, booking]))
  return [...bookings.values()].map((booking) => <Attendee key={booking.id} booking={booking} />)
}

/** The attendee, in their colour. */
export function Attendee({
  booking: { userId, firstName, lastName, ticket, bookingType },
}: {
  readonly booking: MyBooking
}) {
  const { t } = useTranslation(['activities'])
  const { user, customer } = useSession()
  const toneOf = usePersonTone()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (userId === null || name === '') return null
  const isOwn = customer === null && userId === user?.id

  function whose(): string {
    // Anybody may come with a ticket. [O-563]
    if (!ticket && bookingType !== 'ticketed') return isOwn ? t('activities:bookings.you') : name
    return isOwn ? t('activities:bookings.inYourName') : t('activities:bookings.inNameOf', { name })
  }

  return (
    <PersonChip name={name} tone={toneOf({ id: userId, name })}>
      {whose()}
    </PersonChip>
  )
}
