import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { locationOf } from '../course.ts'
import type { Course } from '../course.ts'
import { hasEnded } from './course-order.ts'
import { courseStanding } from '../course-standing.ts'
import { CoursePriceText } from '../CoursePriceText.tsx'
import { CourseState } from '../CourseState.tsx'
import { useCourseText } from '../use-course-text.ts'

// One row on wide screens; on phones what and when above, price and button below.
const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"when when" "what what" "state state" "price action"',
    md: {
      gridTemplateColumns: 'minmax(220px, 2fr) minmax(0, 3fr) auto',
      gridTemplateAreas: '"when what state" "when price action"',
    },
    lg: {
      gridTemplateColumns: 'minmax(220px, 3fr) minmax(0, 4fr) 150px 140px 168px',
      gridTemplateAreas: '"when what state price action"',
    },
  },
  variants: { past: { true: { bg: 'bg.subtle', color: 'fg.muted' } } },
})
const When = chakra('div', { base: { gridArea: 'when' } })
const Rhythm = chakra('p', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'heading' } })
const Span = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', mt: '1' } })
const What = chakra('div', { base: { gridArea: 'what', minWidth: 0 } })
const Name = chakra('h2', {
  base: {
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'bold',
    letterSpacing: 'normal',
    lineHeight: 'text',
    overflowWrap: 'anywhere',
  },
})
const Where = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const State = chakra('div', { base: { gridArea: 'state', md: { justifySelf: 'end', textAlign: 'end' } } })
const Price = chakra('div', { base: { gridArea: 'price', lg: { justifySelf: 'end', textAlign: 'end' } } })
const Action = chakra('div', { base: { gridArea: 'action', justifySelf: 'end' } })

type Props = { readonly course: Course; readonly now: number; readonly detailsPath: string }

/** A course in a list: when, what and where, places, price, action, always in this order. */
export function CourseRow({ course, now, detailsPath }: Props) {
  const { t } = useTexts()
  const text = useCourseText()
  const standing = courseStanding(course, now)
  const where = [locationOf(course), ...course.instructors].filter((part) => part !== null)
  return (
    <Row past={hasEnded(course, now)}>
      <When>
        {course.occurrences.length > 0 ? <Rhythm>{text.rhythm(course)}</Rhythm> : null}
        <Span>{text.span(course)}</Span>
      </When>
      <What>
        <Name>
          <Link to={detailsPath}>{course.name}</Link>
        </Name>
        <Where>{where.join(' · ')}</Where>
      </What>
      <State>
        <CourseState course={course} standing={standing} />
      </State>
      <Price>
        <CoursePriceText course={course} now={now} />
      </Price>
      <Action>
        <ButtonLink
          to={detailsPath}
          variant={standing.kind === 'bookable' ? 'primary' : 'secondary'}
          label={t(standing.kind === 'bookable' ? 'courses:list.viewAndBookNamed' : 'courses:list.viewNamed', {
            name: course.name,
          })}
        >
          {t(standing.kind === 'bookable' ? 'courses:list.viewAndBook' : 'courses:list.view')}
        </ButtonLink>
      </Action>
    </Row>
  )
}
