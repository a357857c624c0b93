import { NavLink } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
import { useSwitches } from '../../../app/site-record.ts'
import { styled } from '../../../theme/styled.ts'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
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

// From edge to edge on phones, where it scrolls sideways when needed.
const Bar = styled('nav', {
  base: { mx: { base: '-4', md: '0' }, mb: { base: '5', md: '6' }, borderBottomWidth: '1px', borderColor: 'border' },
})
const Tabs = styled('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    px: { base: '2', md: '0' },
    '& > li': { flexShrink: 0 },
  },
})
const Tab = styled(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    minHeight: 'touch',
    px: { base: '2', md: '3' },
    fontSize: 'sm',
    color: 'fg',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    _focusVisible: { outlineOffset: '-3px' },
    // A line on the current item only: transparent lines would all show in forced colours.
    '&[aria-current]': {
      fontWeight: 'bold',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        borderBottomWidth: '3px',
        borderColor: 'brand.edge',
      },
    },
  },
})

/** The tabs of the customer's own pages; guest passes are for their owner alone. */
export function AccountTabs() {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const { onlineGuestPasses } = useSwitches()
  const { bookings, orders } = useAccountPages()
  const isSelf = customer === null
  return (
    <Bar aria-label={isSelf ? t('common:navigation.myAccount') : t('common:desk.pages', { name: customer.name })}>
      <Tabs>
        <li>
          <Tab to={paths.myBookings()}>{bookings}</Tab>
        </li>
        <li>
          <Tab to={paths.myOrders()}>{orders}</Tab>
        </li>
        {onlineGuestPasses && isSelf ? (
          <li>
            <Tab to={paths.guestPasses()}>{t('common:breadcrumbs.guestPasses')}</Tab>
          </li>
        ) : null}
      </Tabs>
    </Bar>
  )
}
