import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
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

const Row = styled('li', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '4' },
    rowGap: '1',
    alignItems: 'center',
    px: { base: '0', md: '2' },
    py: '14px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gridTemplateAreas: '"time what action" "time state action"',
    md: {
      gridTemplateColumns: '80px 56px minmax(0, 1.7fr) minmax(0, 1fr) 120px',
      gridTemplateAreas: '"time picture what state action"',
    },
    lg: {
      gridTemplateColumns: '104px 56px minmax(0, 1.7fr) minmax(0, 1fr) 116px 96px 128px',
      gridTemplateAreas: '"time picture what who state price action"',
    },
  },
  variants: {
    past: { true: { color: 'fg.muted', '& [data-thumb]': { opacity: 0.45 } } },
    mine: { true: { bg: 'success.subtle', borderRadius: { md: 'card' }, borderColor: 'transparent' } },
  },
})
const Time = styled('div', { base: { gridArea: 'time', alignSelf: { base: 'start', md: 'center' } } })
const Begins = styled('strong', { base: { display: 'block', fontSize: 'lg', lineHeight: '1.2' } })
const Quiet = styled('span', {
  base: { display: 'block', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})
const Thumb = styled('div', {
  base: {
    gridArea: 'picture',
    display: { base: 'none', md: 'block' },
    width: '56px',
    height: '56px',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'brand.subtle',
  },
})
const What = styled('div', { base: { gridArea: 'what', minWidth: 0 } })
const Name = styled(Link, {
  base: {
    color: 'fg',
    fontWeight: 'bold',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})
const Who = styled('div', { base: { gridArea: 'who', display: { base: 'none', lg: 'block' } } })
const State = styled('div', { base: { gridArea: 'state', minWidth: 0 } })
const Price = styled('strong', { base: { gridArea: 'price', display: { base: 'none', lg: 'block' } } })
const Action = styled('div', { base: { gridArea: 'action', justifySelf: 'end' } })

type Props = {
  readonly course: Course
  readonly session: Session
  readonly now: number
  readonly detailsPath: string
  readonly bookingPath: string
}

/** One session: time, what and where, for whom, places, price, and what can be done or why nothing can. */
export function TimetableSession({ course, session, now, detailsPath, bookingPath }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const standing = courseStanding(course, now)
  const tag = sessionTag(session, now)
  const over = tag === 'past' || tag === 'cancelled'
  const price = over ? null : payablePrice(course)
  const state: ReactNode = over ? <SessionTagLabel tag={tag} /> : <CourseState course={course} standing={standing} />
  return (
    <Row past={over} mine={!over && standing.kind === 'booked'}>
      <Time>
        <Begins>{timeText(session.startsAt)}</Begins>
        {session.endsAt === null ? null : (
          <Quiet>{t('courses:timetable.until', { time: timeText(session.endsAt) })}</Quiet>
        )}
      </Time>
      <Thumb data-thumb="">
        <CoursePicture course={course} />
      </Thumb>
      <What>
        <Name to={detailsPath}>{course.name}</Name>
        <Quiet>{[placeOf(session), ...session.instructors].filter(Boolean).join(' · ')}</Quiet>
      </What>
      <Who>
        <SuitableTag of={course} />
      </Who>
      <State>{state}</State>
      {price === null ? null : <Price>{price.value === 0 ? t('courses:price.free') : priceText(price, symbol)}</Price>}
      {!over && standing.kind === 'bookable' ? (
        <Action>
          <ButtonLink to={bookingPath} label={t('courses:timetable.bookNamed', { name: course.name })}>
            {t('courses:timetable.book')}
          </ButtonLink>
        </Action>
      ) : null}
    </Row>
  )
}
