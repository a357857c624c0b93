import type { CartSource } from '@touchline/contract'

export type CompletedOrder = {
  readonly orderId: number
  readonly source: CartSource
  readonly isKiosk: boolean
  /** The configured address after an order, or null for our own page. */
  readonly successAddress: string | null
  /** The base of relative success addresses. */
  readonly origin: string
}

/** `route`: a page of this site; `address`: a full navigation elsewhere. */
export type CompletionTarget =
  { readonly kind: 'route'; readonly path: string } | { readonly kind: 'address'; readonly url: string }

/**
 * The success address with the order id. It comes from the configuration alone, never from the page's address, and must
 * be http or https: no link can redirect a customer.
 */
function successTarget(address: string, origin: string, orderId: number): CompletionTarget | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  // Appended as text: parsing would respell existing parameters.
  url.search = `${url.search || '?'}${url.search ? '&' : ''}orderId=${orderId}`
  return { kind: 'address', url: url.href }
}

/** The target after an order. */
export function completionTarget(order: CompletedOrder): CompletionTarget {
  const { orderId, source, isKiosk, successAddress, origin } = order
  const target = successAddress ? successTarget(successAddress, origin, orderId) : undefined
  if (target) return target
  if (source !== 'online-joining') return { kind: 'route', path: `/booking-confirmed/${orderId}` }
  return { kind: 'route', path: `/order-confirmed/${orderId}${isKiosk ? '?kiosk=true' : ''}` }
}
