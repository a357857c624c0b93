import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Attendee } from '../../../features/bookings/Attendees.tsx'
import { useWhenText } from '../../../features/carts/basket/items/use-when-text.ts'
import type { CartItem } from '../../../features/carts/cart.ts'
import { useCoverText } from '../../../features/occurrences/use-cover-text.ts'
import { useEntryText } from '../../../features/timetable/entries/use-entry-text.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { activityPaths } from '../../shared/paths.ts'
import { onBookingsFor } from '../../shared/other-sites.ts'
import { BookButton } from './BookButton.tsx'
import type { NextTime } from './next-time.ts'
import type { Pair } from './pair.ts'
import { sceneOfBooking } from '../../../features/bookings/booking-rows.ts'

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0, overflowWrap: 'anywhere' } })
const Names = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
})
const Name = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Fact = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })
const Below = styled('div', { base: { gridColumn: '1 / -1', minWidth: 0 } })

type Props = {
  readonly id: string
  readonly pair: Pair
  readonly ownId: number
  readonly time: NextTime | null
  /** The place that is held already. */
  readonly held: CartItem | null
  readonly onHeld: () => void
  /** The panel of the held place, or the result. */
  readonly children: ReactNode
}

/** A person and an activity with the next time, and the button that holds it. */
export function AgainRow({ id, pair, ownId, time, held, onHeld, children }: Props) {
  const { t } = useTranslation(['account'])
  const text = useEntryText()
  const cover = useCoverText()
  const whenText = useWhenText()
  const { name, booking, personId } = pair
  const when =
    time === null
      ? null
      : t('account:again.when', { day: fullDayText(startOfDay(time.of.day)), time: text.time(time.entry) })

  function facts(): string {
    if (held) return dotted(whenText(held))
    if (time === null) return ''
    return dotted([when, time.coveredBy ? cover(time.coveredBy) : text.price(time.entry)])
  }

  function button(): ReactNode {
    if (held || time === null || when === null) return null
    const label =
      personId === ownId
        ? t('account:again.bookForYou', { name, when })
        : t('account:again.bookFor', { name, when, person: booking.firstName ?? '' })
    const { venueSlug, activitySlug, day, type } = time.of
    const page = onBookingsFor(activityPaths.timeSlot(venueSlug, activitySlug, day, type, time.entry.id), pair.personId)
    if (time.item === null)
      return page === null ? null : (
        <ButtonOut variant="secondary" href={page} label={label}>
          {t('account:again.book')}
        </ButtonOut>
      )
    return (
      <BookButton pair={pair} ownId={ownId} label={label} nextTime={() => Promise.resolve(time)} onHeld={onHeld}>
        {t('account:again.book')}
      </BookButton>
    )
  }

  return (
    <Row id={id} tabIndex={-1}>
      <Picture scene={sceneOfBooking(booking)} window="square" />
      <Words>
        <Names>
          <Name>{name}</Name>
          <Attendee booking={booking} />
        </Names>
        <Fact>{facts()}</Fact>
      </Words>
      {button()}
      {children ? <Below>{children}</Below> : null}
    </Row>
  )
}
