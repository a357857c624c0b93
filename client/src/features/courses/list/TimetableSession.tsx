import { Link } from 'react-router-dom'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { TimetableRow } from '../../../ui/layout/TimetableRow.tsx'
import { placeOf } from '../../occurrences/session.ts'
import type { Session } from '../../occurrences/session.ts'
import { sessionTag } from '../../occurrences/session-tag.ts'
import { SessionTagLabel } from '../../occurrences/SessionTagLabel.tsx'
import { payablePrice } from '../course.ts'
import type { Course } from '../course.ts'
import { courseStanding } from '../course-standing.ts'
import { CoursePicture } from '../CoursePicture.tsx'
import { CourseState } from '../CourseState.tsx'
import { SuitableTag } from '../SuitableTag.tsx'

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
  readonly course: Course
  readonly session: Session
  readonly now: number
  readonly detailsPath: string
  readonly bookingPath: string
}

/** One session of a course in a timetable. */
export function TimetableSession({ course, session, now, detailsPath, bookingPath }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const standing = courseStanding(course, now)
  const tag = sessionTag(session, now)
  const over = tag === 'past' || tag === 'cancelled'
  const price = over ? null : payablePrice(course)
  return (
    <TimetableRow
      begins={timeText(session.startsAt)}
      lasts={session.endsAt === null ? null : t('courses:timetable.until', { time: timeText(session.endsAt) })}
      picture={<CoursePicture course={course} />}
      name={<Name to={detailsPath}>{course.name}</Name>}
      place={[placeOf(session), ...session.instructors].filter(Boolean).join(' · ')}
      who={<SuitableTag of={course} />}
      state={over ? <SessionTagLabel tag={tag} /> : <CourseState course={course} standing={standing} />}
      price={price && (price.value === 0 ? t('courses:price.free') : priceText(price, symbol))}
      action={
        !over && standing.kind === 'bookable' ? (
          <ButtonLink to={bookingPath} label={t('courses:timetable.bookNamed', { name: course.name })}>
            {t('courses:timetable.book')}
          </ButtonLink>
        ) : null
      }
      quiet={over}
      mine={!over && standing.kind === 'booked'}
    />
  )
}
