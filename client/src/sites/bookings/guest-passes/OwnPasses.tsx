import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { useGoTo } from '../../../app/navigation/use-go-to.ts'
import { GuestPassList } from '../../../features/guest-passes/GuestPassList.tsx'
import { PastPasses } from '../../../features/guest-passes/PastPasses.tsx'
import { isActive } from '../../../features/guest-passes/pass.ts'
import { useBuyPasses } from '../../../features/guest-passes/use-buy-passes.ts'
import { useGuestPasses } from '../../../features/guest-passes/use-guest-passes.ts'
import { usePassText } from '../../../features/guest-passes/use-pass-text.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { VenuePasses } from '../../shared/guest-passes/VenuePasses.tsx'
import { VenueSelect } from '../../shared/VenueSelect.tsx'

const Page = styled('div', { base: { display: 'grid', gap: { base: '8', md: '10' } } })

type Props = {
  readonly userId: number
  readonly pathOf: (pass: { readonly code: string }) => string
  /** Where passes are paid: a path, or an address on another site. */
  readonly checkout: string
  /** The link to membership prices, for a customer who cannot have a members' offer. */
  readonly membershipCosts: ReactNode
}

/** The customer's guest passes, more to buy, and the used and expired ones. */
export function OwnPasses({ userId, pathOf, checkout, membershipCosts }: Props) {
  const { t } = useTranslation(['checkout'])
  const goTo = useGoTo()
  const slug = useSelectedVenue()
  const venues = useVenues('component')
  const known = venues.status === 'success' ? venues.data : []
  const timezone = (known.find((venue) => venue.slug === slug) ?? known[0])?.timezone ?? null
  const text = usePassText(timezone)
  const query = useGuestPasses(userId)
  const buying = useBuyPasses(() => goTo(checkout))
  const passes = query.status === 'success' ? query.data : []
  const [active, over] = [passes.filter(isActive), passes.filter((pass) => !isActive(pass))]
  return (
    <Page>
      {query.status === 'loading' ? <Skeleton height={140} /> : null}
      {query.status === 'error' ? (
        <InlineError onRetry={() => void query.refresh()}>{t('checkout:guestPasses.failed')}</InlineError>
      ) : null}
      {active.length > 0 ? (
        <AccountPart title={t('checkout:guestPasses.ready')}>
          <GuestPassList passes={active} pathOf={pathOf} timezone={timezone} />
        </AccountPart>
      ) : null}
      {query.status === 'success' && active.length === 0 ? (
        <EmptyState title={t('checkout:guestPasses.none')}>{t('checkout:guestPasses.noneText')}</EmptyState>
      ) : null}
      <AccountPart title={t('checkout:guestPasses.more')}>
        <VenueSelect id="guest-passes-venue" venues={known} />
        {slug === null ? null : (
          <VenuePasses key={slug} venueSlug={slug} buying={buying} membershipCosts={membershipCosts} />
        )}
      </AccountPart>
      {over.length > 0 ? (
        <AccountPart title={t('checkout:guestPasses.over')}>
          <PastPasses
            passes={over}
            lineOf={(pass) => (
              <>
                {pass.name ?? t('checkout:guestPasses.unnamed')} · <span>{text.state(pass)}</span>
              </>
            )}
          />
        </AccountPart>
      ) : null}
    </Page>
  )
}
