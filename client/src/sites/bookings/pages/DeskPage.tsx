import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { isAtDesk } from '../../../app/session/counter.ts'
import { serveCustomer } from '../../../app/session/session.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { useTillVenues } from '../../../features/checkout/use-till-venues.ts'
import { TillPart } from '../../../features/tills/TillPart.tsx'
import { FindCustomer } from '../../../features/users/FindCustomer.tsx'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { paths } from '../paths.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '8', minWidth: 0 } })
const Name = styled('p', { base: { fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '2' } })

/** The desk, where staff choose their customer and manage their till; a missing page for anybody else. */
export function DeskPage() {
  const { t } = useTranslation(['checkout', 'common'])
  const session = useSession()
  const places = useTillVenues()
  const { loggedIn, user, customer } = session
  if (!loggedIn) return <LoginNeeded title={t('checkout:desk.logInTitle')} />
  if (!user) return <UserAwaited />
  if (!isAtDesk(session)) return <NotFoundPage />
  return (
    <>
      <PageHeading intro={t('checkout:desk.pageIntro')}>{t('common:titles.desk')}</PageHeading>
      <Columns
        asideOnPhones
        asideLabel={t('checkout:till.title')}
        aside={<TillPart venues={places.venues} homeVenueId={places.homeVenueId} />}
      >
        <Stack>
          <AccountPart title={t('checkout:customers.title')}>
            {customer === null ? (
              <p>{t('checkout:customers.nobody')}</p>
            ) : (
              <div>
                <Name>{customer.name}</Name>
                {customer.reference === null ? null : <Quiet>{customer.reference}</Quiet>}
                <Ways>
                  <ButtonLink to={paths.redirectToSelectedVenue()}>{t('checkout:customers.bookFor')}</ButtonLink>
                  <ButtonLink to={paths.basket()} variant="secondary">
                    {t('checkout:customers.basket')}
                  </ButtonLink>
                  <ButtonLink to={paths.myBookings()} variant="secondary">
                    {t('checkout:customers.bookings')}
                  </ButtonLink>
                  <ButtonLink to={paths.myOrders()} variant="secondary">
                    {t('checkout:customers.orders')}
                  </ButtonLink>
                  <Button variant="text" onClick={() => void serveCustomer(null)}>
                    {t('checkout:customers.finish')}
                  </Button>
                </Ways>
              </div>
            )}
          </AccountPart>
          <AccountPart title={t('checkout:customers.another')}>
            <FindCustomer isNext={customer === null} />
          </AccountPart>
        </Stack>
      </Columns>
    </>
  )
}
