import { CalendarX2, Clock, MapPin, UserRound } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { FactsList } from '../../../ui/FactsList.tsx'
import type { Fact } from '../../../ui/FactsList.tsx'
import { useCancellationText } from '../../occurrences/use-cancellation-text.ts'
import { locationOf } from '../course.ts'
import type { Course } from '../course.ts'
import type { CourseStanding } from '../course-standing.ts'
import { CoursePicture } from '../CoursePicture.tsx'
import { CourseState } from '../CourseState.tsx'
import { SuitableTag } from '../SuitableTag.tsx'
import { useCourseText } from '../use-course-text.ts'

const Header = styled('header', { base: { display: 'grid', minWidth: 0 } })
const Band = styled('div', {
  base: {
    height: { base: '188px', md: '264px' },
    mx: { base: '-4', md: '0' },
    mt: { base: '-4', md: '0' },
    mb: '5',
    overflow: 'hidden',
    borderRadius: { md: 'surface' },
  },
})
// Phones have a window of their own on the same scene.
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

function useFacts(course: Course): readonly Fact[] {
  const { t } = useTexts()
  const text = useCourseText()
  const cancellation = useCancellationText()(course.cancellationSummary)
  const location = locationOf(course)
  const venue = course.venue?.name ?? null
  const { instructors } = course
  const when = { id: 'when', icon: <Clock aria-hidden="true" /> }
  return [
    course.occurrences.length > 0
      ? { ...when, strong: text.rhythm(course), muted: text.span(course) }
      : { ...when, strong: text.span(course) },
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

type Props = { readonly course: Course; readonly standing: CourseStanding }

/** What a course is: its picture, for whom, its name, when, where, with whom and until when it can be cancelled. */
export function CourseHeader({ course, standing }: Props) {
  const facts = useFacts(course)
  return (
    <Header>
      <Band>
        <Wide>
          <CoursePicture course={course} window="band" />
        </Wide>
        <Narrow>
          <CoursePicture course={course} window="phone" />
        </Narrow>
      </Band>
      {course.suitableFor?.label || standing.kind === 'bookable' ? (
        <Line>
          <SuitableTag of={course} />
          {standing.kind === 'bookable' ? <CourseState course={course} standing={standing} /> : null}
        </Line>
      ) : null}
      <Heading>{course.name}</Heading>
      <FactsList facts={facts} />
    </Header>
  )
}
