import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../../app/session/session.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { termsQuoted, useQuote } from '../../../features/occurrences/use-quote.ts'
import { addOnce } from '../../../features/carts/add-once.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { AddedToBasket } from '../../../features/occurrences/booking/AddedToBasket.tsx'
import type { Schedule } from '../../../features/occurrences/schedules/schedule.ts'
import type { LineTerms } from '../../../features/occurrences/terms-together.ts'
import { ageLimitsOf, judgedOn } from '../../../features/occurrences/schedules/ages.ts'
import { bookingFieldIds } from '../../../features/occurrences/booking/booking-form.ts'
import type { BookingForm } from '../../../features/occurrences/booking/booking-form.ts'
import { BookingHead } from '../../../features/occurrences/booking/BookingHead.tsx'
import { BookingSummary } from '../../../features/occurrences/booking/summary/BookingSummary.tsx'
import type { DatesChoice } from '../../../features/occurrences/booking/draft/booking-draft.ts'
import { ScheduleBookingForm } from '../../../features/occurrences/booking/ScheduleBookingForm.tsx'
import { changeInto } from '../../../features/occurrences/booking/booking-item.ts'
import { useOfferedAnswers } from '../../../features/occurrences/booking/use-offered-answers.ts'
import { namedFor, useBooking } from '../../../features/occurrences/booking/use-booking.ts'
import type { Booking, FurtherBooking } from '../../../features/occurrences/booking/use-booking.ts'
import { usePersonBooking } from '../../../features/occurrences/booking/use-person-booking.ts'
import type { Selection } from '../../../features/occurrences/booking/use-person-booking.ts'
import { arrearsId } from '../../../app/chrome/account/ArrearsLead.tsx'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import { AnswersOffered } from '../../../features/questions/AnswersOffered.tsx'
import { QuestionSections } from '../../../features/questions/QuestionSections.tsx'
import { useAnswers } from '../../../features/questions/use-answers.ts'
import { WaiverAgreement } from '../../../features/restrictions/WaiverAgreement.tsx'
import { useChosenVenue } from '../../../features/site/use-venue.ts'
import { AlsoComing } from '../../../features/users/AlsoComing.tsx'
import { BookingFor } from '../../../features/users/BookingFor.tsx'
import { useTellAges } from '../../../features/users/use-page-ages.ts'
import type { Chosen } from '../../../features/users/use-booked-person.ts'
import { useOtherPeople } from '../../../features/users/use-other-people.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { BasketAside } from '../BasketAside.tsx'
import { paths } from '../paths.ts'
import { BookingLayout } from './BookingLayout.tsx'
import type { BookingRound } from './BookingScreen.tsx'
import { FurtherChild } from './further/FurtherChild.tsx'
import type { FurtherChildren } from './further/use-further-children.ts'
import { WaysFromForm } from './WaysFromForm.tsx'

type Booked = { readonly person: string; readonly dates: DatesChoice | null }

type Props = {
  readonly round: BookingRound
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  readonly whoTitle: string
  /** The attendee. */
  readonly who: Chosen
  readonly selectionOf: (form: BookingForm) => Selection
  /** The dates another person can book too; null where the whole is booked. */
  readonly datesOf: (form: BookingForm) => DatesChoice | null
  /** The form's step for the dates. */
  readonly dates: (booking: Booking) => ReactNode
  /** The children of a camp who come as well. */
  readonly further?: FurtherChildren
  /** The choice in a few words, beside the total. */
  readonly note: (booking: Booking) => string | null
}

/** The terms before the choice is complete. */
const termsOfSchedule = ({ cancellationSummary: summary, price }: Schedule): LineTerms => ({
  summary,
  price: price?.value,
})

/** A further child whose days are not read yet. */
const stillLoading: FurtherBooking = {
  disabled: { kind: 'hint', hint: 'completeRequired' },
  total: null,
  errors: [],
  toDo: [],
  item: () => null,
  showMissing: () => undefined,
  refuse: () => undefined,
  sent: () => undefined,
  added: () => undefined,
}

