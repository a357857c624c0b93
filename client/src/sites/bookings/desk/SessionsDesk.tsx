import { Link, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { useTillVenues } from '../../../features/checkout/use-till-venues.ts'
import { DeskRow, DeskRows, RowName, RowWays } from '../../../features/occurrences/desk/DeskRows.tsx'
import { useDaySessions } from '../../../features/occurrences/desk/use-desk-sessions.ts'
import type { DeskSession } from '../../../features/occurrences/desk/use-desk-sessions.ts'
import { addDays, dayIn, isDay, startOfDay } from '../../../i18n/calendar.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { paths } from '../paths.ts'

const Choices = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    mb: '2',
    '& > :first-child': { minWidth: '220px' },
  },
})
const Count = styled('span', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } })

/** '/desk/sessions': what takes place at a venue on a day, with the places taken. [O-361] */
export function SessionsDesk() {
  const { t } = useTranslation(['desk'])
  const [query, setQuery] = useSearchParams()
  const { venues, homeVenueId } = useTillVenues()
  const asked = venues.find(({ id }) => String(id) === query.get('venue'))
  const venue = asked ?? venues.find(({ id }) => id === homeVenueId) ?? venues[0] ?? null
  const today = dayIn(venue?.timezone, platformNow())
  const wanted = query.get('day') ?? ''
  const day = isDay(wanted) ? wanted : today
  const sessions = useDaySessions(venue?.id ?? null, day)

  function show(change: Readonly<Record<string, string>>): void {
    setQuery({ ...(venue === null ? {} : { venue: String(venue.id) }), day, ...change }, { replace: true })
  }

  return (
    <AccountPart title={t('desk:sessions.title', { day: fullDayText(startOfDay(day)) })}>
      <Choices>
        <Select
          label={t('desk:sessions.venue')}
          placeholder={null}
          value={String(venue?.id ?? '')}
          options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => show({ venue: id })}
        />
        <DateField
          label={t('desk:sessions.day')}
          value={day}
          onChange={(chosen) => (isDay(chosen) ? show({ day: chosen }) : undefined)}
        />
        <Button variant="secondary" onClick={() => show({ day: addDays(day, -1) })}>
          {t('desk:sessions.before')}
        </Button>
        <Button variant="secondary" onClick={() => show({ day: addDays(day, 1) })}>
          {t('desk:sessions.after')}
        </Button>
      </Choices>
      <AnsweredPart query={sessions} waiting={<Skeleton shape="lines" />} failed={t('desk:sessions.failed')}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('desk:sessions.none')}</p>
          ) : (
            <DeskRows>
              {found.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </DeskRows>
          )
        }
      </AnsweredPart>
    </AccountPart>
  )
}

function SessionRow({ session }: { readonly session: DeskSession }) {
  const { t } = useTranslation(['desk'])
  const { id, name, startsAt, endsAt, capacity, locationName, instructors, status, isPostponed } = session
  const taken = capacity?.consumed ?? 0
  const most = capacity?.maximum ?? null
  return (
    <DeskRow>
      <div>
        <RowName>
          <Link to={paths.deskSession(id)}>{dotted([timeRangeText(startsAt, endsAt), name])}</Link>
        </RowName>
        <Quiet>
          {dotted([
            locationName,
            ...instructors,
            status === 'cancelled' && t('desk:sessions.cancelled'),
            isPostponed === true && t('desk:sessions.postponed'),
          ])}
        </Quiet>
      </div>
      <RowWays>
        <Count>
          {most === null
            ? t('desk:sessions.taken', { count: taken })
            : t('desk:sessions.takenOf', { count: taken, most })}
        </Count>
      </RowWays>
    </DeskRow>
  )
}
