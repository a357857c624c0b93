import { BadgeCheck, MapPin, Ticket, UserPlus, WalletCards } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AnsweredPart, isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useCurrencySymbol, useSwitches } from '../../../app/site-record.ts'
import { callTo } from '../../../browser/ways-out.ts'
import { useMyCredits } from '../../../features/credits/use-my-credits.ts'
import { isActive } from '../../../features/guest-passes/pass.ts'
import { useGuestPasses } from '../../../features/guest-passes/use-guest-passes.ts'
import { useMyMemberships } from '../../../features/memberships/use-my-memberships.ts'
import { lastDayOf, usable, usagesOf } from '../../../features/packages/owned-package.ts'
import { useOwnedPackagesOf } from '../../../features/packages/use-packages.ts'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { directionsUrl, venueAddress } from '../../../features/venues/about/venue-facts.ts'
import { VenueOpenState } from '../../../features/venues/about/VenueOpenState.tsx'
import { startOfDay } from '../../../i18n/calendar.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { dayOfMomentText, fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { UsageDots } from '../packages/UsageDots.tsx'
import { paths } from '../paths.ts'

const Rows = styled('ul', { base: { '& > li': { py: '4', borderBottomWidth: '1px', borderColor: 'border' } } })
const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '4',
    '& > svg': { width: '20px', height: '20px', mt: '2px', color: 'link' },
  },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    '& > p': { color: 'fg.muted' },
    '& a[href]': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'link',
      fontWeight: 'bold',
    },
  },
})
const Head = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3', width: 'full' },
})
const Name = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Amount = styled('strong', { base: { fontSize: 'md', whiteSpace: 'nowrap' } })
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })

type HaveProps = {
  readonly icon: LucideIcon
  readonly name: string
  readonly amount?: string | null
  readonly children?: ReactNode
}

function Have({ icon: Icon, name, amount, children }: HaveProps) {
  return (
    <Row>
      <Icon aria-hidden="true" />
      <Words>
        <Head>
          <Name>{name}</Name>
          {amount ? <Amount>{amount}</Amount> : null}
        </Head>
        {children}
      </Words>
    </Row>
  )
}

