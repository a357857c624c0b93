import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { EntryPicture } from '../../../features/timetable/entries/EntryPicture.tsx'
import { useEntryText } from '../../../features/timetable/entries/use-entry-text.ts'
import { startOfDay } from '../../../i18n/calendar.ts'
import { dateText, weekdayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { MembersOnlyWays } from '../MembersOnlyWays.tsx'
import { EntryStanding } from './EntryStanding.tsx'
import type { TimeSlots } from './use-time-slot-page.ts'

const Band = styled('div', {
  base: { height: { base: '104px', md: '148px' }, mx: '-5', mt: '-2', overflow: 'hidden', bg: 'tone.soft' },
})
const When = styled('p', {
  base: { display: 'grid', '& > strong': { fontSize: 'lg', lineHeight: '1.25' }, '& > span': { color: 'fg.muted' } },
})

type Props = { readonly page: TimeSlots; readonly entry: Entry }

/** An entry before it is chosen: picture, time, place, audience, and the reason it cannot be booked. */
export function EntryHead({ page, entry }: Props) {
  const text = useEntryText()
  const { category, of } = page
  return (
    <>
      <Band>
        <EntryPicture entry={entry} activity={category} window="band" />
      </Band>
      <When>
        <strong>{`${weekdayText(startOfDay(of.day))} ${dateText(startOfDay(of.day))}, ${text.time(entry)}`}</strong>
        <span>{text.place(entry)}</span>
      </When>
      <EntryStanding entry={entry} />
      {entry.standing.kind === 'members-only' ? (
        <MembersOnlyWays membership={entry.standing.only.membership} venueSlug={of.venueSlug} />
      ) : null}
    </>
  )
}
