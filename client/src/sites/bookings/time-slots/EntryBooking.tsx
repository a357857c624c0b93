import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Arrears } from '../../../app/chrome/account/Arrears.tsx'
import { addOnce } from '../../../features/carts/add-once.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import { EntryAbout } from '../../../features/timetable/booking/EntryAbout.tsx'
import { EntryActions } from '../../../features/timetable/booking/EntryActions.tsx'
import { EntryFacts } from '../../../features/timetable/booking/EntryFacts.tsx'
import { EntryPrices } from '../../../features/timetable/booking/EntryPrices.tsx'
import { entryFieldIds, useEntryBooking } from '../../../features/timetable/booking/use-entry-booking.ts'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { isAboutPerson, waitlistAction } from '../../../features/timetable/entries/entry-standing.ts'
import { useActivityClass } from '../../../features/timetable/use-activity-class.ts'
import { useEntryText } from '../../../features/timetable/entries/use-entry-text.ts'
import { useTickets } from '../../../features/timetable/use-tickets.ts'
import { useAnybodyElse, useOtherPeople } from '../../../features/users/use-other-people.ts'
import { ownerOf } from '../../../app/session/session-state.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { TicketChooser } from '../../../features/timetable/booking/TicketChooser.tsx'
import { wantedIn } from '../../../features/timetable/booking/entry-items.ts'
import { useOffer } from '../../../features/waitlists/use-offer.ts'
import { WaitlistPanel } from '../../../features/waitlists/WaitlistPanel.tsx'
import { BookingFor } from '../../../features/users/BookingFor.tsx'
import { useTellAges } from '../../../features/users/use-page-ages.ts'
import { useBookedPerson } from '../../../features/users/use-booked-person.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EntryHead } from './EntryHead.tsx'
import { EntrySteps } from './EntrySteps.tsx'
import { ManageLink } from './ManageLink.tsx'
import { OtherTimes } from './OtherTimes.tsx'
import { WaysForOthers } from './WaysForOthers.tsx'
import { paths } from '../paths.ts'
import type { TimeSlots } from './use-time-slot-page.ts'

const Stack = styled('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' },
})

type Props = {
  readonly page: TimeSlots
  readonly entry: Entry
  readonly refresh: () => Promise<void>
  readonly onDone: () => void
}

