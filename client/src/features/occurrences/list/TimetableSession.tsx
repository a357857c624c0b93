import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { AvailabilityBadge } from '../../../ui/labels/AvailabilityBadge.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { TimetableRow } from '../../../ui/layout/TimetableRow.tsx'
import { payablePrice } from '../schedules/schedule.ts'
import type { Schedule, SchedulePrice } from '../schedules/schedule.ts'
import { scheduleStanding } from '../schedules/schedule-standing.ts'
import { SchedulePicture } from '../schedules/SchedulePicture.tsx'
import { ScheduleState } from '../schedules/ScheduleState.tsx'
import { SuitableTag } from '../schedules/SuitableTag.tsx'
import { membersOnly } from '../members-only.ts'
import { placeOf } from '../session.ts'
import type { Session } from '../session.ts'
import { sessionTag } from '../session-tag.ts'
import { SessionTagLabel } from '../SessionTagLabel.tsx'

const Name = styled(Link, {
  base: {
    color: 'fg',
    fontWeight: 'bold',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})

type Props = {
  readonly schedule: Schedule
  readonly session: Session
  readonly now: number
  readonly detailsPath: string
  readonly bookingPath: string
}

/** The state of one session: its own where it is sold alone, else the schedule's. */
function useSessionState({ schedule, session, now }: Props) {
  const standing = scheduleStanding(schedule, now)
  const tag = sessionTag(session, now)
  const over = tag === 'past' || tag === 'cancelled'
  const isPostponed = session.isPostponed === true
  const alone = schedule.soldAs.single
  const { capacity } = session
  const places = <AvailabilityBadge available={capacity?.available ?? null} maximum={capacity?.maximum ?? null} />
  const own: ReactNode = tag === null ? places : <SessionTagLabel tag={tag} session={session} />
  const bookable = standing.kind === 'bookable' && (!alone || tag === null)
  return {
    over,
    isPostponed,
    bookable: !over && !isPostponed && bookable,
    mine: !over && (alone ? tag === 'booked' : standing.kind === 'booked'),
    price: alone ? session.price : payablePrice(schedule),
    state:
      over || isPostponed || (alone && standing.kind === 'bookable') ? (
        own
      ) : (
        <ScheduleState schedule={schedule} standing={standing} now={now} />
      ),
  }
}

/** One session of a course or camp in a timetable. */
export function TimetableSession(props: Props) {
  const { schedule, session, detailsPath, bookingPath } = props
  const { t } = useTranslation(['courses'])
  const symbol = useCurrencySymbol()
  const { over, isPostponed, bookable, mine, price, state } = useSessionState(props)
  const amount = (paid: SchedulePrice): string => (paid.value === 0 ? t('courses:price.free') : priceText(paid, symbol))
  return (
    <TimetableRow
      begins={timeText(session.startsAt)}
      lasts={session.endsAt === null ? null : t('courses:timetable.until', { time: timeText(session.endsAt) })}
      picture={<SchedulePicture schedule={schedule} />}
      name={<Name to={detailsPath}>{schedule.name}</Name>}
      place={dotted([placeOf(session), ...session.instructors])}
      who={<SuitableTag of={schedule} />}
      state={state}
      price={price && !over && !membersOnly(schedule) ? amount(price) : null}
      action={
        bookable ? (
          <ButtonLink to={bookingPath} label={t('courses:timetable.bookNamed', { name: schedule.name })}>
            {t('courses:timetable.book')}
          </ButtonLink>
        ) : null
      }
      quiet={over || isPostponed}
      mine={mine}
    />
  )
}