/** The booking of a course or camp, composed of features: form and basket, then the confirmation. */
export function ScheduleBooking({ round, now, whoTitle, who, further, ...of }: Props) {
  const { t } = useTranslation(['checkout', 'courses', 'common'])
  const navigate = useNavigate()
  const basket = useBasket()
  const { linkedUsers } = useSession()
  const venue = useChosenVenue(useSelectedVenue())
  const { schedule, refresh, detailsPath, onAnother, changed } = round
  const ages = ageLimitsOf(schedule)
  const firstDay = judgedOn(schedule)
  const { person, nobodyYet, fits, onChosen } = who
  const { selectionOf, datesOf, dates, note } = of
  useTellAges(ages, firstDay)
  const others = useOtherPeople(ages, firstDay)
  // The confirmation names the person and keeps the booked dates, which can no longer be chosen.
  const [booked, setBooked] = useState<Booked>({ person: '', dates: null })
  const answers = useAnswers(schedule.customQuestionSections)
  const [begun, setBegun] = useState(changed === null)
  if (!begun) {
    setBegun(true)
    if (changed) answers.restore(changed.answers)
  }
  const offered = useOfferedAnswers(schedule, null)
  const { subjectId: offeredTo } = useActingFor()
  const chosen = further?.chosen ?? []
  const own = usePersonBooking({
    schedule,
    now,
    answers,
    selectionOf,
    dates: round.dates,
    isAnother: round.isAnother,
    personMissing: nobodyYet,
    payFirstAt: usePaysFirst() ? arrearsId : null,
    changed,
  })
  const booking = useBooking({
    own: person && chosen.length > 0 ? namedFor(own, person.firstName) : own,
    others: chosen.map(({ booking, firstName }) => namedFor(booking ?? stillLoading, firstName)),
    isChange: changed !== null,
    refresh,
    onChanged: () => void navigate(paths.basket()),
    add: async (items) => {
      if (changed) return basket.change(changed.id, changeInto(items[0]))
      await addOnce(items)
      const names = [person?.firstName ?? '', ...chosen.map(({ firstName }) => firstName)]
      setBooked({ person: t('common:list.of', { names }), dates: datesOf(own.form) })
    },
    goToCheckout: () => void navigate(paths.basketCheckout()),
  })
  const added = booking.form.stage === 'added'
  const bought = [own, ...chosen.map((child) => child.booking)].flatMap((one) => one?.item() ?? [])
  const isComplete = !added && changed === null && bought.length === 1 + chosen.length
  const quote = useQuote(isComplete ? bought : [], basket.cart?.itemHash ?? null)
  const quoted = quote.status === 'success' ? termsQuoted(quote.data) : []
  const announced = [schedule, ...chosen.flatMap((child) => child.schedule ?? [])].map(termsOfSchedule)
  const terms = quoted.length > 0 ? quoted : announced
  const notYetInBasket = t(`checkout:basket.${changed ? 'notChangedYet' : 'notAddedYet'}`, { name: schedule.name })
  const waiver = booking.waiver ? (
    <WaiverAgreement
      id={bookingFieldIds.waiver}
      waiver={booking.waiver}
      person={person?.firstName ?? null}
      agreed={booking.agreed}
      onChange={booking.agree}
      error={booking.messageFor('waiver')}
    />
  ) : null

  function bookSameDaysFor(userId: number): void {
    selectUser(userId)
    if (booked.dates !== null) onAnother(booked.dates)
  }

  return (
    <BookingLayout
      summary={
        added ? null : (
          <BookingSummary
            schedule={schedule}
            booking={booking}
            terms={terms}
            person={person}
            note={note(booking)}
            further={chosen}
          />
        )
      }
      basket={<BasketAside leavesBehind={added ? null : notYetInBasket} />}
      basketLabel={t('checkout:basket.heading')}
    >
      <BookingHead
        schedule={schedule}
        back={changed ? { path: paths.basket(), text: t('courses:booking.backToBasket') } : null}
        detailsPath={detailsPath}
      />
      {added ? (
        <AddedToBasket
          what={t('courses:booking.addedFor', { course: schedule.name, person: booked.person })}
          checkoutPath={paths.basketCheckout()}
          homePath={paths.home()}
          onAnother={linkedUsers.length > 0 ? () => onAnother() : null}
          anotherText={t(`courses:${schedule.kind}.booking.another`)}
        >
          {booked.dates === null
            ? null
            : others
                .filter(({ id }) => !chosen.some((child) => child.id === id))
                .map(({ id, firstName }) => (
                  <Button key={id} variant="secondary" onClick={() => bookSameDaysFor(id)}>
                    {t('courses:campBooking.sameDays', { person: firstName })}
                  </Button>
                ))}
        </AddedToBasket>
      ) : (
        <ScheduleBookingForm
          whoTitle={whoTitle}
          booking={booking}
          personKnown={person !== null && fits}
          bookingFor={
            <>
              <BookingFor
                ages={ages}
                firstDay={firstDay}
                nobodyYet={nobodyYet}
                error={booking.messageFor('person')}
                telephone={venue?.telephone ?? null}
                onChosen={onChosen}
              />
              <WaysFromForm schedule={schedule} address={round.address} standing={own.standing} />
              {further && person ? (
                <AlsoComing people={further.others} chosen={chosen} onChange={further.choose} />
              ) : null}
            </>
          }
          dates={dates(booking)}
          questions={
            <QuestionSections
              sheet={answers}
              offered={<AnswersOffered key={offeredTo} sheet={answers} offered={nobodyYet ? null : offered} />}
            />
          }
          waiver={waiver}
          further={
            further && person
              ? chosen.map((child) => (
                  <FurtherChild
                    key={child.id}
                    person={child}
                    address={round.address}
                    here={{ firstName: person.firstName, values: answers.values }}
                    report={further.report}
                  />
                ))
              : null
          }
        />
      )}
    </BookingLayout>
  )
}
