import type { TextKey } from '../../../i18n/texts.ts'
import { environment } from '../../environment.ts'
import { useSession } from '../../session/use-session.ts'
import { useSwitches } from '../../site-record.ts'

type OwnPlace = { readonly label: TextKey<'common'>; readonly to: string }

type Names = { readonly bookings: TextKey<'common'>; readonly orders: TextKey<'common'> }

/** Each link has the name of the page that it leads to. */
const names = {
  own: { bookings: 'common:breadcrumbs.myBookings', orders: 'common:breadcrumbs.myOrders' },
  account: { bookings: 'common:titles.bookings', orders: 'common:titles.payments' },
  served: { bookings: 'common:desk.bookings', orders: 'common:desk.orders' },
} satisfies Record<string, Names>

/**
 * The customer's own pages, as far as a site shows them. For a customer served by staff, without guest passes, which
 * are for their owner alone.
 */
export function useOwnPlaces(): readonly OwnPlace[] {
  const { paths, ownPlaces, isAccount } = environment().site
  const { customer } = useSession()
  const { onlineGuestPasses } = useSwitches()
  const isSelf = customer === null
  const ownNames = isAccount ? names.account : names.own
  const { bookings, orders } = isSelf ? ownNames : names.served
  const places = [
    { label: bookings, to: paths.myBookings() },
    { label: orders, to: paths.myOrders() },
    { label: 'common:breadcrumbs.guestPasses', to: onlineGuestPasses && isSelf ? paths.guestPasses() : null },
  ] as const
  const others = ownPlaces.map(({ title, path }) => ({ label: `common:titles.${title}` as const, to: path }))
  return [...places.flatMap(({ label, to }) => (to === null ? [] : [{ label, to }])), ...others]
}
