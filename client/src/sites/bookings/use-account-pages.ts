import { useTranslation } from 'react-i18next'
import { useCrumbLabel } from '../../app/crumb-labels.ts'
import { useSession } from '../../app/session/use-session.ts'
import { paths } from './paths.ts'

/** Names the account pages in breadcrumbs: without *My* while staff serve a customer. */
export function useAccountPages(): void {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const isSelf = customer === null
  useCrumbLabel(paths.myBookings(), t(isSelf ? 'common:breadcrumbs.myBookings' : 'common:desk.bookings'))
  useCrumbLabel(paths.myOrders(), t(isSelf ? 'common:breadcrumbs.myOrders' : 'common:desk.orders'))
}
