import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { locationOf, sessionCount } from '../../occurrences/schedules/schedule.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { FormStep } from '../../../ui/forms/FormStep.tsx'
import { SessionDates } from '../../occurrences/schedules/SessionDates.tsx'
import { useScheduleText } from '../../occurrences/schedules/use-schedule-text.ts'

const Selection = styled('div', { base: { display: 'grid', gap: '1', justifyItems: 'start' } })
const Rhythm = styled('p', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'heading' } })
const Detail = styled('p', { base: { color: 'fg.muted' } })

type Props = {
  readonly course: Schedule
  readonly now: number
}

/** The booking to be made: what, when and where. */
export function ReviewSelection({ course, now }: Props) {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const [open, setOpen] = useState(false)
  const place = [locationOf(course), course.venue?.name].filter(Boolean).join(', ')
  return (
    <FormStep id="booking-review" title={t('courses:booking.reviewHeading')} done>
      <Selection>
        {course.occurrences.length > 0 ? <Rhythm>{text.rhythm(course)}</Rhythm> : null}
        <Detail>{text.span(course)}</Detail>
        {place === '' ? null : <Detail>{place}</Detail>}
        {course.occurrences.length > 0 ? (
          <Button variant="text" expanded={open} onClick={() => setOpen(!open)}>
            {open
              ? t('courses:booking.hideDates')
              : t('courses:booking.showDates', { count: sessionCount(course, now).left })}
          </Button>
        ) : null}
      </Selection>
      {open ? <SessionDates schedule={course} now={now} onlyComing /> : null}
    </FormStep>
  )
}
