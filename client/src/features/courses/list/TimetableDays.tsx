import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { placeOf } from '../../occurrences/session.ts'
import type { Course } from '../course.ts'
import { courseStanding } from '../course-standing.ts'
import { CourseState } from '../CourseState.tsx'
import { sessionTag } from '../../occurrences/session-tag.ts'
import { SessionTagLabel } from '../../occurrences/SessionTagLabel.tsx'
import type { TimetableDay } from './timetable.ts'

const Days = chakra('div', { base: { display: 'grid', gap: '6' } })
const Day = chakra('section', { base: { display: 'grid', gap: '2' } })
const DayName = chakra('h2', { base: { fontSize: 'lg' } })
const Sessions = chakra('ul', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'card', overflow: 'clip' },
})
const Session = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '1',
    alignItems: 'center',
    px: '4',
    py: '3',
    gridTemplateColumns: { base: '1fr', sm: '130px 1fr auto' },
    justifyItems: 'start',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
  variants: { past: { true: { bg: 'bg.subtle', color: 'fg.muted' } } },
})
const Time = chakra('span', { base: { fontWeight: 'bold', fontSize: 'md' } })
const What = chakra('span', { base: { display: 'grid', minWidth: 0 } })
const Where = chakra('span', { base: { fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly days: readonly TimetableDay[]
  readonly now: number
  readonly detailsPath: (course: Course) => string
}

/** The sessions of a week by day: time, course, place, and where the customer stands with the course. */
export function TimetableDays({ days, now, detailsPath }: Props) {
  return (
    <Days>
      {days.map(({ day, rows }) => (
        <Day key={day} aria-labelledby={`day-${day}`}>
          <DayName id={`day-${day}`}>{fullDayText(startOfDay(day))}</DayName>
          <Sessions>
            {rows.map(({ course, session }) => {
              const tag = sessionTag(session, now)
              const past = tag === 'past'
              return (
                <Session key={`${course.slug} ${session.startsAt.utc}`} past={past}>
                  <Time>{timeRangeText(session.startsAt, session.endsAt)}</Time>
                  <What>
                    <Link to={detailsPath(course)}>{course.name}</Link>
                    <Where>{[placeOf(session), ...session.instructors].filter(Boolean).join(' · ')}</Where>
                  </What>
                  {tag === 'past' || tag === 'cancelled' ? (
                    <SessionTagLabel tag={tag} />
                  ) : (
                    <CourseState course={course} standing={courseStanding(course, now)} />
                  )}
                </Session>
              )
            })}
          </Sessions>
        </Day>
      ))}
    </Days>
  )
}
