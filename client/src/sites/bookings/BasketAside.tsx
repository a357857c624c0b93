import { BasketPanel } from '../../features/carts/basket/BasketPanel.tsx'
import { paths } from './paths.ts'

/** The basket panel with this site's addresses, for the right column of a page. */
export function BasketAside({ leavesBehind = null }: { readonly leavesBehind?: string | null }) {
  return (
    <BasketPanel
      leavesBehind={leavesBehind}
      paths={{ browse: paths.redirectToSelectedVenue(), checkout: paths.basketCheckout(), basket: paths.basket() }}
    />
  )
}
