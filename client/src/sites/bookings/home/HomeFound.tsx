import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { ownerOf } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { ActivityHits } from '../../../features/categories/ActivityHits.tsx'
import type { Activity } from '../../../features/categories/activities.ts'
import { useFoundActivities } from '../../../features/categories/use-found-activities.ts'
import { ageOn } from '../../../features/users/age-fit.ts'
import { selectableUsers } from '../../../features/users/selectable-users.ts'
import type { Venue } from '../../../features/venues/search/venue-search.ts'
import { addDays, dayIn, isDay, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { listPath } from './home-activities.ts'
import { hitsOf } from './home-hits.ts'

const Filters = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '4',
    mb: '5',
    '& > *': { minWidth: 'min(11rem, 100%)', maxWidth: 'full' },
  },
})
const Count = styled('p', { base: { color: 'fg.muted', fontSize: 'sm' } })

/** Days that can be chosen, from today on. */
const daysAhead = 28

/** The people whom something can be found for: those with a known date of birth. */
function usePeople() {
  const { t } = useTranslation(['common'])
  const session = useSession()
  const owner = ownerOf(session)
  if (!owner) return []
  return selectableUsers(owner, session.linkedUsers, (name) => t('common:bookingFor.you', { name })).flatMap(
    ({ id, label, born }) => (born === null ? [] : [{ value: String(id), label, born }]),
  )
}

/** The filters of a search in the address: `on`, a day, and `who`, one of the customer's people. */
function useFilters() {
  const [query, setQuery] = useSearchParams()
  const people = usePeople()
  const [asked, whose] = [query.get('on') ?? '', query.get('who') ?? '']
  const today = dayIn(null, platformNow())
  const on = isDay(asked) ? asked : ''
  const person = people.find(({ value }) => value === whose)
  const choose = (changes: Readonly<Record<string, string>>): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return {
    on,
    whose: person?.value ?? '',
    people,
    today,
    choose,
    asked: {
      ...(on === '' ? {} : { date: on }),
      ...(person === undefined ? {} : { age: ageOn(person.born, on === '' ? today : on) }),
    },
  }
}

type Props = {
  readonly search: string
  /** The search that the page opened with, which moves no focus; empty for none. */
  readonly opened: string
  /** Null while loading. */
  readonly activities: readonly Activity[] | null
  readonly venues: readonly Venue[] | null
  /** The centres that the search finds, those of the activities found included. */
  readonly centres: (foundAt: ReadonlySet<string>) => ReactNode
}

/** The results of a search, narrowed to a day and a person, and the centres. */
export function HomeFound({ search, opened, activities, venues, centres }: Props) {
  const { t } = useTranslation(['home'])
  const filters = useFilters()
  const { on, whose, people, today, choose, asked } = filters
  const found = useFoundActivities(search, asked, activities)
  const hits = found && venues ? hitsOf(found.offered, venues, { search, named: found.named }) : null
  const instead = found?.named[0]?.searchedFor
  const isFiltered = on !== '' || whose !== ''
  const ready = hits !== null
  const led = useRef(opened)
  useEffect(() => {
    if (!ready || led.current === search) return
    led.current = search
    document.getElementById(document.getElementById('found') ? 'found' : 'centres')?.focus()
  }, [ready, search])
  // The centres show that they load, or could not be loaded.
  if (venues === null) return centres(new Set())
  if (hits === null) return <TileSkeletons columns="four" count={4} />
  if (hits.length === 0 && !isFiltered) return centres(new Set())
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index))
  return (
    <>
      <PageSection
        id="found"
        title={instead ? t('home:showingFor', { search: instead }) : t('home:foundFor', { search })}
      >
        <Filters>
          <Select
            label={t('home:foundOn')}
            placeholder={t('home:anyDay')}
            value={on}
            options={(on === '' || days.includes(on) ? days : [on, ...days]).map((day) => ({
              value: day,
              label: fullDayText(startOfDay(day)),
            }))}
            onChange={(day) => choose({ on: day })}
          />
          {people.length > 0 ? (
            <Select
              label={t('home:foundForWhom')}
              placeholder={t('home:anyone')}
              value={whose}
              options={people}
              onChange={(id) => choose({ who: id })}
            />
          ) : null}
          <Count role="status">{t('home:results', { count: hits.length })}</Count>
        </Filters>
        {hits.length > 0 ? (
          <ActivityHits
            hits={hits}
            pathOf={({ activity, venue }) =>
              listPath(activity.of, venue.slug, activity.slug, ...(on === '' ? [] : [on]))
            }
          />
        ) : (
          <EmptyState
            title={t('home:nothingLeft', { search })}
            action={
              <Button variant="secondary" onClick={() => choose({ on: '', who: '' })}>
                {t('home:dropFilters')}
              </Button>
            }
          />
        )}
      </PageSection>
      {hits.length > 0 ? centres(new Set(hits.map(({ venue }) => venue.slug))) : null}
    </>
  )
}
