import { Navigate } from 'react-router-dom'
import { isIncomplete } from '../../../features/attendees/asked.ts'
import { useAsked } from '../../../features/attendees/use-asked.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { Checkout } from '../../../features/checkout/Checkout.tsx'
import { paths } from '../paths.ts'

/** '/basket/checkout'; while something is to be said of somebody who comes, '/attendees' comes first. [O-05] */
export function CheckoutPage() {
  const { cart } = useBasket()
  const asked = useAsked(cart?.attendeeWaiversRequired === true)
  if (cart?.attendeeWaiversRequired === true && asked.status === 'success' && isIncomplete(asked.data)) {
    return <Navigate to={paths.attendees()} replace />
  }
  return <Checkout />
}
