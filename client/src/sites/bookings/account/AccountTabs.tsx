import { NavLink } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useOwnPlaces } from '../../../app/chrome/account/use-own-places.ts'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { styled } from '../../../theme/styled.ts'
import { paths } from '../paths.ts'

/** Names the account pages in breadcrumbs: without *My* while staff serve a customer. */
export function useAccountPages(): void {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const isSelf = customer === null
  useCrumbLabel(paths.myBookings(), t(isSelf ? 'common:breadcrumbs.myBookings' : 'common:desk.bookings'))
  useCrumbLabel(paths.myOrders(), t(isSelf ? 'common:breadcrumbs.myOrders' : 'common:desk.orders'))
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

/** The tabs of the customer's own pages. */
export function AccountTabs() {
  const { t } = useTranslation(['common'])
  const { customer } = useSession()
  const places = useOwnPlaces()
  useAccountPages()
  return (
    <Bar
      aria-label={
        customer === null ? t('common:navigation.myAccount') : t('common:desk.pages', { name: customer.name })
      }
    >
      <Tabs>
        {places.map(({ label, to }) => (
          <li key={label}>
            <Tab to={to}>{t(label)}</Tab>
          </li>
        ))}
      </Tabs>
    </Bar>
  )
}
