import { useCallback, useMemo } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CourtTable } from '../../../features/timetable/CourtTable.tsx'
import { gridOf } from '../../../features/timetable/court-grid.ts'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { waitlistAction } from '../../../features/timetable/entries/entry-standing.ts'
import { EntryRow } from '../../../features/timetable/entries/EntryRow.tsx'
import { NothingFits } from '../../../features/timetable/filters/NothingFits.tsx'
import type { Chosen } from '../../../features/timetable/filters/timetable-filters.ts'
import { WaitlistButton } from '../../../features/waitlists/WaitlistButton.tsx'
import { partOfDay, partsOfDay, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { DayParts } from '../../../ui/layout/days/DayParts.tsx'
import { MembershipLink } from '../MembershipLink.tsx'
import { ManageLink } from './ManageLink.tsx'
import { paths } from '../paths.ts'
import type { TimeSlots } from './use-time-slot-page.ts'

function otherActionOf({ standing, occurrenceId }: Entry, name: string, venueSlug: string) {
  if (standing.kind === 'members-only')
    return <MembershipLink membership={standing.only.membership} venueSlug={venueSlug} />
  if (occurrenceId === null) return null
  return standing.kind === 'booked' ? (
    <ManageLink occurrenceId={occurrenceId} name={name} />
  ) : (
    <WaitlistButton action={waitlistAction(standing)} occurrenceId={occurrenceId} name={name} />
  )
}

const isToJoin = ({ standing, occurrenceId }: Entry) =>
  occurrenceId !== null && waitlistAction(standing) === 'join_waitlist'

type Props = {
  readonly page: TimeSlots
  readonly entries: readonly Entry[]
  /** The entries that pass the filters. */
  readonly shown: readonly Entry[]
  /** The entries are courts at times, of which the customer chooses one. */
  readonly isOfCourts: boolean
  readonly chosen: Chosen
  readonly entryPath: (entry: Entry) => string
  /** Called when an entry's link is followed. The same function in every rendering. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onChange: (chosen: Chosen) => void
}

/** The day's entries: courts as a grid of times, others under morning, afternoon and evening. */
export function TimeSlotList({ page, entries, shown, isOfCourts, chosen, entryPath, onFollow, onChange }: Props) {
  const { t } = useTranslation(['activities'])
  const { category, of } = page
  const paysFirst = usePaysFirst()
  const otherAction = useCallback(
    (entry: Entry, name: string) => otherActionOf(entry, name, of.venueSlug),
    [of.venueSlug],
  )
  // A waitlist for tickets asks how many on the panel.
  const ticketAction = useCallback(
    (entry: Entry, name: string) =>
      isToJoin(entry) ? (
        <ButtonLink
          to={entryPath(entry)}
          onFollow={onFollow}
          variant="secondary"
          label={`${t('activities:waitlist.join')}: ${name}`}
        >
          {t('activities:waitlist.join')}
        </ButtonLink>
      ) : (
        otherAction(entry, name)
      ),
    [entryPath, onFollow, otherAction, t],
  )
  const activity = useMemo(() => ({ name: category.name, slug: category.slug }), [category.name, category.slug])
  if (shown.length === 0) return <NothingFits entries={entries} chosen={chosen} onChange={onChange} />
  if (isOfCourts) {
    const label = `${category.name}, ${fullDayText(startOfDay(of.day))}`
    return <CourtTable grid={gridOf(shown)} label={label} to={entryPath} onFollow={onFollow} />
  }
  const visible = new Set(shown)
  return (
    <DayParts
      parts={partsOfDay.flatMap((part) => {
        const rows = entries.filter(({ begins }) => partOfDay(`${of.day} ${begins}`) === part)
        if (rows.length === 0) return []
        const left = rows.filter((entry) => visible.has(entry)).length
        return [
          {
            part,
            count: t(`activities:timetable.count.${of.type}`, { count: left }),
            rows: rows.map((entry) => ({
              key: entry.id,
              hidden: !visible.has(entry),
              row: (
                <EntryRow
                  entry={entry}
                  activity={activity}
                  isTicketed={of.type === 'tickets'}
                  paysFirst={paysFirst}
                  to={entryPath(entry)}
                  onFollow={onFollow}
                  basketPath={paths.basket()}
                  otherAction={of.type === 'tickets' ? ticketAction : otherAction}
                />
              ),
            })),
          },
        ]
      })}
    />
  )
}
