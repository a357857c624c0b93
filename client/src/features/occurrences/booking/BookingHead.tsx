import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { locationOf } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { SchedulePicture } from '../schedules/SchedulePicture.tsx'
import { SuitableTag } from '../schedules/SuitableTag.tsx'
import { useScheduleText } from '../schedules/use-schedule-text.ts'

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
const Head = styled('header', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-start', mb: '6' },
})
// Beside the form the summary has the picture.
const Thumb = styled('div', {
  base: {
    width: { base: '72px', md: '96px' },
    height: { base: '72px', md: '96px' },
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'card',
    bg: 'brand.subtle',
    display: { xl: 'none' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
// Wraps below the picture when large text needs the room.
const Words = styled('div', { base: { display: 'grid', gap: '2', minWidth: 0, flex: '1 1 10rem' } })
const Heading = styled('h1', {
  base: { fontSize: { base: 'xl', md: '2xl' }, overflowWrap: 'anywhere', textWrap: 'pretty' },
})
const Facts = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    color: 'fg.muted',
    fontSize: { base: 'sm', md: 'md' },
  },
})

type Props = {
  readonly schedule: Schedule
  readonly detailsPath: string
  /** The way back from the change of a basket line; null for a new booking. */
  readonly back: { readonly path: string; readonly text: string } | null
}

/** The head of a booking: link to its details, picture, name, audience, time and place. */
export function BookingHead({ schedule, detailsPath, back }: Props) {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const place = [locationOf(schedule), schedule.venue?.name].filter(Boolean).join(', ')
  return (
    <>
      <Back to={back?.path ?? detailsPath}>
        <ChevronLeft aria-hidden="true" />
        {back?.text ?? t(`courses:${schedule.kind}.booking.back`)}
      </Back>
      <Head>
        <Thumb>
          <SchedulePicture schedule={schedule} />
        </Thumb>
        <Words>
          <Heading>
            {t(back ? 'courses:booking.changing' : 'courses:booking.heading', { course: schedule.name })}
          </Heading>
          <Facts>
            <SuitableTag of={schedule} />
            {schedule.occurrences.length > 0 ? <span>{text.rhythm(schedule)}</span> : null}
            <span>{text.span(schedule)}</span>
            {place === '' ? null : <span>{place}</span>}
          </Facts>
        </Words>
      </Head>
    </>
  )
}
