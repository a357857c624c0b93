import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { environment } from '../../../app/environment.ts'
import { useGoTo } from '../../../app/navigation/use-go-to.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { canRenew } from '../../../features/memberships/my-membership.ts'
import type { MyMembership } from '../../../features/memberships/my-membership.ts'
import { dayIn, startOfDay } from '../../../i18n/calendar.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { OwnCode } from '../frame/CheckInCode.tsx'

const Surface = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
    mx: { base: '-4', md: '0' },
    borderRadius: { md: 'surface' },
    bg: 'tone.ink',
    color: 'white',
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Frame = styled('div', {
  base: { height: { base: '132px', lg: 'full' }, minHeight: { lg: '240px' }, order: { base: -1, lg: 0 } },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '3',
    p: { base: '4', md: '8' },
    minWidth: 0,
  },
})
const Name = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const Facts = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '3',
    '& dt': { fontSize: 'sm' },
    '& dd': { fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
})
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Under = styled('p', { base: { mt: '3', color: 'fg.muted', fontSize: 'sm' } })

type Props = { readonly user: User; readonly of: MyMembership }

/** A membership in force: its state, price, next payment, the member's code, and renewing where it is due. */
export function MembershipCard({ user, of: one }: Props) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const [showsCode, setShowsCode] = useState(false)
  const name = one.membershipType?.name ?? t('account:memberships.unnamed')
  const facts = [
    [
      t('account:memberships.price'),
      one.price && t('account:memberships.aMonth', { amount: priceText(one.price, symbol) }),
    ],
    [t('account:memberships.lastDay'), one.endsOn && fullDayText(startOfDay(one.endsOn))],
    [t('account:memberships.homeVenue'), one.homeVenue?.name],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []))
  const renews = canRenew(one, dayIn(null, platformNow()))
  return (
    <div>
      <Surface aria-label={name}>
        <Words>
          <Tag wraps>{stateOf(one)}</Tag>
          <Name>{name}</Name>
          <Facts>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          <Actions>
            {renews ? <RenewButton of={one} /> : null}
            {user.reference ? (
              <Button
                variant="secondary"
                opens="dialog"
                icon={<QrCode aria-hidden="true" />}
                onClick={() => setShowsCode(true)}
              >
                {t('account:memberships.showCode')}
              </Button>
            ) : null}
          </Actions>
        </Words>
        <Frame>
          <Picture scene="climbing" shape="plain" fill />
        </Frame>
      </Surface>
      <Under>{t(one.endsOn === null ? 'account:memberships.endless' : 'account:memberships.renewYourself')}</Under>
      {showsCode ? <OwnCode user={user} onClosed={() => setShowsCode(false)} /> : null}
    </div>
  )

  function stateOf({ status, startsOn, freeze }: MyMembership): string {
    if (status === 'frozen' && freeze)
      return t('account:memberships.state.frozen', { date: fullDayText(startOfDay(freeze.until ?? '')) })
    if (status === 'ending') return t('account:memberships.state.ending')
    return startsOn === null
      ? t('account:memberships.state.active')
      : t('account:memberships.state.activeSince', { date: fullDayText(startOfDay(startsOn)) })
  }
}

/** Puts the renewal into the basket and opens it. */
export function RenewButton({ of: one }: { readonly of: MyMembership }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const basket = useBasket()
  const goTo = useGoTo()
  const { busy, run } = useBusy()
  const amount = one.nextPayment?.amount

  async function renew(): Promise<void> {
    const isThere = basket.cart?.items.some(({ membershipRenewalId }) => membershipRenewalId === one.id) ?? false
    if (!isThere) await basket.add([{ purchasableId: one.id, purchasableType: 'membershipRenewal', quantity: 1 }])
    goTo(environment().site.paths.basket())
  }

  return (
    <Button busy={busy} onClick={() => run(renew)}>
      {amount
        ? t('account:memberships.renewFor', { amount: priceText(amount, symbol) })
        : t('account:memberships.renew')}
    </Button>
  )
}
