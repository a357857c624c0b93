import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { KioskHome } from '../../../app/chrome/KioskHome.tsx'
import { environment } from '../../../app/environment.ts'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { useRememberedVenue } from '../../../app/choices/use-remembered-venue.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { MembershipCards } from '../../../features/memberships/MembershipCards.tsx'
import { MembershipChips } from '../../../features/memberships/MembershipChips.tsx'
import { priceRowsOf } from '../../../features/memberships/membership-type.ts'
import { PriceTable } from '../../../features/memberships/PriceTable.tsx'
import { useMembershipTypes } from '../../../features/memberships/use-membership-types.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import type { ChosenVenue } from '../../../features/site/venue.ts'
import { VenueHero } from '../../../features/venues/about/VenueHero.tsx'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { Offered } from '../Offered.tsx'
import { paths } from '../paths.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Ways = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', mt: '10' },
})

/** A centre's memberships, and their benefits there. */
function Centre({ venueSlug }: { readonly venueSlug: string }) {
  const venue = useVenue(venueSlug)
  const found = venue.status === 'success' ? venue.data : null
  const slug = found?.slug
  useCrumbLabel(paths.centre(venueSlug), found?.name)
  useRememberedVenue(slug)
  if (venue.status === 'error') return <NotFoundPage />
  return (
    <Offered>
      {found ? (
        <>
          <VenueHero venue={found} now={platformNow()} />
          <Memberships venue={found} />
        </>
      ) : (
        <Skeleton count={3} height={196} />
      )}
    </Offered>
  )
}

function Memberships({ venue }: { readonly venue: ChosenVenue }) {
  const { t } = useTranslation(['activities'])
  const textOf = useErrorText()
  const { modes } = environment()
  const types = useMembershipTypes(venue.slug)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const isSold = venue.onlineJoiningEnabled !== false
  const found = types.status === 'success' && isSold ? types.data : []
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0]
  const isWithout = !isSold || (types.status === 'success' && found.length === 0)
  // A kiosk belongs to its centre.
  const others = modes.kiosk === null ? paths.home() : null
  const toOthers = others ? <ButtonLink to={others}>{t('activities:joining.otherCentre')}</ButtonLink> : undefined
  return (
    <>
      <PageSection
        id="memberships"
        title={t('activities:joining.at')}
        intro={isWithout ? null : t('activities:joining.term')}
      >
        {types.status === 'loading' ? <Skeleton count={2} height={220} /> : null}
        {types.status === 'error' ? (
          <InlineError onRetry={() => void types.refresh()}>{textOf(types.error)}</InlineError>
        ) : null}
        {isSold ? null : (
          <EmptyState title={t('activities:joining.notHere', { venue: venue.name })} action={toOthers}>
            {t(others ? 'activities:joining.notHereNext' : 'activities:joining.offNext')}
          </EmptyState>
        )}
        {isSold && isWithout ? (
          <EmptyState title={t('activities:pricing.none', { venue: venue.name })} action={toOthers} />
        ) : null}
        <MembershipCards types={found} pathOf={({ id }) => paths.join(venue.slug, id)} />
      </PageSection>
      {chosen ? (
        <PageSection
          id="prices"
          title={t('activities:joining.prices')}
          intro={t('activities:pricing.intro', { venue: venue.name })}
        >
          <Stack>
            <MembershipChips types={found} chosen={chosen} onChange={setChosenId} />
            <PriceTable
              label={t('activities:pricing.table', { membership: chosen.name })}
              rows={priceRowsOf(chosen)}
              pathOf={() => null}
            />
          </Stack>
        </PageSection>
      ) : null}
      <Ways>
        {others && !isWithout ? <Link to={others}>{t('activities:joining.otherCentre')}</Link> : null}
        <KioskHome variant="secondary" />
      </Ways>
    </>
  )
}

/** '/centre/{venue}': a centre's memberships. */
export function CentrePage() {
  const { venueSlug = '' } = useParams()
  return <Centre venueSlug={venueSlug} />
}

/** '/kiosk?kiosk=true&centre=': the memberships of the device's centre. */
export function KioskPage() {
  const centre = environment().modes.kiosk?.centre ?? null
  return centre === null ? <Navigate to={paths.home()} replace /> : <Centre venueSlug={centre} />
}
