import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Clock, TicketPercent, UsersRound } from 'lucide-react'
import { environment } from '../../../app/environment.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { rememberVenue } from '../../../app/choices/selected-venue.ts'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { WhenRested } from '../../../browser/WhenRested.tsx'
import { useClient } from '../../../app/site-record.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { ActivityHits } from '../../../features/categories/ActivityHits.tsx'
import { useActivities, useActivitiesNamed } from '../../../features/categories/use-activities.ts'
import { SearchCard } from '../../../features/venues/search/SearchCard.tsx'
import { usePosition } from '../../../features/venues/search/use-position.ts'
import { useVenues, useVenuesNear } from '../../../features/venues/use-venues.ts'
import { isPostcode } from '../../../features/venues/search/venue-search.ts'
import { VenueFinder } from '../../../features/venues/search/VenueFinder.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { Reassurances } from '../../../ui/layout/Reassurances.tsx'
import { HomeHero } from '../../shared/HomeHero.tsx'
import { paths } from '../paths.ts'
import type { Discovery } from './HomeDiscover.tsx'
import { HomeBasket } from './HomeBasket.tsx'
import { activitiesAt, hitsOf, listPath } from './home-activities.ts'

/** Assurances that hold for every booking. */
function BookingReassurances() {
  const { t } = useTranslation(['home'])
  const rows = [
    { icon: <Clock aria-hidden="true" />, name: t('home:keptName'), text: t('home:keptText') },
    { icon: <UsersRound aria-hidden="true" />, name: t('home:familyName'), text: t('home:familyText') },
    { icon: <TicketPercent aria-hidden="true" />, name: t('home:priceName'), text: t('home:priceText') },
  ]
  return <Reassurances rows={rows} />
}

const suggestionCount = 3

const Nothing = (): null => null

// Below the first screen: the search works before it loads, and without it.
const discovering = import('./HomeDiscover.tsx').catch(() => null)
const HomeDiscover = lazy<ComponentType<Discovery>>(async () => ({
  default: (await discovering)?.HomeDiscover ?? Nothing,
}))

/** Moves focus to new results, but not when the page opens. */
function useFocusOn(id: string, reason: string): void {
  const before = useRef(reason)
  useEffect(() => {
    if (before.current !== reason && reason !== '') document.getElementById(id)?.focus()
    before.current = reason
  }, [id, reason])
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
  const named = useActivitiesNamed(search)
  const near = useVenuesNear(isPostcode(search) ? search : null)
  const hits = search === '' ? [] : hitsOf(activities ?? [], known ?? [], { search, named })
  useFocusOn(hits.length > 0 ? 'found' : 'centres', search)
  useFocusOn('centres', from === null ? '' : 'near')

  const setSearch = (text: string): void => setQuery(text === '' ? {} : { search: text })
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
        <Suspense fallback={<TileSkeletons columns="mosaic" count={9} />}>
          <HomeDiscover activities={activities} venues={known} chosen={chosen} />
        </Suspense>
      ) : null}
      {hits.length > 0 ? (
        <PageSection id="found" title={t('home:foundFor', { search })}>
          <ActivityHits
            hits={hits}
            pathOf={({ activity, venue }) => listPath(activity.of, venue.slug, activity.slug)}
          />
        </PageSection>
      ) : null}
      <WhenRested isAskedFor={search !== '' || from !== null}>
        <PageSection id="centres" title={t('home:centres')}>
          <Columns aside={<HomeBasket />} asideLabel={t('common:titles.basket')}>
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
                onDropSearch={() => setSearch('')}
                from={from}
                near={near}
                activitiesOf={activitiesAt(activities ?? [])}
                pathOf={(venue) => paths.location(venue.slug)}
                onSelect={(venue) => rememberVenue(client.id, venue.slug)}
              />
            ) : null}
          </Columns>
        </PageSection>
      </WhenRested>
      <WhenRested>
        <BookingReassurances />
      </WhenRested>
    </>
  )
}
