import { useTranslation } from 'react-i18next'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { paths } from '../paths.ts'

/** The names of the account pages and their links: without *My* while staff serve a customer. */
export function useAccountPages() {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const isSelf = customer === null
  const bookings = t(isSelf ? 'common:breadcrumbs.myBookings' : 'common:desk.bookings')
  const orders = t(isSelf ? 'common:breadcrumbs.myOrders' : 'common:desk.orders')
  useCrumbLabel(paths.myBookings(), bookings)
  useCrumbLabel(paths.myOrders(), orders)
  return { bookings, orders }
}
