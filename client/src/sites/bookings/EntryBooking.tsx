import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useBasket } from '../../features/carts/use-basket.ts'
import { WaiverAgreement } from '../../features/restrictions/WaiverAgreement.tsx'
import { EntryActions } from '../../features/timetable/booking/EntryActions.tsx'
import { EntryFacts } from '../../features/timetable/booking/EntryFacts.tsx'
import { TicketChooser } from '../../features/timetable/booking/TicketChooser.tsx'
import { entryFieldIds, useEntryBooking } from '../../features/timetable/booking/use-entry-booking.ts'
import type { Entry } from '../../features/timetable/entry.ts'
import { EntryPicture } from '../../features/timetable/EntryPicture.tsx'
import { EntryState } from '../../features/timetable/EntryState.tsx'
import { useActivityClass } from '../../features/timetable/use-activity-class.ts'
import { useEntryText } from '../../features/timetable/use-entry-text.ts'
import { useTickets } from '../../features/timetable/use-tickets.ts'
import { BookingFor } from '../../features/users/BookingFor.tsx'
import { useBookedPerson } from '../../features/users/use-booked-person.ts'
import { startOfDay } from '../../i18n/calendar.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { dateText, weekdayText } from '../../i18n/when.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { paths } from './paths.ts'
import type { TimeSlots } from './use-time-slot-page.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Band = chakra('div', {
  base: { height: { base: '104px', md: '148px' }, mx: '-5', mt: '-2', overflow: 'hidden', bg: 'tone.soft' },
})
const When = chakra('p', {
  base: { display: 'grid', '& > strong': { fontSize: 'lg', lineHeight: '1.25' }, '& > span': { color: 'fg.muted' } },
})
const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Reason = chakra('p', { base: { fontWeight: 'bold', color: 'fg.muted' } })
const Part = chakra('section', { base: { display: 'grid', gap: '2' } })
const Heading = chakra('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: 'normal' },
})
const Bring = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& > li': { display: 'flex', gap: '2' },
    '& svg': { width: '18px', height: '18px', flexShrink: 0, mt: '4px', color: 'link' },
  },
})

type Props = {
  readonly page: TimeSlots
  readonly entry: Entry
  readonly refresh: () => Promise<void>
  readonly onDone: () => void
}

/** Something dated with its features put together: what it is, for whom, tickets, waiver, and the ways on. */
export function EntryBooking({ page, entry, refresh, onDone }: Props) {
  const { t } = useTexts()
  const text = useEntryText()
  const navigate = useNavigate()
  const basket = useBasket()
  const { venue, category, of } = page
  const isTicketed = of.type === 'tickets'
  const { details, refresh: refreshDetails } = useActivityClass(entry.id)
  const tickets = useTickets(isTicketed ? { venueSlug: venue.slug, categorySlug: category.slug, id: entry.id } : null)
  const ages = entry.suitableFor
    ? { minAge: entry.suitableFor.minAge ?? null, maxAge: entry.suitableFor.maxAge ?? null }
    : null
  const { nobodyYet } = useBookedPerson(ages, of.day)
  const known = tickets.status === 'success' ? tickets.data : []
  const booking = useEntryBooking({
    entry,
    details,
    tickets: isTicketed ? known : null,
    personMissing: nobodyYet,
    add: basket.add,
    refresh: async () => void (await Promise.all([refresh(), refreshDetails()])),
    onAdded: (onward) => (onward === 'checkout' ? void navigate(paths.basketCheckout()) : onDone()),
  })
  const bookable = entry.standing.kind === 'bookable'
  const reason = text.reason(entry)
  const hints = 'activities:entry.hints'
  const error = (kind: 'person' | 'tickets' | 'waiver'): string | undefined =>
    booking.told && booking.gap?.kind === kind ? t(`${hints}.${kind}`) : undefined

  return (
    <Stack>
      <Band>
        <EntryPicture entry={entry} activity={category} window="band" />
      </Band>
      <When>
        <strong>{`${weekdayText(startOfDay(of.day))} ${dateText(startOfDay(of.day))}, ${text.time(entry)}`}</strong>
        <span>{text.place(entry)}</span>
      </When>
      <Chips>
        {entry.suitableFor?.label ? (
          <Tag tone="brand" whiteSpace="normal">
            {entry.suitableFor.label}
          </Tag>
        ) : null}
        <EntryState entry={entry} />
      </Chips>
      {reason === null ? null : <Reason>{reason}</Reason>}
      {bookable && !isTicketed ? (
        <Part id={entryFieldIds.person}>
          <Heading>{t('activities:entry.forWhom')}</Heading>
          <BookingFor ages={ages} firstDay={of.day} nobodyYet={nobodyYet} error={error('person')} />
        </Part>
      ) : null}
      {bookable && isTicketed && tickets.status === 'loading' ? <Skeleton count={2} shape="row" /> : null}
      {bookable && isTicketed && tickets.status !== 'loading' && known.length === 0 ? (
        <Reason>{t('activities:entry.noTickets')}</Reason>
      ) : null}
      {bookable && isTicketed && known.length > 0 ? (
        <TicketChooser
          id={entryFieldIds.tickets}
          tickets={known}
          quantities={booking.quantities}
          available={entry.capacity?.available ?? null}
          onChange={booking.chooseTickets}
          error={error('tickets')}
        />
      ) : null}
      {bookable && booking.waiver ? (
        <WaiverAgreement
          id={entryFieldIds.waiver}
          waiver={booking.waiver}
          agreed={booking.agreed}
          onChange={booking.agree}
          error={error('waiver')}
        />
      ) : null}
      <EntryFacts entry={entry} details={details} venueName={venue.name} />
      {details?.description ? (
        <Part>
          <Heading>{t('activities:entry.about')}</Heading>
          <SafeHtml html={details.description} />
        </Part>
      ) : null}
      {details?.bring && details.bring.length > 0 ? (
        <Part>
          <Heading>{t('activities:entry.bring')}</Heading>
          <Bring>
            {details.bring.map((thing) => (
              <li key={thing}>
                <Check aria-hidden="true" />
                {thing}
              </li>
            ))}
          </Bring>
        </Part>
      ) : null}
      {bookable ? <EntryActions entry={entry} booking={booking} isTicketed={isTicketed} /> : null}
      {entry.standing.kind === 'reserved' ? (
        <ButtonLink to={paths.basket()} size="large" wide>
          {t('activities:timetable.toBasket')}
        </ButtonLink>
      ) : null}
    </Stack>
  )
}
