import { memo } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { TimetableRow } from '../../../ui/layout/TimetableRow.tsx'
import { SuitableTag } from '../../occurrences/schedules/SuitableTag.tsx'
import { entryNameId } from './entry.ts'
import type { Entry } from './entry.ts'
import { isOver, waitlistAction } from './entry-standing.ts'
import { EntryPicture } from './EntryPicture.tsx'
import { EntryState } from './EntryState.tsx'
import { useEntryText } from './use-entry-text.ts'
import { styled } from '../../../theme/styled.ts'

const Name = styled('a', {
  base: {
    color: 'fg',
    fontWeight: 'bold',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})

type Props = {
  readonly entry: Entry
  readonly activity: { readonly name: string; readonly slug: string }
  readonly isTicketed: boolean
  /** A charge must be paid before booking, so paying comes first. */
  readonly paysFirst: boolean
  /** The address of its panel. */
  readonly to: string
  /** Opens the panel. The same function in every rendering. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly basketPath: string
  /** Replaces Book: joining or leaving a waitlist, or managing a booking. The same function in every rendering. */
  readonly otherAction: (entry: Entry, name: string) => ReactNode
}

function EntryAction({ entry, activity, isTicketed, paysFirst, to, onFollow, basketPath, otherAction }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const named = { name: text.name(entry, activity.name), time: text.time(entry) }
  switch (entry.standing.kind) {
    case 'bookable':
      return (
        <ButtonAnchor
          href={to}
          onFollow={onFollow}
          variant={paysFirst ? 'secondary' : 'primary'}
          label={t(isTicketed ? 'activities:timetable.chooseNamed' : 'activities:timetable.bookNamed', named)}
        >
          {t(isTicketed ? 'activities:timetable.choose' : 'activities:timetable.book')}
        </ButtonAnchor>
      )
    case 'reserved':
      return (
        <ButtonLink to={basketPath} variant="secondary" label={t('activities:timetable.toBasketNamed', named)}>
          {t('activities:timetable.toBasket')}
        </ButtonLink>
      )
    case 'sold-out':
      return (
        <ButtonAnchor
          href={to}
          onFollow={onFollow}
          variant="secondary"
          label={t('activities:otherTimes.title', { name: named.name })}
        >
          {t('activities:otherTimes.open')}
        </ButtonAnchor>
      )
    default:
      return otherAction(entry, text.name(entry, activity.name))
  }
}

/** One class or ticketed time in a day's list. Memoised: a filter shows and hides rows without rendering them again. */
export const EntryRow = memo(function EntryRow(props: Props) {
  const { entry, activity, to, isTicketed, onFollow } = props
  const text = useEntryText()
  const { kind } = entry.standing
  const hasAction =
    ['bookable', 'reserved', 'booked', 'sold-out', 'members-only'].includes(kind) ||
    waitlistAction(entry.standing) !== null
  return (
    <TimetableRow
      begins={entry.begins}
      lasts={text.lasts(entry)}
      picture={<EntryPicture entry={entry} activity={activity} />}
      name={
        <Name id={entryNameId(entry.id)} href={to} onClick={onFollow}>
          {text.name(entry, activity.name)}
        </Name>
      }
      place={text.place(entry)}
      who={<SuitableTag of={entry} />}
      state={<EntryState entry={entry} />}
      price={text.price(entry, isTicketed)}
      action={hasAction ? <EntryAction {...props} /> : null}
      actionBelow={waitlistAction(entry.standing) !== null}
      // The other actions need no word against them.
      reason={hasAction && kind !== 'members-only' ? null : text.reason(entry)}
      quiet={isOver(entry.standing) || kind === 'cancelled' || entry.isPostponed}
      mine={kind === 'booked'}
    />
  )
})
