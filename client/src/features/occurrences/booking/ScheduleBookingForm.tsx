import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { styled } from '../../../theme/styled.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormStep, FormSteps } from '../../../ui/forms/FormStep.tsx'
import { ExtrasChooser } from '../../extras/ExtrasChooser.tsx'
import { bookingFieldIds } from './booking-form.ts'
import type { Booking } from './use-booking.ts'
import { hasExtrasStep } from './use-person-booking.ts'

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
  readonly whoTitle: string
  readonly booking: Booking
  readonly bookingFor: ReactNode
  readonly personKnown: boolean
  /** The booked dates, or the choice among them. */
  readonly dates: ReactNode
  readonly questions: ReactNode
  readonly waiver: ReactNode
  /** The parts of further people. */
  readonly further?: ReactNode
}

/** The booking form: attendee, dates, extras, questions, waiver. */
export function ScheduleBookingForm(props: Props) {
  const { whoTitle, booking, bookingFor, personKnown, dates, questions, waiver, further } = props
  const { t } = useTranslation(['courses'])
  return (
    <Form
      form={{ errors: booking.errors, attempt: booking.form.attempt }}
      id={bookingFieldIds.form}
      label={t('courses:booking.form')}
      onSubmit={() => void booking.book('stay')}
    >
      <FormSteps>
        <FormStep id={bookingFieldIds.person} title={whoTitle} done={personKnown}>
          {bookingFor}
        </FormStep>
        {dates}
        {hasExtrasStep(booking) ? (
          <ExtrasChooser
            id={bookingFieldIds.extras}
            extras={booking.offeredExtras}
            quantities={booking.form.extras}
            onChange={booking.chooseExtra}
            error={booking.messageFor('extras')}
            forWhole={booking.extrasForWhole}
            takenOff={booking.takenOff}
          />
        ) : null}
        {questions}
        {waiver}
      </FormSteps>
      {further}
      {environment().modes.kiosk ? null : (
        <Kept>
          <Save aria-hidden="true" />
          {t('courses:booking.kept')}
        </Kept>
      )}
    </Form>
  )
}
