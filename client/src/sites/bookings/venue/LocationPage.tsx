import { Link, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { useRememberedVenue } from '../../../app/choices/use-remembered-venue.ts'
import { useOffersCampsAndCourses, useVenue } from '../../../features/site/use-venue.ts'
import { VenueAbout } from '../../../features/venues/about/VenueAbout.tsx'
import { VenueHero } from '../../../features/venues/about/VenueHero.tsx'
import { dayIn } from '../../../i18n/calendar.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'
import { Bleed } from '../../../ui/layout/Bleed.tsx'
import { TileSkeletons } from '../../../ui/tiles/TileGrid.tsx'
import { paths } from '../paths.ts'
import { VenueActivities } from './VenueActivities.tsx'
import { VenueCamps } from './VenueCamps.tsx'
import { VenueCourses } from './VenueCourses.tsx'
import { VenuePackages } from './VenuePackages.tsx'
import { VenueToday } from './VenueToday.tsx'

const Ground = styled('div', { base: { height: { base: '196px', md: '300px' }, bg: 'tone.soft' } })
const Space = styled('div', { base: { height: { base: '180px', md: '140px' } } })

/** A placeholder for a venue's page. */
function VenueSkeleton() {
  return (
    <>
      <Bleed top>
        <Ground />
      </Bleed>
      <Space />
      <TileSkeletons columns="three" count={6} />
    </>
  )
}

// The offers, with the venue's facts beside them from 1200 px, below them on smaller screens.
const Columns = styled('div', {
  base: {
    display: 'grid',
    columnGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})
const Aside = styled('aside', { base: { mt: { base: '10', md: '14' } } })
const Other = styled('p', { base: { mt: '10' } })

/** '/location/{venueSlug}': the venue's offers. */
export function LocationPage() {
  const { t } = useTranslation(['home', 'activities'])
  const { venueSlug = '' } = useParams()
  const venue = useVenue(venueSlug)
  const found = venue.status === 'success' ? venue.data : null
  const offers = useOffersCampsAndCourses(found)
  const foundSlug = found?.slug

  useRememberedVenue(foundSlug)

  if (venue.status === 'error') return <NotFoundPage />
  if (!found) return <VenueSkeleton />
  const now = platformNow()
  return (
    <>
      <VenueHero venue={found} now={now} />
      <VenueToday venueSlug={found.slug} timezone={found.timezone} now={now} />
      <Columns>
        <div>
          <VenueActivities venueSlug={found.slug} today={dayIn(found.timezone, now)} />
          {offers ? (
            <>
              <VenueCourses venueSlug={found.slug} />
              <VenueCamps venueSlug={found.slug} />
            </>
          ) : (
            <PageSection id="nothing" title={t('home:venue.book')}>
              <EmptyState
                title={t('activities:location.nothing')}
                action={<ButtonLink to={paths.home()}>{t('activities:location.otherVenue')}</ButtonLink>}
              >
                {t('activities:location.nothingNext')}
              </EmptyState>
            </PageSection>
          )}
          <VenuePackages venueSlug={found.slug} />
          {found.description ? (
            <PageSection id="about" title={t('home:venue.about')}>
              <SafeHtml html={found.description} />
            </PageSection>
          ) : null}
        </div>
        <Aside aria-label={t('home:venue.visit')}>
          <VenueAbout venue={found} now={now} />
        </Aside>
      </Columns>
      <Other>
        <Link to={paths.home()}>{t('activities:location.otherVenue')}</Link>
      </Other>
    </>
  )
}
