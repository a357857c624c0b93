import { BadgeCheck, CalendarDays, TicketPercent } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { rememberVenue } from '../../../app/choices/selected-venue.ts'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { useClient } from '../../../app/site-record.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { VenueFinder } from '../../../features/venues/search/VenueFinder.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { Reassurances } from '../../../ui/layout/Reassurances.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { HomeHero } from '../../shared/HomeHero.tsx'
import { Offered } from '../Offered.tsx'
import { paths } from '../paths.ts'

const centresId = 'centres'

/** '/': choose a centre to join; a kiosk has its own. */
export function HomePage() {
  const { modes } = environment()
  if (modes.kiosk?.centre) return <Navigate to={paths.kiosk()} replace />
  return (
    <Offered>
      <Home />
    </Offered>
  )
}

function Home() {
  const { t } = useTranslation(['activities'])
  const textOf = useErrorText()
  const client = useClient()
  const venues = useVenues('component')
  const chosen = useSelectedVenue()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const known = venues.status === 'success' ? venues.data : null
  const own = known?.find(({ slug }) => slug === chosen)
  const before = useRef(search)
  useEffect(() => {
    if (before.current !== search && search !== '') document.getElementById(centresId)?.focus()
    before.current = search
  }, [search])

  return (
    <>
      <HomeHero scene="gym" heading={t('activities:joining.heading')} lead={t('activities:joining.lead')}>
        {own ? (
          <ButtonLink to={paths.centre(own.slug)} size="large">
            {t('activities:joining.seeAt', { venue: own.name })}
          </ButtonLink>
        ) : (
          <ButtonOut href={`#${centresId}`}>{t('activities:joining.chooseCentre')}</ButtonOut>
        )}
      </HomeHero>
      <PageSection id={centresId} title={t('activities:joining.centres')}>
        {venues.status === 'loading' ? <TileSkeletons columns="places" count={3} lines={3} /> : null}
        {venues.status === 'error' ? (
          <InlineError onRetry={() => void venues.refresh()}>{textOf(venues.error)}</InlineError>
        ) : null}
        {known?.length === 0 ? (
          <EmptyState title={t('activities:joining.noCentres')}>{t('activities:joining.offNext')}</EmptyState>
        ) : null}
        {known && known.length > 0 ? (
          <VenueFinder
            venues={known}
            chosen={chosen}
            now={platformNow()}
            search={search}
            onDropSearch={() => setQuery({})}
            from={null}
            near={null}
            activitiesOf={() => []}
            pathOf={(venue) => paths.centre(venue.slug)}
            onSelect={(venue) => rememberVenue(client.id, venue.slug)}
          />
        ) : null}
      </PageSection>
      <Reassurances
        rows={[
          {
            icon: <TicketPercent aria-hidden="true" />,
            name: t('activities:joining.priceName'),
            text: t('activities:joining.priceText'),
          },
          {
            icon: <CalendarDays aria-hidden="true" />,
            name: t('activities:joining.monthName'),
            text: t('activities:joining.monthText'),
          },
          {
            icon: <BadgeCheck aria-hidden="true" />,
            name: t('activities:joining.readyName'),
            text: t('activities:joining.readyText'),
          },
        ]}
      />
    </>
  )
}
