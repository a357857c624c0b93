import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { serveCustomer } from '../../../app/session/session.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { useTillVenues } from '../../../features/checkout/use-till-venues.ts'
import { TillPart } from '../../../features/tills/TillPart.tsx'
import { FindCustomer } from '../../../features/users/desk/FindCustomer.tsx'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { paths } from '../paths.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '8', minWidth: 0 } })
const Name = styled('p', { base: { fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '2' } })

/** '/desk': staff choose the customer they serve, and manage their till. */
export function CustomersDesk() {
  const { t } = useTranslation(['checkout'])
  const places = useTillVenues()
  const { customer } = useSession()
  const served = customer?.id ?? null
  const before = useRef(served)
  const ways = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLDivElement>(null)

  // The keyboard goes on: to what comes next for a customer, or to the search for the next one.
  useEffect(() => {
    if (before.current === served) return
    before.current = served
    if (served === null) search.current?.querySelector('input')?.focus()
    else ways.current?.querySelector('a')?.focus()
  }, [served])

  return (
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
              <Ways ref={ways}>
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
                <ButtonLink to={paths.pricing()} variant="secondary">
                  {t('checkout:customers.membership')}
                </ButtonLink>
                <Button variant="text" onClick={() => void serveCustomer(null)}>
                  {t('checkout:customers.finish')}
                </Button>
              </Ways>
            </div>
          )}
        </AccountPart>
        <AccountPart title={t('checkout:customers.another')}>
          <div ref={search}>
            <FindCustomer
              registration={new URL(paths.register(), window.location.origin).href}
              isNext={customer === null}
              isFirst
              action={{
                label: t('checkout:customers.serve'),
                named: (name) => t('checkout:customers.serveNamed', { name }),
              }}
              onChosen={(chosen) => void serveCustomer(chosen)}
            />
          </div>
        </AccountPart>
      </Stack>
    </Columns>
  )
}
