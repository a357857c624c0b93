import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import type { Course } from '../course.ts'
import { TimetableSession } from './TimetableSession.tsx'
import type { TimetablePart } from './timetable.ts'

const Part = styled('section', { base: { mb: '6' } })
const Head = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    pb: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Name = styled('h2', { base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'bold', letterSpacing: 'normal' } })

type Props = {
  readonly parts: readonly TimetablePart[]
  readonly now: number
  readonly detailsPath: (course: Course) => string
  readonly bookingPath: (course: Course) => string
}

/** The sessions of a day under morning, afternoon and evening. */
export function TimetableParts({ parts, now, detailsPath, bookingPath }: Props) {
  const { t } = useTexts()
  return parts.map(({ part, rows }) => (
    <Part key={part} aria-labelledby={`part-${part}`}>
      <Head>
        <Name id={`part-${part}`}>{t(`courses:list.time.${part}`)}</Name>
        <span>{t('courses:when.sessions', { count: rows.length })}</span>
      </Head>
      <ul>
        {rows.map(({ course, session }) => (
          <TimetableSession
            key={`${course.slug} ${session.startsAt.utc}`}
            course={course}
            session={session}
            now={now}
            detailsPath={detailsPath(course)}
            bookingPath={bookingPath(course)}
          />
        ))}
      </ul>
    </Part>
  ))
}
