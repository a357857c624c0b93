import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../app/answers/use-query.ts'
import { personAskedFor } from '../../../app/session/counter.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { venueConfigOf } from '../../../features/site/venue.ts'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { entriesIn } from '../../../features/timetable/entries/entry-of.ts'
import { daysToRead, otherTimes } from '../../../features/timetable/entries/other-times.ts'
import { readDay } from '../../../features/timetable/entries/use-entries.ts'
import { useEntryText } from '../../../features/timetable/entries/use-entry-text.ts'
import { generationOn } from '../../../features/timetable/generation.ts'
import { startOfDay } from '../../../i18n/calendar.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'
import type { TimeSlots } from './use-time-slot-page.ts'

const Part = styled('section', { base: { display: 'grid', gap: '3' } })
const Title = styled('h3', { base: { fontSize: 'md' } })
const Said = styled('p', { base: { color: 'fg.muted' } })
const Times = styled('ul', { base: { display: 'grid', gap: '2' } })

type Props = { readonly page: TimeSlots; readonly entry: Entry }

/** The ways on from a full class without a waitlist: its other times with places, or a sentence. [O-555] */
export function OtherTimes({ page, entry }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const { loggedIn } = useSession()
  const { venue, category, days, of, now } = page
  const bookable = days.filter(({ isBookable }) => isBookable).map(({ raw }) => raw)
  const answer = useQuery(
    ['other-times', of.venueSlug, of.activitySlug, of.day, of.type, entry.id],
    async () => {
      const { migrationDate } = venueConfigOf(venue)
      const read = daysToRead(of.day, bookable).map(async (day) => {
        const rows = await readDay({ ...of, day, generation: generationOn(day, migrationDate) }, personAskedFor())
        return { day, entries: entriesIn(rows, { day, now }) }
      })
      return otherTimes(await Promise.all(read), entry)
    },
    'component',
  )
  if (answer.status === 'loading') return <Skeleton count={2} height={44} />
  if (answer.status === 'error') {
    return <InlineError onRetry={() => void answer.refresh()}>{t('activities:otherTimes.failed')}</InlineError>
  }
  const name = text.name(entry, category.name)
  return (
    <Part>
      {/* The platform names a waitlist to customers only. */}
      {loggedIn ? <Said>{t('activities:otherTimes.noWaitlist')}</Said> : null}
      {answer.data.length === 0 ? (
        <Said>{t('activities:otherTimes.none', { name })}</Said>
      ) : (
        <>
          <Title>{t('activities:otherTimes.title', { name })}</Title>
          <Times>
            {answer.data.map(({ day, entry: other }) => (
              <li key={`${day} ${other.id}`}>
                <ButtonLink
                  to={paths.timeSlot(venue.slug, category.slug, day, of.type, other.id)}
                  variant="secondary"
                  wide
                >
                  {dotted([fullDayText(startOfDay(day)), text.time(other), text.price(other, of.type === 'tickets')])}
                </ButtonLink>
              </li>
            ))}
          </Times>
        </>
      )}
    </Part>
  )
}
