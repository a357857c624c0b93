import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { platformNow } from '../../../app/platform-clock.ts'
import { usePersonTone } from '../../../app/session/person-tone.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { daysFrom, entriesOfWeek, peopleShown } from '../../../features/bookings/week.ts'
import type { WeekEntry } from '../../../features/bookings/week.ts'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { useWaits } from '../../../features/waitlists/use-waits.ts'
import { addDays, dayIn, dayOf, mondayOf, startOfDay } from '../../../i18n/calendar.ts'
import { dateText, fullDayText, shortDayParts, timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PersonInitial } from '../../../ui/labels/PersonChip.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { paths } from '../paths.ts'

const More = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > a': { ms: '2', fontSize: 'sm', fontWeight: 'bold' },
  },
})
const Step = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'control',
    color: 'link',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& svg': { width: '20px', height: '20px' },
  },
})
// Large text is wider than a phone: the week scrolls within it.
const Frame = styled('div', { base: { overflowX: 'auto' } })
const Table = styled('table', {
  base: {
    width: 'full',
    minWidth: 'calc(44px + 7 * 2.1rem)',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th, & td': { p: { base: '1px', lg: '1' }, verticalAlign: 'top', textAlign: 'center' },
    '& thead th': { pb: '2', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
    '& thead strong': {
      display: 'grid',
      placeItems: 'center',
      mx: 'auto',
      width: '32px',
      height: '32px',
      borderRadius: 'full',
      color: 'fg',
      fontSize: 'sm',
    },
    '& thead [aria-current] strong': { bg: 'brand.solid', color: 'brand.contrast' },
    '& [data-today]': { bg: 'bg.subtle' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border', height: '56px' },
    '& tr > :first-child': { width: { base: '44px', lg: '128px' }, textAlign: 'start' },
    '& tbody th': { verticalAlign: 'middle', fontSize: 'sm' },
  },
})
const Person = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full' } })
const PersonName = styled('span', {
  base: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 991px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
    },
  },
})
const Cell = styled(Link, {
  base: {
    display: 'grid',
    alignContent: 'center',
    minHeight: 'touch',
    px: { base: '0', lg: '2' },
    py: '1',
    mb: '1px',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'fg',
    fontSize: 'xs',
    lineHeight: '1.25',
    textAlign: { base: 'center', lg: 'start' },
    textDecoration: 'none',
    '& strong': { whiteSpace: 'nowrap' },
    '& span': { hideBelow: 'lg', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    _hover: { textDecoration: 'underline' },
    '@media (forced-colors: active)': { borderColor: 'LinkText' },
  },
  variants: {
    state: {
      booked: { bg: 'brand.subtle', boxShadow: 'inset 3px 0 0 var(--chakra-colors-brand-edge)' },
      been: { bg: 'bg.sunken', color: 'fg.muted' },
      waiting: { borderStyle: 'dashed', borderColor: 'border.strong' },
    },
  },
})
const Under = styled('p', { base: { mt: '2', color: 'fg.muted', fontSize: 'sm' } })

type Props = { readonly user: User; readonly bookings: readonly MyBooking[] }

/** One week of the family as a table: people down, days across. */
export function Week({ user, bookings }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const toneOf = usePersonTone()
  const waits = useWaits()
  const people = usePeople(user)
  const today = dayIn(useTimezone(user.homeVenueSlug ?? null), platformNow())
  const [ahead, setAhead] = useState(0)
  const [all, setAll] = useState(false)
  const monday = addDays(mondayOf(today), ahead * 7)
  const days = daysFrom(monday)
  const entries = entriesOfWeek({ bookings, waits }, monday, platformNow())
  const shown = peopleShown(people, entries, all)
  const title =
    ahead === 0
      ? t('account:dashboard.thisWeek')
      : t('account:dashboard.weekOf', { date: dateText(startOfDay(monday)) })
  return (
    <PageSection
      id="week"
      title={<span aria-live="polite">{title}</span>}
      more={
        <More>
          <Step type="button" aria-label={t('account:dashboard.weekBefore')} onClick={() => setAhead(ahead - 1)}>
            <ChevronLeft aria-hidden="true" />
          </Step>
          <Step type="button" aria-label={t('account:dashboard.weekAfter')} onClick={() => setAhead(ahead + 1)}>
            <ChevronRight aria-hidden="true" />
          </Step>
          <Link to={paths.bookings()}>{t('account:dashboard.allBookings')}</Link>
        </More>
      }
    >
      <Frame>
        <Table aria-label={t('account:dashboard.weekByPerson')}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('account:dashboard.who')}</VisuallyHidden>
              </th>
              {days.map((day) => {
                const { weekday, day: number } = shortDayParts(startOfDay(day))
                return (
                  <th key={day} scope="col" {...(day === today ? { 'aria-current': 'date' as const } : {})}>
                    {weekday}
                    <strong>{number}</strong>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <tr key={person.id}>
                <th scope="row">
                  <Person>
                    <PersonInitial name={person.name} tone={toneOf(person)} />
                    <PersonName>{person.label}</PersonName>
                  </Person>
                </th>
                {days.map((day) => (
                  <td key={day} data-today={day === today ? '' : undefined}>
                    {entries
                      .filter(({ personId, startsAt }) => personId === person.id && dayOf(startsAt) === day)
                      .map((entry) => (
                        <OneEntry key={entry.key} entry={entry} person={person.label} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {entries.some(({ state }) => state === 'waiting') ? <Under>{t('account:dashboard.dashed')}</Under> : null}
      {shown.length < people.length ? (
        <Button variant="text" onClick={() => setAll(true)}>
          {t('account:dashboard.showAll', { count: people.length })}
        </Button>
      ) : null}
    </PageSection>
  )
}

type Shown = { readonly id: number; readonly name: string; readonly label: string }

/** The login and the linked people, the one booked for first. */
function usePeople(user: User): readonly Shown[] {
  const { t } = useTranslation(['activities'])
  const { linkedUsers, selectedUserId } = useSession()
  const own = { id: user.id, name: nameOfUser(user), label: t('activities:bookings.you') }
  const others = linkedUsers.map(({ referencedUser: { id, name } }) => ({
    id,
    name,
    label: name.split(' ')[0] ?? name,
  }))
  const chosen = selectedUserId ?? user.id
  return [own, ...others].toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
}

function OneEntry({ entry, person }: { readonly entry: WeekEntry; readonly person: string }) {
  const { t } = useTranslation(['account', 'activities'])
  const { name, startsAt, state, occurrenceId } = entry
  const what = name ?? t('activities:bookings.unnamed')
  const shown = state === 'waiting' ? t('account:dashboard.waitingFor', { name: what }) : what
  const time = timeText(startsAt)
  return (
    <Cell
      state={state}
      to={state === 'waiting' ? paths.waiting() : paths.bookings(occurrenceId)}
      // Has what is seen in its words and order, for people who speak to their device.
      aria-label={[person, `${time} ${shown}`, fullDayText(startsAt), t(`account:dashboard.state.${state}`)].join(', ')}
    >
      <strong>{time}</strong> <span>{shown}</span>
    </Cell>
  )
}
