import type { ReactNode } from 'react'
import { CalendarX2, Clock, MapPin, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { FactsList } from '../../../ui/text/FactsList.tsx'
import type { Fact } from '../../../ui/text/FactsList.tsx'
import { asPanel } from '../../../theme/media.ts'
import { PictureBand } from '../../../ui/layout/Bleed.tsx'
import { useCancellationText } from '../use-cancellation-text.ts'
import { locationOf, shownPrice } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import type { ScheduleStanding } from '../schedules/schedule-standing.ts'
import { SchedulePicture } from '../schedules/SchedulePicture.tsx'
import { ScheduleState } from '../schedules/ScheduleState.tsx'
import { SuitableTag } from '../schedules/SuitableTag.tsx'
import { useScheduleText } from '../schedules/use-schedule-text.ts'

const Header = styled('header', { base: { display: 'grid', minWidth: 0 } })
// Phones have their own crop of the scene.
const Wide = styled('div', { base: { height: 'full', display: { base: 'none', md: 'block' } } })
const Narrow = styled('div', { base: { height: 'full', md: { display: 'none' } } })
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '2',
    columnGap: '3',
    mb: '2',
    minHeight: '6',
  },
})
const Heading = styled('h1', {
  base: { fontSize: { base: 'xl', md: '2xl' }, overflowWrap: 'anywhere', textWrap: 'pretty', mb: '5' },
})

function useFacts(schedule: Schedule, now: number): readonly Fact[] {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const cancellation = useCancellationText()(
    schedule.cancellationSummary,
    // Without a price there is no refund either.
    shownPrice(schedule, now) === null ? 0 : schedule.price?.value,
  )
  const location = locationOf(schedule)
  const venue = schedule.venue?.name ?? null
  const { instructors } = schedule
  const when = { id: 'when', icon: <Clock aria-hidden="true" /> }
  return [
    schedule.occurrences.length > 0
      ? { ...when, strong: text.rhythm(schedule), muted: text.span(schedule) }
      : { ...when, strong: text.span(schedule) },
    ...(location || venue
      ? [{ id: 'where', icon: <MapPin aria-hidden="true" />, strong: location ?? venue, muted: location && venue }]
      : []),
    ...(instructors.length > 0
      ? [
          {
            id: 'who',
            icon: <UserRound aria-hidden="true" />,
            strong: t('courses:details.names', { names: instructors }),
            muted: t('courses:details.instructors', { count: instructors.length }),
          },
        ]
      : []),
    ...(cancellation
      ? [
          {
            id: 'cancel',
            icon: <CalendarX2 aria-hidden="true" />,
            strong: cancellation.by,
            muted: cancellation.returns,
          },
        ]
      : []),
  ]
}

// The right column of a wide screen comes first on smaller ones.
const Why = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    mb: '5',
    px: '4',
    py: '3',
    borderRadius: 'card',
    bg: 'bg.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px' },
    [asPanel]: { display: 'none' },
  },
})

type Props = {
  readonly schedule: Schedule
  readonly standing: ScheduleStanding
  readonly now: number
  /** The alternative where it cannot be booked. */
  readonly instead: ReactNode
}

/** A schedule's picture, audience, name, time, place, instructors and cancellation deadline. */
export function ScheduleHeader({ schedule, standing, now, instead }: Props) {
  const facts = useFacts(schedule, now)
  return (
    <Header>
      <PictureBand>
        <Wide>
          <SchedulePicture schedule={schedule} window="band" />
        </Wide>
        <Narrow>
          <SchedulePicture schedule={schedule} window="phone" />
        </Narrow>
      </PictureBand>
      {schedule.suitableFor?.label || standing.kind === 'bookable' ? (
        <Line>
          <SuitableTag of={schedule} />
          {standing.kind === 'bookable' ? <ScheduleState schedule={schedule} standing={standing} now={now} /> : null}
        </Line>
      ) : null}
      <Heading>{schedule.name}</Heading>
      {standing.kind === 'closed' || standing.kind === 'sold-out' ? (
        <Why>
          <ScheduleState schedule={schedule} standing={standing} now={now} />
          {instead}
        </Why>
      ) : null}
      <FactsList facts={facts} />
    </Header>
  )
}
