import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { BookableRow } from '../../../ui/layout/BookableRow.tsx'
import { locationOf, payablePrice, pricePerSession } from '../course.ts'
import type { Course } from '../course.ts'
import { courseStanding } from '../course-standing.ts'
import { CoursePicture } from '../CoursePicture.tsx'
import { CourseState } from '../CourseState.tsx'
import { SuitableTag } from '../SuitableTag.tsx'
import { useCourseText } from '../use-course-text.ts'
import { hasEnded } from './course-order.ts'

const Amount = styled('strong', {
  base: { display: 'block', fontSize: 'lg', lineHeight: '1.25', whiteSpace: 'nowrap' },
})
const Each = styled('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } })

function RowPrice({ course, now }: { readonly course: Course; readonly now: number }) {
  const { t } = useTexts()
  const text = useCourseText()
  const symbol = useCurrencySymbol()
  const price = payablePrice(course)
  const each = pricePerSession(course, now)
  if (price === null) return null
  return (
    <>
      <Amount>{price.value === 0 ? t('courses:price.free') : priceText(price, symbol)}</Amount>
      {each ? <Each>{text.perSession(each, symbol)}</Each> : null}
    </>
  )
}

type Props = { readonly course: Course; readonly now: number; readonly detailsPath: string }

/** A course in a list: name, whom it is for, when, places, price; who cannot book it reads why. */
export function CourseRow({ course, now, detailsPath }: Props) {
  const text = useCourseText()
  const standing = courseStanding(course, now)
  const state = <CourseState course={course} standing={standing} />
  const closed = standing.kind === 'closed'
  return (
    <BookableRow
      to={detailsPath}
      name={course.name}
      picture={<CoursePicture course={course} />}
      who={<SuitableTag of={course} />}
      place={[locationOf(course), ...course.instructors].filter((part) => part !== null).join(' · ')}
      when={course.occurrences.length > 0 ? text.rhythm(course) : null}
      dates={text.dates(course, now)}
      places={closed ? null : state}
      price={<RowPrice course={course} now={now} />}
      reason={closed ? state : null}
      quiet={hasEnded(course, now)}
    />
  )
}
