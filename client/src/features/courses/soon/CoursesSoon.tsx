import { Link } from 'react-router-dom'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { dayText, timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { AvailabilityBadge } from '../../../ui/AvailabilityBadge.tsx'
import { SchedulePicture } from '../../occurrences/schedules/SchedulePicture.tsx'
import { payablePrice } from '../../occurrences/schedules/schedule.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'

// Side by side; on phones a row that is pushed sideways.
const Row = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridAutoFlow: { base: 'column', xl: 'row' },
    gridAutoColumns: { base: 'min(300px, 84vw)', md: '300px' },
    gridTemplateColumns: { xl: 'repeat(4, minmax(0, 1fr))' },
    overflowX: { base: 'auto', xl: 'visible' },
    scrollSnapType: 'x proximity',
    mx: { base: '-4', xl: '0' },
    px: { base: '4', xl: '0' },
    scrollPaddingInline: '4',
    py: '1',
    '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  },
})
const Card = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    height: 'full',
    minHeight: '116px',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.subtle',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.sunken' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Words = styled('span', { base: { display: 'grid', alignContent: 'center', px: '3', py: '3', minWidth: 0 } })
const Time = styled('span', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.2' } })
const Name = styled('span', {
  base: { fontSize: 'sm', fontWeight: 'bold', lineHeight: '1.3', overflowWrap: 'anywhere' },
})
const Where = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } })
const Foot = styled('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontSize: 'sm', '& > strong': { whiteSpace: 'nowrap' } },
})

/** One line of them on a wide screen. */
const most = 4

type Props = {
  readonly courses: readonly Schedule[]
  /** Null for one that has no address here. */
  readonly pathOf: (course: Schedule) => string | null
}

/** The courses that begin next: when, what, where, price and places. */
export function CoursesSoon({ courses, pathOf }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const shown = courses.flatMap((course) => {
    const to = pathOf(course)
    return to === null || !course.startsAt ? [] : [{ course, to, startsAt: course.startsAt }]
  })
  return (
    <Row>
      {shown.slice(0, most).map(({ course, to, startsAt }) => {
        const price = payablePrice(course)
        return (
          <li key={course.id ?? to}>
            <Card to={to}>
              <SchedulePicture schedule={course} />
              <Words>
                <Time>{dayText(startsAt)}</Time>
                <Name>{course.name}</Name>
                <Where>{[timeText(startsAt), course.suitableFor?.label].filter(Boolean).join(' · ')}</Where>
                {course.venue?.name ? <Where>{course.venue.name}</Where> : null}
                <Foot>
                  {price === null ? null : (
                    <strong>{price.value === 0 ? t('home:free') : priceText(price, symbol)}</strong>
                  )}
                  <AvailabilityBadge
                    available={course.capacity?.available ?? null}
                    maximum={course.capacity?.maximum ?? null}
                  />
                </Foot>
              </Words>
            </Card>
          </li>
        )
      })}
    </Row>
  )
}
