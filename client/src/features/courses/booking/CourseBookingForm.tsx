import { chakra } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary.tsx'
import { BookingActions } from './BookingActions.tsx'
import type { Course } from '../course.ts'
import { ExtrasChooser } from '../../extras/ExtrasChooser.tsx'
import { ReviewSelection } from './ReviewSelection.tsx'
import { bookingFieldIds } from './use-course-booking.ts'
import type { CourseBooking } from './use-course-booking.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '8', outline: 'none' } })

type Props = {
  readonly course: Course
  readonly now: number
  readonly booking: CourseBooking
  readonly bookingFor: ReactNode
  readonly questions: ReactNode
  readonly waiver: ReactNode
}

/** The booking form of a course: review, extras, questions, waiver, total and actions. [S2-174 to S2-181] */
export function CourseBookingForm({ course, now, booking, bookingFor, questions, waiver }: Props) {
  const { t } = useTexts()

  function submit(event: FormEvent): void {
    event.preventDefault()
    void booking.book('stay')
  }

  return (
    <Form id={bookingFieldIds.form} tabIndex={-1} aria-label={t('courses:booking.form')} noValidate onSubmit={submit}>
      {booking.form.attempt > 0 && booking.errors.length > 0 ? (
        <FormErrorSummary errors={booking.errors} attempt={booking.form.attempt} />
      ) : null}
      <ReviewSelection course={course} now={now} bookingFor={bookingFor} />
      {course.extras.length > 0 ? (
        <ExtrasChooser
          id={bookingFieldIds.extras}
          extras={course.extras}
          quantities={booking.form.extras}
          onChange={booking.chooseExtra}
          error={booking.messageFor('extras')}
        />
      ) : null}
      {questions}
      {waiver}
      <BookingActions booking={booking} />
    </Form>
  )
}
