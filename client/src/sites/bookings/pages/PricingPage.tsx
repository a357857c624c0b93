import { format } from '@touchline/money'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { useCurrencySymbol, useSwitches } from '../../../app/site-record.ts'
import { addOnce } from '../../../features/carts/add-once.ts'
import { MembershipChooser } from '../../../features/memberships/MembershipChooser.tsx'
import { priceRowsOf, renewalCostOf } from '../../../features/memberships/membership-type.ts'
import { PriceTable } from '../../../features/memberships/PriceTable.tsx'
import { StandingText } from '../../../features/memberships/StandingText.tsx'
import { useMembershipStanding } from '../../../features/memberships/use-my-memberships.ts'
import { useJoin } from '../../../features/memberships/use-join.ts'
import { useMembershipTypes } from '../../../features/memberships/use-membership-types.ts'
import { VenueTiles } from '../../../features/venues/VenueTiles.tsx'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { joinPath } from '../../shared/paths.ts'
import { paths } from '../paths.ts'
import { pricedPath } from '../../shared/activity-paths.ts'
import { onJoining } from '../../shared/other-sites.ts'
import { VenueSelect } from '../../shared/VenueSelect.tsx'

const venueFieldId = 'pricing-venue'
/** More venues than these are chosen by name. */
const mostTiles = 6

const Stack = styled('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Buy = styled('a', { base: { justifySelf: 'start', fontWeight: 'bold' } })

/** '/pricing': the benefits of memberships at the remembered venue. */
export function PricingPage() {
  const { t } = useTranslation(['activities'])
  const { onlineJoining } = useSwitches()
  const slug = useSelectedVenue()
  const venues = useVenues('component')
  const types = useMembershipTypes(slug)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const known = venues.status === 'success' ? venues.data : []
  const current = known.find((one) => one.slug === slug)
  const venue = current?.name ?? null
  const venueId = current?.id ?? null
  const navigate = useNavigate()
  const symbol = useCurrencySymbol()
  const { busy, join, renew } = useJoin({
    add: (item) => addOnce([item]),
    onAdded: () => void navigate(paths.basket()),
  })
  const found = types.status === 'success' ? types.data : []
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0]
  const { customer } = useSession()
  const { subjectId } = useActingFor()
  const standing = useMembershipStanding(chosen?.id ?? null, subjectId)
  const renewal = standing?.kind === 'renewable' ? standing.membershipId : null
  const cost = renewal === null || !chosen ? null : renewalCostOf(chosen)
  const buying =
    cost === null
      ? t('activities:pricing.buy')
      : t('activities:joining.have.renewFor', { amount: format(cost, symbol) })
  // The joining site knows the login, and not the customer whom staff serve: they sell from this basket.
  const joining = customer === null && slug !== null && chosen ? onJoining(joinPath(slug, chosen.id)) : null
  const isSold = onlineJoining && standing !== null && standing.kind !== 'held'

  return (
    <>
      <PageHeading
        intro={venue === null ? t('activities:pricing.chooseVenue') : t('activities:pricing.intro', { venue })}
        picture={<Picture scene="gym" window="band" shape="plain" fill />}
      >
        {t('activities:pricing.heading')}
      </PageHeading>
      <Stack>
        <VenueSelect id={venueFieldId} venues={known} />
        {slug === null ? (
          <VenueTiles
            venues={known.slice(0, mostTiles)}
            pathOf={paths.pricing}
            headingLevel={2}
            onSelect={() => document.getElementById(venueFieldId)?.focus()}
          />
        ) : null}
        {slug !== null && types.status === 'loading' ? <Skeleton count={6} height={48} /> : null}
        {chosen ? (
          <>
            <MembershipChooser types={found} chosen={chosen} onChange={setChosenId} />
            {standing ? <StandingText standing={standing} /> : null}
            {isSold && joining !== null ? <Buy href={joining}>{buying}</Buy> : null}
            {isSold && joining === null && venueId !== null ? (
              <div>
                <Button
                  size="large"
                  busy={busy}
                  onClick={() => (renewal === null ? join(chosen.id, venueId) : renew(renewal))}
                >
                  {buying}
                </Button>
              </div>
            ) : null}
            <PriceTable
              label={t('activities:pricing.table', { membership: chosen.name })}
              rows={priceRowsOf(chosen)}
              pathOf={(row) => pricedPath(slug, row)}
            />
          </>
        ) : null}
        {slug !== null && (types.status === 'error' || (types.status === 'success' && found.length === 0)) ? (
          <EmptyState
            title={t('activities:pricing.none', { venue: venue ?? '' })}
            action={<ButtonLink to={paths.location(slug)}>{t('activities:pricing.browse')}</ButtonLink>}
          >
            {t('activities:pricing.noneNext')}
          </EmptyState>
        ) : null}
      </Stack>
    </>
  )
}
