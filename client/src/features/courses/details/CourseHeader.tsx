import { chakra } from '@chakra-ui/react'
import { CalendarDays, Clock, MapPin, UserRound } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { locationOf } from '../course.ts'
import type { Course } from '../course.ts'
import type { CourseStanding } from '../course-standing.ts'
import { CourseState } from '../CourseState.tsx'
import { useCourseText } from '../use-course-text.ts'

const Band = chakra('header', {
  base: { borderRadius: 'card', borderWidth: '1px', borderColor: 'border', overflow: 'hidden' },
})
const Frame = chakra('div', { base: { height: { base: '120px', md: '200px' } } })
const Words = chakra('div', { base: { p: { base: '4', md: '6' }, display: 'grid', gap: '3' } })
const Heading = chakra('h1', { base: { fontSize: { base: 'xl', md: '2xl' }, overflowWrap: 'anywhere' } })
const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    columnGap: '6',
    gridTemplateColumns: { base: '1fr', md: 'auto 1fr' },
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { width: '20px', height: '20px', mt: '3px', flexShrink: 0, color: 'link' },
  },
})

type Props = { readonly course: Course; readonly standing: CourseStanding }

/** What a course is, when, where and with whom, and whether there are places. */
export function CourseHeader({ course, standing }: Props) {
  const { t } = useTexts()
  const text = useCourseText()
  const where = [locationOf(course), course.venue?.name].filter(Boolean).join(', ')
  return (
    <Band>
      <Frame>
        <Picture
          scene={sceneForCategory({ ...course.category, pictureKind: course.pictureKind })}
          window="band"
          shape="plain"
          fill
        />
      </Frame>
      <Words>
        <Heading>{course.name}</Heading>
        <Facts>
          {course.occurrences.length > 0 ? (
            <li>
              <Clock aria-hidden="true" />
              {text.rhythm(course)}
            </li>
          ) : null}
          <li>
            <CalendarDays aria-hidden="true" />
            {text.span(course)}
          </li>
          {where === '' ? null : (
            <li>
              <MapPin aria-hidden="true" />
              {where}
            </li>
          )}
          {course.instructors.length > 0 ? (
            <li>
              <UserRound aria-hidden="true" />
              {t('courses:details.with', { names: course.instructors.join(', ') })}
            </li>
          ) : null}
        </Facts>
        <div>
          <CourseState course={course} standing={standing} />
        </div>
      </Words>
    </Band>
  )
}
