import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useOwnPlaces } from '../../../app/chrome/account/use-own-places.ts'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { Tab, Tabs } from '../../../ui/layout/page/Tabs.tsx'
import { paths } from '../paths.ts'

/** Names the account pages in breadcrumbs: without *My* while staff serve a customer. */
export function useAccountPages(): void {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const isSelf = customer === null
  useCrumbLabel(paths.myBookings(), t(isSelf ? 'common:breadcrumbs.myBookings' : 'common:desk.bookings'))
  useCrumbLabel(paths.myOrders(), t(isSelf ? 'common:breadcrumbs.myOrders' : 'common:desk.orders'))
}

/** The tabs of the customer's own pages. */
export function AccountTabs() {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const places = useOwnPlaces()
  const { pathname } = useLocation()
  useAccountPages()
  return (
    <Tabs
      label={customer === null ? t('common:navigation.myAccount') : t('common:desk.pages', { name: customer.name })}
    >
      {places.map(({ label, to }) => (
        <li key={label}>
          <Tab to={to} aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}>
            {t(label)}
          </Tab>
        </li>
      ))}
    </Tabs>
  )
}
