import { Checkout } from '../../../features/checkout/Checkout.tsx'

/** '/basket/checkout' */
export function CheckoutPage() {
  return <Checkout />
}
