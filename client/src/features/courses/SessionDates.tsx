import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import { dayText, timeRangeText } from '../../i18n/when.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Course } from './course.ts'
import { rhythmOf } from './course-rhythm.ts'
import { sessionTag } from '../occurrences/session-tag.ts'
import { SessionTagLabel } from '../occurrences/SessionTagLabel.tsx'

const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '42px',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const When = chakra('span', {
  base: {},
  variants: { past: { true: { color: 'fg.muted', textDecoration: 'line-through' } } },
})

type Props = {
  readonly course: Course
  readonly now: number
  /** Leaves out what is behind: for what is about to be bought. */
  readonly onlyComing?: boolean
}

/** The dates of a course; past ones struck through. The time stands by each only where it differs. [S4-081] */
export function SessionDates({ course, now, onlyComing = false }: Props) {
  const { t } = useTexts()
  const steady = rhythmOf(course).kind !== 'several'
  return (
    <List>
      {course.occurrences.map((session) => {
        const tag = sessionTag(session, now)
        const past = tag === 'past'
        if (past && onlyComing) return null
        const time = steady ? '' : ` ${timeRangeText(session.startsAt, session.endsAt)}`
        return (
          <li key={session.startsAt.utc}>
            <When past={past}>
              {dayText(session.startsAt)}
              {time}
            </When>
            {past ? <VisuallyHidden>{t('courses:tags.past')}</VisuallyHidden> : null}
            {tag === 'cancelled' || tag === 'busy' || tag === 'booked' || tag === 'reserved' ? (
              <SessionTagLabel tag={tag} />
            ) : null}
          </li>
        )
      })}
    </List>
  )
}
