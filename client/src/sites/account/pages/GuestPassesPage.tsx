import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useGoTo } from '../../../app/navigation/use-go-to.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useSwitches } from '../../../app/site-record.ts'
import { useSelectedVenue } from '../../../app/choices/use-selected-venue.ts'
import { isActive, latestFirst, soonestFirst } from '../../../features/guest-passes/pass.ts'
import { PastPasses } from '../../../features/guest-passes/PastPasses.tsx'
import { useBuyPasses } from '../../../features/guest-passes/use-buy-passes.ts'
import { useGuestPasses } from '../../../features/guest-passes/use-guest-passes.ts'
import type { GuestPass } from '../../../features/guest-passes/use-guest-passes.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { dayOfMomentText, momentText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { VenuePasses } from '../../shared/guest-passes/VenuePasses.tsx'
import { onBookings } from '../../shared/other-sites.ts'
import { VenueSelect } from '../../shared/VenueSelect.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { ReadyPasses } from '../guest-passes/ReadyPasses.tsx'

const Parts = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '14' } },
})

/** '/guest-passes': the customer's guest passes, and more to buy on the bookings site; only where they are sold. [O-12] */
export function GuestPassesPage() {
  const { onlineGuestPasses } = useSwitches()
  if (!onlineGuestPasses) return <NotFoundPage />
  return <AccountFrame>{(user) => <GuestPasses user={user} />}</AccountFrame>
}

function GuestPasses({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'checkout'])
  const venues = useVenues('component')
  const known = venues.status === 'success' ? venues.data : []
  const timezone = (known.find(({ slug }) => slug === user.homeVenueSlug) ?? known[0])?.timezone ?? null
  const query = useGuestPasses(user.id)
  const over = query.status === 'success' ? query.data.filter((pass) => !isActive(pass)) : []
  return (
    <>
      <PageHeading
        intro={t('account:guestPasses.intro')}
        picture={<Picture scene="dance" window="band" shape="plain" fill />}
      >
        {t('checkout:guestPasses.heading')}
      </PageHeading>
      <Parts>
        <AnsweredPart
          query={query}
          waiting={<Skeleton count={2} height={220} />}
          failed={t('account:guestPasses.failed')}
        >
          {(passes) => {
            const ready = soonestFirst(passes.filter(isActive))
            if (ready.length > 0) return <ReadyPasses passes={ready} timezone={timezone} />
            return <EmptyState title={t('checkout:guestPasses.none')}>{t('checkout:guestPasses.noneText')}</EmptyState>
          }}
        </AnsweredPart>
        <BuyMore venues={known} home={user.homeVenueSlug ?? null} />
        {over.length > 0 ? (
          <AccountPart title={t('account:guestPasses.past')}>
            <PastPasses passes={latestFirst(over)} lineOf={endOf} />
          </AccountPart>
        ) : null}
      </Parts>
    </>
  )

  function endOf({ status, usedAt, expiresAt }: GuestPass): string {
    const [used, ended] = [Date.parse(usedAt ?? ''), Date.parse(expiresAt ?? '')]
    if (status === 'refunded') return t('account:guestPasses.refunded')
    if (status === 'used') {
      return Number.isFinite(used)
        ? t('account:guestPasses.usedOn', { time: momentText(used, timezone) })
        : t('account:guestPasses.used')
    }
    // Expiry at midnight names the day before.
    return Number.isFinite(ended)
      ? t('account:guestPasses.runOut', { date: dayOfMomentText(ended - 1, timezone) })
      : t('account:guestPasses.over')
  }
}

type BuyMoreProps = {
  readonly venues: readonly { readonly slug: string; readonly name: string }[]
  /** The slug of the customer's own venue. */
  readonly home: string | null
}

/** The passes on sale at a venue: the chosen one, else the customer's own, else the first. */
function BuyMore({ venues, home }: BuyMoreProps) {
  const { t } = useTranslation(['account', 'home'])
  const goTo = useGoTo()
  const buying = useBuyPasses(() => goTo(onBookings('/guest-passes/checkout') ?? '/guest-passes/checkout'))
  const chosen = useSelectedVenue()
  const usual = (venues.find(({ slug }) => slug === home) ?? venues[0])?.slug ?? null
  const venue = chosen ?? usual
  const prices = onBookings('/pricing')
  const costs =
    prices === null ? null : (
      <ButtonOut href={prices} variant="secondary">
        {t('home:membership.costs')}
      </ButtonOut>
    )
  return (
    <AccountPart title={t('account:guestPasses.buyMore')}>
      <VenueSelect id="guest-passes-venue" venues={venues} usual={usual} />
      {venue === null ? null : <VenuePasses key={venue} venueSlug={venue} buying={buying} membershipCosts={costs} />}
    </AccountPart>
  )
}
