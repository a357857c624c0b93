import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../../app/session/session-state.ts'
import type { Owner } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { ItemPicture } from '../../../features/carts/basket/items/ItemPicture.tsx'
import { timezoneOf } from '../../../features/carts/cart.ts'
import { providerPage } from '../../../features/checkout/paying/provider-page.ts'
import { MyCredits } from '../../../features/credits/MyCredits.tsx'
import { OrderList } from '../../../features/orders/OrderList.tsx'
import { useMyOrders } from '../../../features/orders/use-orders.ts'
import { CardsOfCustomer } from '../../../features/payments/account/CardsOfCustomer.tsx'
import { SavedCards } from '../../../features/payments/account/SavedCards.tsx'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { OnAccountSite } from './OnAccountSite.tsx'
import { paths } from '../paths.ts'

const Aside = styled('div', { base: { display: 'grid', gap: { base: '8', md: '10' } } })

/** The customer's orders with receipts, their credit and saved cards. */
export function MyOrdersPage() {
  return (
    <OnAccountSite path="/payments">
      <OwnOrders />
    </OnAccountSite>
  )
}

function OwnOrders() {
  const { t } = useTranslation(['checkout'])
  const session = useSession()
  const owner = ownerOf(session)
  if (!session.loggedIn) return <LoginNeeded title={t('checkout:orders.logInTitle')} />
  if (!owner) return <UserAwaited />
  return <Orders key={owner.id} owner={owner} />
}

function Orders({ owner }: { readonly owner: Owner }) {
  const { t } = useTranslation(['checkout'])
  const said = owner.isSelf ? 'checkout:orders' : 'checkout:orders.served'
  const query = useMyOrders(owner.id)
  const [search, setSearch] = useSearchParams()
  const [page] = useState(providerPage)
  const orders = query.status === 'success' ? query.data : []
  const [timezone = null] = orders.flatMap(({ items }) => timezoneOf(items) ?? [])
  return (
    <>
      <AccountTabs />
      <PageHeading intro={t(`${said}.intro`)}>{t(`${said}.heading`, { name: owner.name })}</PageHeading>
      <Columns
        asideOnPhones
        asideLabel={t('checkout:orders.waysToPay')}
        aside={
          <Aside>
            {query.status === 'success' ? <MyCredits owner={owner} timezone={timezone} /> : null}
            {owner.isSelf ? (
              <SavedCards
                userId={owner.id}
                page={page}
                returnedSetup={search.get('card_setup')}
                onResumed={() => setSearch({}, { replace: true })}
              />
            ) : (
              <CardsOfCustomer customer={owner} />
            )}
          </Aside>
        }
      >
        {query.status === 'loading' ? <Skeleton height={140} /> : null}
        {query.status === 'error' ? (
          <InlineError onRetry={() => void query.refresh()}>{t(`${said}.failed`, { name: owner.name })}</InlineError>
        ) : null}
        {query.status === 'success' && orders.length > 0 ? (
          <AccountPart title={t('checkout:orders.list')}>
            <OrderList
              orders={orders}
              pathOf={({ id }) => paths.myOrder(id)}
              zoneOf={({ items }) => timezoneOf(items) ?? timezone}
              pictureOf={({ items: [first] }) => (first ? <ItemPicture item={first} size="small" /> : null)}
            />
          </AccountPart>
        ) : null}
        {query.status === 'success' && orders.length === 0 ? (
          <EmptyState
            title={t(`${said}.none`, { name: owner.name })}
            action={<ButtonLink to={paths.home()}>{t(`${said}.find`)}</ButtonLink>}
          >
            {t(`${said}.noneText`)}
          </EmptyState>
        ) : null}
      </Columns>
    </>
  )
}
