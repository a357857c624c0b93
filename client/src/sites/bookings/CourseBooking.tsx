import { chakra } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { platformNow } from '../../app/platform-clock.ts'
import { useSession } from '../../app/session/session.ts'
import { nameOfUser } from '../../app/session/user-name.ts'
import { useBasket } from '../../features/carts/use-basket.ts'
import { AddedToBasket } from '../../features/courses/booking/AddedToBasket.tsx'
import type { Course } from '../../features/courses/course.ts'
import { CourseBookingForm } from '../../features/courses/booking/CourseBookingForm.tsx'
import { bookingFieldIds, useCourseBooking } from '../../features/courses/booking/use-course-booking.ts'
import { QuestionSections } from '../../features/questions/QuestionSections.tsx'
import { useAnswers } from '../../features/questions/use-answers.ts'
import { WaiverAgreement } from '../../features/restrictions/WaiverAgreement.tsx'
import { BookingFor } from '../../features/users/BookingFor.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { Columns } from '../../ui/layout/Columns.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import { BasketAside } from './BasketAside.tsx'
import { paths } from './paths.ts'

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    mb: '2',
    '& svg': { width: '20px', height: '20px' },
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
  const { user, linkedUsers, selectedUserId } = useSession()
  const linked = linkedUsers.find((link) => link.referencedUser.id === selectedUserId)
  const chosen = linked?.referencedUser ?? user
  const person = chosen?.firstName ?? (chosen ? nameOfUser(chosen) : '')
  // The confirmation names the person it was booked for, whoever is chosen next.
  const [bookedFor, setBookedFor] = useState('')
  const now = platformNow()
  const answers = useAnswers(course.customQuestionSections)
  const booking = useCourseBooking({
    course,
    now,
    answers,
    refreshCourse,
    add: async (item) => {
      await basket.add([item])
      setBookedFor(person)
    },
    goToCheckout: () => void navigate(paths.basketCheckout()),
  })
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
    <Columns aside={<BasketAside />} asideLabel={t('checkout:basket.heading')}>
      <Back to={detailsPath}>
        <ChevronLeft aria-hidden="true" />
        {t('courses:booking.back')}
      </Back>
      <PageHeading>{course.name}</PageHeading>
      {booking.form.stage === 'added' ? (
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
          bookingFor={<BookingFor />}
          questions={<QuestionSections sheet={answers} />}
          waiver={waiver}
        />
      )}
    </Columns>
  )
}
