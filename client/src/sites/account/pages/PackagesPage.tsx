import { useTranslation } from 'react-i18next'
import { AnsweredPart, isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import type { User } from '../../../app/session/session-state.ts'
import { over, usable } from '../../../features/packages/owned-package.ts'
import { useOwnedPackagesOf } from '../../../features/packages/use-packages.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { BuyAnother } from '../packages/BuyAnother.tsx'
import { HowPackagesWork } from '../packages/HowPackagesWork.tsx'
import { PackageCard } from '../packages/PackageCard.tsx'
import { PastPackages } from '../packages/PastPackages.tsx'

const Cards = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } })

/** The packages of the login: what is left, what it is good for, and how to buy another. [O-171, O-255] */
export function PackagesPage() {
  return <AccountFrame>{(user) => <Packages user={user} />}</AccountFrame>
}

function Packages({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const query = useOwnedPackagesOf(user.id)
  const venue = useUsualVenue(user)
  return (
    <>
      <PageHeading intro={t('account:packages.intro')}>{t('common:titles.packages')}</PageHeading>
      <AnsweredPart query={query} waiting={<Skeleton count={2} height={260} />} failed={t('account:packages.failed')}>
        {(packages) => (
          <Cards>
            {usable(packages).map((one) => (
              <PackageCard key={one.id} of={one} userId={user.id} />
            ))}
            {usable(packages).length === 0 ? (
              <EmptyState title={t('account:packages.none')}>{t('account:packages.noneText')}</EmptyState>
            ) : null}
          </Cards>
        )}
      </AnsweredPart>
      {isAbsent(query) ? null : <HowPackagesWork />}
      {venue === null ? null : <BuyAnother venue={venue} />}
      {query.status === 'success' ? <PastPackages packages={over(query.data)} /> : null}
    </>
  )
}

/** The venue that sells to this customer: the home venue, else the chosen one, else the first. */
function useUsualVenue({ homeVenueSlug }: User) {
  const chosen = useSelectedVenue()
  const venues = useVenues('component')
  if (venues.status !== 'success') return null
  const at = (wanted: string | null | undefined) => venues.data.find(({ slug }) => slug === wanted)
  return at(homeVenueSlug) ?? at(chosen) ?? venues.data[0] ?? null
}
