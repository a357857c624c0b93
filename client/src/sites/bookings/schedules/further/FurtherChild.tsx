import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import { platformNow } from '../../../../app/platform-clock.ts'
import { useCampFor } from '../../../../features/camps/use-camps.ts'
import { DatesChooser } from '../../../../features/camps/booking/DatesChooser.tsx'
import { useCampChoice } from '../../../../features/camps/booking/use-camp-choice.ts'
import { ExtrasChooser } from '../../../../features/extras/ExtrasChooser.tsx'
import { useOfferedAnswers } from '../../../../features/occurrences/booking/use-offered-answers.ts'
import type { AnsweredHere } from '../../../../features/occurrences/booking/use-offered-answers.ts'
import { hasExtrasStep, usePersonBooking } from '../../../../features/occurrences/booking/use-person-booking.ts'
import type { PersonBooking } from '../../../../features/occurrences/booking/use-person-booking.ts'
import type { Schedule, ScheduleAddress } from '../../../../features/occurrences/schedules/schedule.ts'
import { AnswersOffered } from '../../../../features/questions/AnswersOffered.tsx'
import { QuestionSections } from '../../../../features/questions/QuestionSections.tsx'
import { useAnswers } from '../../../../features/questions/use-answers.ts'
import { WaiverAgreement } from '../../../../features/restrictions/WaiverAgreement.tsx'
import type { OtherPerson } from '../../../../features/users/use-other-people.ts'
import { styled } from '../../../../theme/styled.ts'
import { InlineError } from '../../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { FormSteps } from '../../../../ui/forms/FormStep.tsx'
import { PersonInitial } from '../../../../ui/labels/PersonChip.tsx'

const Part = styled('section', {
  base: { display: 'grid', gap: '5', minWidth: 0, pt: '6', borderTopWidth: '1px', borderColor: 'border' },
})
const Who = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: 0 } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })

type Props = {
  readonly person: OtherPerson
  readonly address: ScheduleAddress
  /** The answers of the first child. */
  readonly here: AnsweredHere
  readonly report: (id: number, booking: PersonBooking, schedule: Schedule) => void
}

/** The part of a camp's form for one more child: days, extras and answers of its own. */
export function FurtherChild({ person, address, here, report }: Props) {
  const { t } = useTranslation(['courses'])
  const toneOf = usePersonTone()
  const camp = useCampFor(address, person.id)
  const titleId = `further-${person.id}`
  return (
    <Part aria-labelledby={titleId}>
      <Who>
        <PersonInitial name={person.firstName} tone={toneOf({ id: person.id, name: person.firstName })} size="large" />
        <Title id={titleId}>{t('courses:booking.forPerson', { person: person.firstName })}</Title>
      </Who>
      {camp.status === 'loading' ? <Skeleton count={2} height={72} /> : null}
      {camp.status === 'error' ? (
        <InlineError onRetry={() => void camp.refresh()}>{t('courses:camp.booking.notLoaded')}</InlineError>
      ) : null}
      {camp.status === 'success' ? <ChildForm person={person} camp={camp.data} here={here} report={report} /> : null}
    </Part>
  )
}

type FormProps = Pick<Props, 'person' | 'here' | 'report'> & { readonly camp: Schedule }

function ChildForm({ person, camp, here, report }: FormProps) {
  const now = platformNow()
  const scope = String(person.id)
  const answers = useAnswers(camp.customQuestionSections, `${scope}-`)
  const offered = useOfferedAnswers(camp, person.id, here)
  const { bookable, offer, datesOf, selectionOf } = useCampChoice(camp, now, person)
  const booking = usePersonBooking({
    schedule: camp,
    now,
    answers,
    selectionOf,
    further: { personId: person.id, scope },
  })
  const { form, disabled, errors, toDo, lines, ids } = booking
  const tell = useEffectEvent(() => report(person.id, booking, camp))
  const facts = JSON.stringify([booking.item(), disabled, errors, toDo, lines, form])
  useEffect(() => tell(), [facts])

  return (
    <FormSteps within>
      <DatesChooser
        id={ids.dates}
        camp={camp}
        offer={offer}
        choice={datesOf(form)}
        bookable={bookable}
        now={now}
        nobodyYet={false}
        isPreselected={form.dates === null}
        error={booking.messageFor('dates')}
        onChange={booking.chooseDates}
        waiting={() => null}
      />
      {hasExtrasStep(booking) ? (
        <ExtrasChooser
          id={ids.extras}
          extras={booking.offeredExtras}
          quantities={form.extras}
          onChange={booking.chooseExtra}
          error={booking.messageFor('extras')}
          forWhole={booking.extrasForWhole}
          takenOff={booking.takenOff}
        />
      ) : null}
      <QuestionSections sheet={answers} offered={<AnswersOffered sheet={answers} offered={offered} />} />
      {booking.waiver ? (
        <WaiverAgreement
          id={ids.waiver}
          waiver={booking.waiver}
          person={person.firstName}
          agreed={booking.agreed}
          onChange={booking.agree}
          error={booking.messageFor('waiver')}
        />
      ) : null}
    </FormSteps>
  )
}
