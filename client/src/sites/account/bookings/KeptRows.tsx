import { useTranslation } from 'react-i18next'
import { keptBookings } from '../../../features/bookings/kept/kept-bookings.ts'
import type { KeptBookings } from '../../../features/bookings/kept/kept-bookings.ts'
import { timesOf } from '../../../features/bookings/use-booking-text.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { momentText } from '../../../i18n/when.ts'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { DatedRow, RowText } from '../../../ui/layout/DatedRow.tsx'
import { Part, Quiet, Rows } from './Part.tsx'

/** The bookings of the next days as this device knew them last, while the platform does not answer. */
export function KeptRows({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const kept = keptBookings(userId)
  if (kept === null) return null
  return (
    <Part title={t('account:bookings.kept')}>
      <Quiet>{t('account:bookings.keptAt', { time: keptAtText(kept) })}</Quiet>
      <KeptList bookings={kept.bookings} />
    </Part>
  )
}

/** When the platform said so: '7 April 2026, 10:00'. */
export function keptAtText({ at, bookings: [first] }: KeptBookings): string {
  return momentText(at, first?.startsAt.timezone)
}

/** Kept bookings, without ways to change them. */
export function KeptList({ bookings }: Pick<KeptBookings, 'bookings'>) {
  const { t } = useTranslation(['activities'])
  return (
    <Rows>
      {bookings.map(({ id, name, firstName, startsAt, endsAt, place }) => (
        <DatedRow
          key={id}
          startsAt={startsAt}
          picture={<Picture scene={sceneForCategory({ name })} window="square" />}
          name={name === '' ? t('activities:bookings.unnamed') : name}
          detail={dotted([timesOf({ startsAt, endsAt }), place])}
          state={<RowText>{firstName}</RowText>}
          action={null}
        />
      ))}
    </Rows>
  )
}
