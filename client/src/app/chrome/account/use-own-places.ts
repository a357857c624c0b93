import type { TextKey } from '../../../i18n/texts.ts'
import { environment } from '../../environment.ts'
import { useSession } from '../../session/use-session.ts'
import { useSwitches } from '../../site-record.ts'

type OwnPlace = { readonly label: TextKey<'common'>; readonly to: string }

/**
 * The customer's own pages, as far as a site shows them. For a customer served by staff, without guest passes, which
 * are for their owner alone.
 */
export function useOwnPlaces(): readonly OwnPlace[] {
  const { paths, ownPlaces } = environment().site
  const { customer } = useSession()
  const { onlineGuestPasses } = useSwitches()
  const isSelf = customer === null
  const places = [
    { label: isSelf ? 'common:breadcrumbs.myBookings' : 'common:desk.bookings', to: paths.myBookings() },
    { label: isSelf ? 'common:breadcrumbs.myOrders' : 'common:desk.orders', to: paths.myOrders() },
    { label: 'common:breadcrumbs.guestPasses', to: onlineGuestPasses && isSelf ? paths.guestPasses() : null },
  ] as const
  const others = ownPlaces.map(({ title, path }) => ({ label: `common:titles.${title}` as const, to: path }))
  return [...places.flatMap(({ label, to }) => (to === null ? [] : [{ label, to }])), ...others]
}
