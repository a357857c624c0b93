import { useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { bookableIds, campOffer, chosenDates, offerTo } from '../../../features/camps/booking/camp-offer.ts'
import { boughtOf, campLines } from '../../../features/camps/booking/camp-selection.ts'
import { DatesChooser } from '../../../features/camps/booking/DatesChooser.tsx'
import { ageLimitsOf, judgedOn } from '../../../features/occurrences/schedules/ages.ts'
import type { BookingForm } from '../../../features/occurrences/booking/booking-form.ts'
import type { DatesChoice } from '../../../features/occurrences/booking/draft/booking-draft.ts'
import type { Booking, Selection } from '../../../features/occurrences/booking/use-booking.ts'
import { sessionsHeld } from '../../../features/occurrences/schedules/schedule.ts'
import { useBookedPerson } from '../../../features/users/use-booked-person.ts'
import { WaitlistButton } from '../../../features/waitlists/WaitlistButton.tsx'
import { fullDayText } from '../../../i18n/when.ts'
import { BookingScreen } from './BookingScreen.tsx'
import type { BookingRound } from './BookingScreen.tsx'
import { ScheduleBooking } from './ScheduleBooking.tsx'
import { useCampPage } from './use-schedule-page.ts'

/** The booking of one camp: all of it, or some days. */
export function CampBooking(round: BookingRound) {
  const { t } = useTranslation(['courses'])
  const { schedule: camp } = round
  const now = platformNow()
  const bookable = bookableIds(camp, now)
  // A camp is never for the adult who books, unless they say so.
  const [isAsked, setIsAsked] = useState(round.changed === null)
  const who = useBookedPerson(ageLimitsOf(camp), judgedOn(camp), isAsked)
  const offer = offerTo(who.person, campOffer(camp, now))
  const datesOf = ({ dates }: BookingForm): DatesChoice => chosenDates(dates, offer, bookable)

  function selectionOf(form: BookingForm): Selection {
    const choice = datesOf(form)
    const nothing = offer.kind === 'sessions' && bookable.length === 0
    return {
      lines: campLines(camp, choice, now),
      bought: boughtOf(choice),
      sessionMissing: choice.kind === 'sessions' && choice.sessionIds.length === 0,
      message: nothing ? t('courses:campBooking.noSession') : null,
    }
  }

  function note({ form, extraCount }: Booking): string | null {
    const choice = datesOf(form)
    const days = choice.kind === 'whole' ? sessionsHeld(camp).length : choice.sessionIds.length
    if (days === 0) return null
    const parts = [t('courses:campBooking.sessions', { count: days })]
    if (extraCount > 0) parts.push(t('courses:campBooking.extras', { count: extraCount }))
    return parts.join(', ')
  }

  return (
    <ScheduleBooking
      round={round}
      now={now}
      who={who}
      onChosen={() => setIsAsked(false)}
      whoTitle={t('courses:campBooking.who')}
      selectionOf={selectionOf}
      datesOf={datesOf}
      dates={(booking) => (
        <DatesChooser
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
