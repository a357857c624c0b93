import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { useSwitches } from '../../../app/site-record.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { GuestPassList } from '../../../features/guest-passes/GuestPassList.tsx'
import { PastPasses } from '../../../features/guest-passes/PastPasses.tsx'
import { isActive } from '../../../features/guest-passes/pass.ts'
import { useBuyPasses } from '../../../features/guest-passes/use-buy-passes.ts'
import { useGuestPasses } from '../../../features/guest-passes/use-guest-passes.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountTabs } from '../account/AccountTabs.tsx'
import { OwnerAlone } from '../OwnerAlone.tsx'
import { VenuePasses } from '../packages/VenuePasses.tsx'
import { OnAccountSite } from '../account/OnAccountSite.tsx'
import { paths } from '../paths.ts'
import { VenueSelect } from '../venue/VenueSelect.tsx'

const Page = styled('div', { base: { display: 'grid', gap: { base: '8', md: '10' } } })

/** '/guest-passes': the customer's guest passes, and more to buy. */
export function GuestPassesPage() {
  return (
    <OnAccountSite path="/guest-passes">
      <OwnPasses />
    </OnAccountSite>
  )
}

function OwnPasses() {
  const { t } = useTranslation(['checkout'])
  const { onlineGuestPasses } = useSwitches()
  const { loggedIn, user, customer } = useSession()
  if (!onlineGuestPasses) return <NotFoundPage />
  if (!loggedIn) return <LoginNeeded title={t('checkout:guestPasses.logInTitle')} />
  if (customer) return <OwnerAlone customer={customer} />
  return user ? <Passes userId={user.id} /> : <UserAwaited />
}

function Passes({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['checkout'])
  const navigate = useNavigate()
  const slug = useSelectedVenue()
  const venues = useVenues('component')
  const known = venues.status === 'success' ? venues.data : []
  const timezone = (known.find((venue) => venue.slug === slug) ?? known[0])?.timezone ?? null
  const query = useGuestPasses(userId)
  const buying = useBuyPasses(() => void navigate(paths.guestPassCheckout()))
  const passes = query.status === 'success' ? query.data : []
  const [active, over] = [passes.filter(isActive), passes.filter((pass) => !isActive(pass))]
  const pathOf = ({ code }: { readonly code: string }) => paths.guestPass(code)
  return (
    <>
      <AccountTabs />
      <PageHeading intro={t('checkout:guestPasses.intro')}>{t('checkout:guestPasses.heading')}</PageHeading>
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
          {slug === null ? null : <VenuePasses key={slug} venueSlug={slug} buying={buying} />}
        </AccountPart>
        {over.length > 0 ? (
          <AccountPart title={t('checkout:guestPasses.over')}>
            <PastPasses passes={over} timezone={timezone} />
          </AccountPart>
        ) : null}
      </Page>
    </>
  )
}
