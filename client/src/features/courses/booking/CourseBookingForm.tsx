import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormStep, FormSteps } from '../../../ui/forms/FormStep.tsx'
import { ExtrasChooser } from '../../extras/ExtrasChooser.tsx'
import type { Course } from '../course.ts'
import { bookingFieldIds } from './booking-field-ids.ts'
import { ReviewSelection } from './ReviewSelection.tsx'
import type { CourseBooking } from './use-course-booking.ts'

const Kept = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    '& svg': { width: '16px', height: '16px', flexShrink: 0 },
  },
})

type Props = {
  readonly course: Course
  readonly now: number
  readonly booking: CourseBooking
  readonly bookingFor: ReactNode
  readonly personKnown: boolean
  readonly questions: ReactNode
  readonly waiver: ReactNode
}

/** The booking form of a course: who, review, extras, questions, waiver. [S2-174 to S2-179] */
export function CourseBookingForm({ course, now, booking, bookingFor, personKnown, questions, waiver }: Props) {
  const { t } = useTexts()
  return (
    <Form
      form={{ errors: booking.errors, attempt: booking.form.attempt }}
      id={bookingFieldIds.form}
      label={t('courses:booking.form')}
      onSubmit={() => void booking.book('stay')}
    >
      <FormSteps>
        <FormStep id={bookingFieldIds.person} title={t('activities:bookingFor.label')} done={personKnown}>
          {bookingFor}
        </FormStep>
        <ReviewSelection course={course} now={now} />
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
      </FormSteps>
      <Kept>
        <Save aria-hidden="true" />
        {t('courses:booking.kept')}
      </Kept>
    </Form>
  )
}
