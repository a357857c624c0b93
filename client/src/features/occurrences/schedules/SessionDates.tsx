import { useTranslation } from 'react-i18next'
import { shortDayParts, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { Schedule } from './schedule.ts'
import { rhythmOf } from './schedule-rhythm.ts'
import { sessionTag } from '../session-tag.ts'
import type { SessionTag } from '../session-tag.ts'
import { SessionTagLabel } from '../SessionTagLabel.tsx'

const List = styled('ol', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(132px, 1fr))' },
  },
})
const Tile = styled('li', {
  base: {
    px: '3',
    py: '10px',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    bg: 'bg.subtle',
    fontSize: 'sm',
    lineHeight: '1.35',
    '& strong': { display: 'block', fontSize: 'md' },
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
  variants: {
    // Past, called off or postponed: still shown, so that the pattern is visible.
    off: { true: { color: 'fg.muted', bg: 'bg', borderColor: 'border', borderStyle: 'dashed' } },
  },
})
const Day = styled('span', { base: {}, variants: { past: { true: { textDecoration: 'line-through' } } } })

const wholeTags: ReadonlySet<SessionTag> = new Set(['cancelled', 'postponed', 'busy', 'booked', 'reserved'])
const aloneTags: ReadonlySet<SessionTag> = new Set([...wholeTags, 'sold-out', 'join-waitlist', 'on-waitlist'])

type Props = {
  readonly schedule: Schedule
  readonly now: number
  /** Leaves out past and called-off dates, for a booking to be made. */
  readonly onlyComing?: boolean
}

/**
 * The dates of a course or camp as small tiles, past ones struck through, with times only where they differ. [S4-081]
 */
export function SessionDates({ schedule, now, onlyComing = false }: Props) {
  const { t } = useTranslation(['courses'])
  const steady = rhythmOf(schedule).kind !== 'several'
  // A full session is the whole's state, unless sessions are sold alone.
  const shown = schedule.soldAs.single ? aloneTags : wholeTags
  return (
    <List>
      {schedule.occurrences.map((session) => {
        const tag = sessionTag(session, now)
        const past = tag === 'past'
        if (onlyComing && (past || tag === 'cancelled')) return null
        const { weekday, day, month } = shortDayParts(session.startsAt)
        return (
          <Tile key={session.startsAt.utc} off={past || tag === 'cancelled' || session.isPostponed === true}>
            <Day past={past}>
              {weekday}{' '}
              <strong>
                {day} {month}
              </strong>
            </Day>
            {steady ? null : timeRangeText(session.startsAt, session.endsAt)}
            {past ? <VisuallyHidden>{t('courses:tags.past')}</VisuallyHidden> : null}
            {tag !== null && shown.has(tag) ? <SessionTagLabel tag={tag} session={session} /> : null}
          </Tile>
        )
      })}
    </List>
  )
}
