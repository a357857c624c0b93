import { Navigate } from 'react-router-dom'
import { environment } from '../../../app/environment.ts'
import { isIncomplete } from '../../../features/attendees/asked.ts'
import { useAsked } from '../../../features/attendees/use-asked.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { Checkout } from '../../../features/checkout/Checkout.tsx'

/** '/basket/checkout'; attendees' questions come first, at '/attendees'. */
export function CheckoutPage() {
  const { cart } = useBasket()
  const { attendees } = environment().site.paths
  const asks = attendees !== null && cart?.attendeeWaiversRequired === true
  const asked = useAsked(asks)
  if (asks && asked.status === 'success' && isIncomplete(asked.data)) return <Navigate to={attendees()} replace />
  return <Checkout />
}
