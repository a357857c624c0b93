import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import type { Course } from '../course.ts'
import type { CourseStanding } from '../course-standing.ts'
import { CoursePriceText } from '../CoursePriceText.tsx'
import { CourseState } from '../CourseState.tsx'

// A row in the bar at the bottom of phones, a card on wider screens.
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '3',
    '@media (min-width: 576px)': { p: '5', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
    '@media (min-width: 1200px)': { gridTemplateColumns: '1fr', gap: '4' },
  },
})
const Facts = chakra('div', { base: { display: 'grid', gap: '1', justifyItems: 'start' } })

type Props = {
  readonly course: Course
  readonly now: number
  readonly standing: CourseStanding
  readonly bookingPath: string
  readonly basketPath: string
}

/** Price, places and the one action of the details page; what cannot be booked says why in the same place. */
export function BookCourse({ course, now, standing, bookingPath, basketPath }: Props) {
  const { t } = useTexts()
  return (
    <Frame>
      <Facts>
        <CoursePriceText course={course} now={now} size="large" />
        {standing.kind === 'bookable' ? null : <CourseState course={course} standing={standing} />}
      </Facts>
      {standing.kind === 'bookable' ? (
        <ButtonLink to={bookingPath} size="large">
          {t('courses:details.book')}
        </ButtonLink>
      ) : null}
      {standing.kind === 'reserved' ? (
        <ButtonLink to={basketPath} size="large">
          {t('courses:details.toBasket')}
        </ButtonLink>
      ) : null}
    </Frame>
  )
}
