import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { laterPart } from '../../../app/later-part.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { rememberVenue } from '../../../app/choices/selected-venue.ts'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { WhenRested } from '../../../browser/WhenRested.tsx'
import { useClient } from '../../../app/site-record.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { useActivities } from '../../../features/categories/use-activities.ts'
import { SearchCard } from '../../../features/venues/search/SearchCard.tsx'
import { usePosition } from '../../../features/venues/search/use-position.ts'
import { useVenues, useVenuesNear } from '../../../features/venues/use-venues.ts'
import { isPostcode } from '../../../features/venues/search/venue-search.ts'
import { VenueFinder } from '../../../features/venues/search/VenueFinder.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { HomeHero } from '../../shared/HomeHero.tsx'
import { paths } from '../paths.ts'
import type { Discovery } from './HomeDiscover.tsx'
import { HomeBasket } from './HomeBasket.tsx'
import type { HomeFound as Found } from './HomeFound.tsx'
import { activitiesAt } from './home-activities.ts'

const suggestionCount = 3

const Nothing = (): null => null

// Below the first screen: the search works before it loads, and without it.
const discovering = import('./HomeDiscover.tsx').catch(() => null)
const HomeDiscover = lazy<ComponentType<Discovery>>(async () => ({
  default: (await discovering)?.HomeDiscover ?? Nothing,
}))

// Without it, the centres are still found.
const HomeFound = lazy<typeof Found>(async () => ({
  default: await import('./HomeFound.tsx').then(
    (part) => part.HomeFound,
    () =>
      ({ centres }) =>
        centres(new Set()),
  ),
}))

const HomeReassurances = laterPart(async () => (await import('./HomeReassurances.tsx')).HomeReassurances)

/** Moves focus to the centres that are near, but not when the page opens. */
function useFocusOnCentres(isNear: boolean): void {
  const before = useRef(isNear)
  useEffect(() => {
    if (!before.current && isNear) document.getElementById('centres')?.focus()
    before.current = isNear
  }, [isNear])
}

/** '/': finds and selects a venue, which is remembered; a kiosk has its own. */
export function HomePage() {
  const centre = environment().modes.kiosk?.centre ?? null
  return centre === null ? <Home /> : <Navigate to={paths.location(centre)} replace />
}

function Home() {
  const { t } = useTranslation(['home', 'common'])
  const textOf = useErrorText()
  const client = useClient()
  const venues = useVenues()
  const chosen = useSelectedVenue()
  const where = usePosition()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const known = venues.status === 'success' ? venues.data : null
  const activities = useActivities(known?.map(({ slug }) => slug) ?? null)
  const from = where.position.status === 'known' ? where.position.place : null
  const near = useVenuesNear(isPostcode(search) ? search : null)
  useFocusOnCentres(from !== null)
  const [opened] = useState(search)

  // A day and a person stay chosen for the next search.
  const setSearch = (text: string): void =>
    setQuery((before) => {
      before.delete('search')
      if (text !== '') before.set('search', text)
      return before
    })
  const centres = (foundAt?: ReadonlySet<string>) => (
    <WhenRested isAskedFor={search !== '' || from !== null}>
      <PageSection id="centres" title={t('home:centres')}>
        {venues.status === 'loading' ? <TileSkeletons columns="places" count={3} lines={3} /> : null}
        {venues.status === 'error' ? (
          <InlineError onRetry={() => void venues.refresh()}>{textOf(venues.error)}</InlineError>
        ) : null}
        {known ? (
          <VenueFinder
            venues={known}
            chosen={chosen}
            now={platformNow()}
            search={search}
            foundAt={foundAt}
            onDropSearch={() => setSearch('')}
            from={from}
            near={near}
            activitiesOf={activitiesAt(activities ?? [])}
            pathOf={(venue) => paths.location(venue.slug)}
            onSelect={(venue) => rememberVenue(client.id, venue.slug)}
          />
        ) : null}
      </PageSection>
    </WhenRested>
  )
  return (
    <>
      <HomeHero
        scene="swim"
        heading={t('home:heading')}
        lead={known && known.length > 1 ? t('home:leadCentres', { count: known.length }) : t('home:lead')}
      >
        <SearchCard
          // A suggestion, or Back, changes the field.
          key={search}
          search={search}
          onSearch={setSearch}
          suggestions={(activities ?? [])
            .slice(0, suggestionCount)
            .map(({ name }) => ({ name, to: paths.search(name) }))}
          where={where}
        />
      </HomeHero>
      {search === '' ? (
        <>
          <Suspense fallback={<TileSkeletons columns="mosaic" count={9} />}>
            <HomeDiscover activities={activities} venues={known} chosen={chosen} />
          </Suspense>
          {centres()}
        </>
      ) : (
        <Suspense fallback={<TileSkeletons columns="four" count={4} />}>
          <HomeFound search={search} opened={opened} activities={activities} venues={known} centres={centres} />
        </Suspense>
      )}
      <WhenRested>
        <Columns aside={<HomeBasket />} asideLabel={t('common:titles.basket')}>
          <Suspense fallback={null}>
            <HomeReassurances />
          </Suspense>
        </Columns>
      </WhenRested>
    </>
  )
}
