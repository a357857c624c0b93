import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { useCampChoice } from '../../../features/camps/booking/use-camp-choice.ts'
import { DatesChooser } from '../../../features/camps/booking/DatesChooser.tsx'
import { ageLimitsOf, judgedOn } from '../../../features/occurrences/schedules/ages.ts'
import { bookingFieldIds } from '../../../features/occurrences/booking/booking-form.ts'
import { useBookedPerson } from '../../../features/users/use-booked-person.ts'
import { WaitlistButton } from '../../../features/waitlists/WaitlistButton.tsx'
import { fullDayText } from '../../../i18n/when.ts'
import { BookingScreen } from './BookingScreen.tsx'
import type { BookingRound } from './BookingScreen.tsx'
import { ScheduleBooking } from './ScheduleBooking.tsx'
import { useFurtherChildren } from './further/use-further-children.ts'
import { useCampPage } from './use-schedule-page.ts'

/** The booking of one camp: all of it, or some days. */
export function CampBooking(round: BookingRound) {
  const { t } = useTranslation(['courses'])
  const { schedule: camp } = round
  const now = platformNow()
  // A camp is never for the adult who books, unless they say so.
  const who = useBookedPerson(ageLimitsOf(camp), judgedOn(camp), round.changed ? 'never' : 'always')
  const { bookable, offer, datesOf, selectionOf, note } = useCampChoice(camp, now, who.person)
  const further = useFurtherChildren(camp, round.changed !== null)

  return (
    <ScheduleBooking
      round={round}
      now={now}
      who={who}
      whoTitle={t('courses:campBooking.who')}
      selectionOf={selectionOf}
      datesOf={datesOf}
      further={further}
      dates={(booking) => (
        <DatesChooser
          id={bookingFieldIds.dates}
          camp={camp}
          offer={offer}
          choice={datesOf(booking.form)}
          bookable={bookable}
          now={now}
          nobodyYet={who.nobodyYet}
          isPreselected={booking.form.dates === null}
          error={booking.messageFor('dates')}
          onChange={booking.chooseDates}
          waiting={({ id, startsAt, bookableAction }) =>
            id === null ? null : (
              <WaitlistButton
                action={bookableAction?.action ?? null}
                occurrenceId={id}
                name={fullDayText(startsAt)}
                size="small"
                others={further.others}
              />
            )
          }
        />
      )}
      note={note}
    />
  )
}

/** '/camps/location/{venueSlug}/{activitySlug}/{campSlug}/book', with the session of an offer as 'session'. */
export function CampBookingPage() {
  const session = useSearchParams()[0].get('session')
  return (
    <BookingScreen page={useCampPage()} dates={session === null ? null : { kind: 'sessions', sessionIds: [session] }}>
      {(round) => <CampBooking {...round} />}
    </BookingScreen>
  )
}
