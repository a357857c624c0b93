import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { platformNow } from '../../app/platform-clock.ts'
import { useSession } from '../../app/session/session.ts'
import { useBasket } from '../../features/carts/use-basket.ts'
import { AddedToBasket } from '../../features/courses/booking/AddedToBasket.tsx'
import { ageLimitsOf, judgedOn } from '../../features/courses/booking/age-limits.ts'
import { bookingFieldIds } from '../../features/courses/booking/booking-field-ids.ts'
import { BookingSummary } from '../../features/courses/booking/BookingSummary.tsx'
import { CourseBookingForm } from '../../features/courses/booking/CourseBookingForm.tsx'
import { useCourseBooking } from '../../features/courses/booking/use-course-booking.ts'
import type { Course } from '../../features/courses/course.ts'
import { QuestionSections } from '../../features/questions/QuestionSections.tsx'
import { useAnswers } from '../../features/questions/use-answers.ts'
import { WaiverAgreement } from '../../features/restrictions/WaiverAgreement.tsx'
import { BookingFor } from '../../features/users/BookingFor.tsx'
import { useBookedPerson } from '../../features/users/use-booked-person.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import { BasketAside } from './BasketAside.tsx'
import { BookingLayout } from './BookingLayout.tsx'
import { paths } from './paths.ts'

const Back = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    fontSize: 'sm',
    '& svg': { width: '16px', height: '16px' },
  },
})

type Props = {
  readonly course: Course
  readonly refreshCourse: () => Promise<void>
  readonly detailsPath: string
  /** Begins again with an empty form, for another person. */
  readonly onAnother: () => void
}

/** The booking of one course with its features put together: form and basket, then the confirmation. [S2-174 to S2-182] */
export function CourseBooking({ course, refreshCourse, detailsPath, onAnother }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const basket = useBasket()
  const { linkedUsers } = useSession()
  const ages = ageLimitsOf(course)
  const firstDay = judgedOn(course)
  const { person, nobodyYet } = useBookedPerson(ages, firstDay)
  // The confirmation names the person it was booked for, whoever is chosen next.
  const [bookedFor, setBookedFor] = useState('')
  const now = platformNow()
  const answers = useAnswers(course.customQuestionSections)
  const booking = useCourseBooking({
    course,
    now,
    answers,
    personMissing: nobodyYet,
    refreshCourse,
    add: async (item) => {
      await basket.add([item])
      setBookedFor(person?.firstName ?? '')
    },
    goToCheckout: () => void navigate(paths.basketCheckout()),
  })
  const added = booking.form.stage === 'added'
  const waiver = booking.waiver ? (
    <WaiverAgreement
      id={bookingFieldIds.waiver}
      waiver={booking.waiver}
      agreed={booking.agreed}
      onChange={booking.agree}
      error={booking.messageFor('waiver')}
    />
  ) : null

  return (
    <BookingLayout
      summary={added ? null : <BookingSummary course={course} booking={booking} person={person} />}
      basket={<BasketAside />}
      basketLabel={t('checkout:basket.heading')}
    >
      <Back to={detailsPath}>
        <ChevronLeft aria-hidden="true" />
        {t('courses:booking.back')}
      </Back>
      <PageHeading>{t('courses:booking.heading', { course: course.name })}</PageHeading>
      {added ? (
        <AddedToBasket
          what={t('courses:booking.addedFor', { course: course.name, person: bookedFor })}
          checkoutPath={paths.basketCheckout()}
          homePath={paths.home()}
          onAnother={linkedUsers.length > 0 ? onAnother : null}
        />
      ) : (
        <CourseBookingForm
          course={course}
          now={now}
          booking={booking}
          personKnown={person !== null}
          bookingFor={
            <BookingFor ages={ages} firstDay={firstDay} nobodyYet={nobodyYet} error={booking.messageFor('person')} />
          }
          questions={<QuestionSections sheet={answers} />}
          waiver={waiver}
        />
      )}
    </BookingLayout>
  )
}
