import { BadgePercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import { asBar } from '../../../ui/layout/bar-media.ts'
import { CancelBy } from '../../../ui/summary/CancelBy.tsx'
import { useCancellationText } from '../../occurrences/use-cancellation-text.ts'
import type { Course } from '../course.ts'
import type { CourseStanding } from '../course-standing.ts'
import { CoursePriceText } from '../CoursePriceText.tsx'
import { CourseState } from '../CourseState.tsx'
import { usePriceReason } from '../use-price-reason.ts'

const Lead = styled('div', { base: { display: 'grid', justifyItems: 'start', gap: '2', [asBar]: { gap: '0' } } })
const Beside = styled('div', { base: { display: 'grid', gap: '4', [asBar]: { display: 'none' } } })
const Reason = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '14px',
    py: '3',
    borderRadius: 'control',
    bg: 'brand.subtle',
    fontSize: 'sm',
    '& svg': { width: '20px', height: '20px', flexShrink: 0, mt: '2px', color: 'link' },
  },
})
const Between = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
})

type Action = { readonly to: string; readonly text: string; readonly quiet: boolean }

type Props = {
  readonly course: Course
  readonly now: number
  readonly standing: CourseStanding
  /** The chooser of the person it is for. */
  readonly person?: ReactNode
  readonly bookingPath: string
  readonly basketPath: string
  /** The other courses of the category. */
  readonly othersPath: string
}

function useAction({ course, standing, bookingPath, basketPath, othersPath }: Props): Action {
  const { t } = useTexts()
  if (standing.kind === 'bookable') return { to: bookingPath, text: t('courses:details.book'), quiet: false }
  if (standing.kind === 'reserved') return { to: basketPath, text: t('courses:details.toBasket'), quiet: false }
  const name = course.category?.name ?? null
  return {
    to: othersPath,
    text: name === null ? t('courses:details.otherCourses') : t('courses:details.others', { category: name }),
    quiet: true,
  }
}

/**
 * Price with its reason, person, and the one action of the details page; what cannot be booked says why, once, and what
 * can be done instead. A bar with price and action below two columns.
 */
export function BookCourse(props: Props) {
  const { course, now, standing, person } = props
  const { t } = useTexts()
  const reason = usePriceReason()(course)
  const cancellation = useCancellationText()(course.cancellationSummary)
  const action = useAction(props)
  const bookable = standing.kind === 'bookable'
  return (
    <ActionBar
      panel
      oneLine
      label={t('courses:details.action')}
      lead={
        <Lead>
          <CoursePriceText course={course} now={now} />
          {bookable ? null : <CourseState course={course} standing={standing} />}
        </Lead>
      }
    >
      {reason || person || bookable ? (
        <Beside>
          {reason ? (
            <Reason>
              <BadgePercent aria-hidden="true" />
              <span>
                <strong>{reason.title}</strong>
                <br />
                {reason.text}
              </span>
            </Reason>
          ) : null}
          <Between>
            {person}
            {bookable ? <CourseState course={course} standing={standing} /> : null}
          </Between>
        </Beside>
      ) : null}
      <ButtonLink to={action.to} size="large" wide variant={action.quiet ? 'secondary' : 'primary'}>
        {action.text}
      </ButtonLink>
      {cancellation && bookable ? (
        <Beside>
          <CancelBy>{[cancellation.by, cancellation.returns].filter(Boolean).join('. ')}</CancelBy>
        </Beside>
      ) : null}
    </ActionBar>
  )
}