/** Credit, packages, guest passes, membership and home centre; each loads, fails and is absent by itself. */
export function WhatYouHave({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  const { onlineGuestPasses } = useSwitches()
  return (
    <PageSection id="have" title={t('account:dashboard.have')}>
      <Rows>
        <Credit user={user} />
        <Package userId={user.id} />
        {onlineGuestPasses ? <Passes userId={user.id} /> : null}
        <Membership userId={user.id} />
        <Centre slug={user.homeVenueSlug ?? null} />
      </Rows>
    </PageSection>
  )
}

const waiting = <Skeleton shape="lines" count={1} />

function Credit({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const timezone = useTimezone()
  const query = useMyCredits(user.id)
  const balance = user.credit?.balance
  if (!balance || balance.value === 0) return null
  return (
    <li>
      <Have icon={WalletCards} name={t('account:dashboard.credit')} amount={priceText(balance, symbol)}>
        <AnsweredPart query={query} waiting={waiting} failed={t('account:dashboard.creditFailed')}>
          {(credits) => {
            const ending = credits.find(({ expiresAt }) => Boolean(expiresAt))
            return ending ? (
              <p>
                {t('account:dashboard.creditEnds', {
                  amount: priceText(ending.remaining, symbol),
                  date: dayOfMomentText(Date.parse(ending.expiresAt ?? ''), timezone),
                })}
              </p>
            ) : null
          }}
        </AnsweredPart>
        <Link to={paths.payments()}>{t('account:dashboard.whereFrom')}</Link>
      </Have>
    </li>
  )
}

function Package({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const query = useOwnedPackagesOf(userId)
  const [first] = query.status === 'success' ? usable(query.data) : []
  const timezone = useTimezone(first?.venueRestriction?.venue?.slug ?? null)
  const last = first ? lastDayOf(first, timezone) : null
  if (isAbsent(query) || (query.status === 'success' && !first)) return null
  return (
    <li>
      {first ? (
        <Have icon={Ticket} name={first.name} amount={t('account:dashboard.left', { count: usagesOf(first).left })}>
          <UsageDots {...usagesOf(first)} />
          <p>
            {last === null ? t('account:dashboard.endless') : t('account:dashboard.until', { date: fullDayText(last) })}
          </p>
          <Link to={paths.packages()} aria-label={t('account:dashboard.useOneOf', { name: first.name })}>
            {t('account:packages.useOne')}
          </Link>
        </Have>
      ) : (
        <AnsweredPart query={query} waiting={waiting} failed={t('account:packages.failed')}>
          {() => null}
        </AnsweredPart>
      )}
    </li>
  )
}

function Passes({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const timezone = useTimezone()
  const query = useGuestPasses(userId)
  const active = query.status === 'success' ? query.data.filter(isActive) : []
  const [end] = active.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted()
  if (isAbsent(query) || (query.status === 'success' && active.length === 0)) return null
  return (
    <li>
      {query.status === 'success' ? (
        <Have
          icon={UserPlus}
          name={t('account:dashboard.passes')}
          amount={t('account:dashboard.left', { count: active.length })}
        >
          {end === undefined ? null : (
            <p>{t('account:dashboard.until', { date: dayOfMomentText(Date.parse(end) - 1, timezone) })}</p>
          )}
          <Link to={paths.guestPasses()}>{t('account:dashboard.shareOne')}</Link>
        </Have>
      ) : (
        <AnsweredPart query={query} waiting={waiting} failed={t('account:dashboard.passesFailed')}>
          {() => null}
        </AnsweredPart>
      )}
    </li>
  )
}

function Membership({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const query = useMyMemberships(userId)
  if (isAbsent(query)) return null
  return (
    <li>
      <AnsweredPart query={query} waiting={waiting} failed={t('account:memberships.failed')}>
        {(memberships) => {
          const one = memberships.find(({ status }) => status !== 'ended')
          if (!one) {
            return (
              <Have icon={BadgeCheck} name={t('account:memberships.none')}>
                <p>{t('account:memberships.noneText')}</p>
                <Link to={paths.memberships()}>{t('account:dashboard.memberships')}</Link>
              </Have>
            )
          }
          return (
            <Have icon={BadgeCheck} name={one.membershipType?.name ?? t('account:memberships.unnamed')}>
              {one.price && one.endsOn === null ? (
                <p>{t('account:memberships.aMonth', { amount: priceText(one.price, symbol) })}</p>
              ) : null}
              {one.endsOn === null ? null : (
                <p>{t('account:dashboard.membershipUntil', { date: fullDayText(startOfDay(one.endsOn)) })}</p>
              )}
              <Link to={paths.memberships()}>{t('account:dashboard.yourMembership')}</Link>
            </Have>
          )
        }}
      </AnsweredPart>
    </li>
  )
}

function Centre({ slug }: { readonly slug: string | null }) {
  const { t } = useTranslation(['account'])
  const venues = useVenues('component')
  if (slug === null || isAbsent(venues)) return null
  return (
    <AnsweredPart query={venues} waiting={<li>{waiting}</li>} failed={t('account:dashboard.centreFailed')}>
      {(all) => {
        const venue = all.find((one) => one.slug === slug)
        if (!venue) return null
        const way = directionsUrl(venue)
        const call = callTo(venue.telephone ?? '')
        return (
          <li>
            <Have icon={MapPin} name={venue.name}>
              <VenueOpenState venue={venue} now={platformNow()} />
              <p>{venueAddress(venue)}</p>
              <Ways>
                {way === null ? null : (
                  <a href={way} target="_blank" rel="noopener">
                    {t('account:dashboard.directions')}
                  </a>
                )}
                {venue.telephone ? <a href={call}>{call ? t('account:dashboard.call') : venue.telephone}</a> : null}
              </Ways>
            </Have>
          </li>
        )
      }}
    </AnsweredPart>
  )
}