/** An entry's booking, composed of features: summary, attendee, tickets, waiver, and buttons. */
export function EntryBooking({ page, entry, refresh, onDone }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const navigate = useNavigate()
  const basket = useBasket()
  const { venue, category, of } = page
  const isTicketed = of.type === 'tickets'
  const { details, refresh: refreshDetails } = useActivityClass(entry.id, { isTicketed })
  const tickets = useTickets(isTicketed ? { venueSlug: venue.slug, categorySlug: category.slug, id: entry.id } : null)
  const ages = entry.suitableFor
    ? { minAge: entry.suitableFor.minAge ?? null, maxAge: entry.suitableFor.maxAge ?? null }
    : null
  const { person, nobodyYet, onChosen } = useBookedPerson(ages, of.day, isTicketed ? 'never' : 'for-children')
  useTellAges(ages, of.day)
  const known = tickets.status === 'success' ? tickets.data : []
  const { ownerId, subjectId, purchasedForUserId } = useActingFor()
  const ticketed = isTicketed ? entry.occurrenceId : null
  const [own, theirs] = [useOffer(ticketed, ownerId), useOffer(ticketed, subjectId)]
  const held = theirs.places > 0 ? theirs : own
  const session = useSession()
  // Tickets are the customer's, whoever is chosen; without linked people nobody else can be meant.
  const holder = theirs.places > 0 ? person : ownerOf(session)
  const ticketsOf = session.linkedUsers.length > 0 ? (holder?.name ?? null) : null
  const booking = useEntryBooking({
    entry,
    offered: held.tickets,
    heldFor: theirs.places > 0 ? purchasedForUserId : null,
    details,
    tickets: isTicketed ? known : null,
    personMissing: nobodyYet,
    basketHash: basket.cart?.itemHash ?? null,
    add: addOnce,
    refresh: async () => void (await Promise.all([refresh(), refreshDetails()])),
    onAdded: (onward) => (onward === 'checkout' ? void navigate(paths.basketCheckout()) : onDone()),
  })
  const bookable = entry.standing.kind === 'bookable'
  const others = useOtherPeople(ages, of.day)
  const anybody = useAnybodyElse(ages, of.day)
  const isToWait = isTicketed && waitlistAction(entry.standing) === 'join_waitlist'
  const toWait = isToWait ? known : []
  // Nobody joins for one place before the kinds of tickets are there.
  const isAwaited = isToWait && tickets.status === 'loading'
  const available = entry.capacity?.available ?? null
  const paysFirst = usePaysFirst()

  return (
    <Stack>
      <EntryHead page={page} entry={entry} />
      {isAboutPerson(entry.standing) ? (
        <WaysForOthers
          others={isTicketed ? [] : anybody}
          activity={{ name: category.name, path: paths.timeSlots(venue.slug, category.slug, of.day) }}
          telephone={venue.telephone ?? null}
          isAboutAge={entry.standing.kind === 'closed' && entry.standing.limit !== null}
        />
      ) : null}
      {bookable ? (
        <EntrySteps
          booking={booking}
          tickets={isTicketed ? tickets : null}
          ticketsOf={ticketsOf}
          available={available === null ? null : available + held.places}
          person={
            isTicketed
              ? null
              : (error) => (
                  <BookingFor
                    ages={ages}
                    firstDay={of.day}
                    nobodyYet={nobodyYet}
                    error={error}
                    telephone={venue.telephone ?? null}
                    onChosen={onChosen}
                  />
                )
          }
          personName={isTicketed ? null : (person?.firstName ?? null)}
        />
      ) : null}
      {entry.standing.kind === 'sold-out' && of.type !== 'slots' ? <OtherTimes page={page} entry={entry} /> : null}
      <EntryPrices prices={entry.prices} attendee={purchasedForUserId === null ? null : (person?.firstName ?? null)} />
      <EntryFacts entry={entry} terms={booking.terms} venueName={venue.name} />
      <EntryAbout details={details} />
      {bookable ? (
        <EntryActions
          entry={entry}
          booking={booking}
          isTicketed={isTicketed}
          instead={paysFirst ? <Arrears /> : null}
        />
      ) : null}
      {toWait.length > 0 ? (
        <TicketChooser
          id={entryFieldIds.tickets}
          tickets={toWait}
          quantities={booking.quantities}
          inNameOf={ticketsOf}
          available={entry.capacity?.maximum ?? null}
          lines={[]}
          onChange={booking.chooseTickets}
          error={booking.told && booking.gap?.kind === 'tickets' ? t('activities:entry.hints.tickets') : undefined}
        />
      ) : null}
      {entry.occurrenceId === null || isAwaited ? null : (
        <WaitlistPanel
          action={waitlistAction(entry.standing)}
          occurrenceIds={[entry.occurrenceId]}
          name={text.name(entry, category.name)}
          {...(toWait.length > 0
            ? { tickets: { userId: ownerId, wanted: wantedIn(booking.quantities), onMissing: booking.tellMissing } }
            : { others: isTicketed ? [] : others })}
        />
      )}
      {entry.standing.kind === 'booked' && entry.occurrenceId !== null ? (
        <ManageLink occurrenceId={entry.occurrenceId} name={text.name(entry, category.name)} />
      ) : null}
      {entry.standing.kind === 'reserved' ? (
        <ButtonLink to={paths.basket()} size="large" wide>
          {t('activities:timetable.toBasket')}
        </ButtonLink>
      ) : null}
    </Stack>
  )
}
