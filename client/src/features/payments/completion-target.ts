import type { CartSource } from '@touchline/contract'

export type CompletedOrder = {
  readonly orderId: number
  readonly source: CartSource
  readonly isKiosk: boolean
  /** The configured address to go to instead of a page of ours, or null. */
  readonly successAddress: string | null
  /** Where relative success addresses start. */
  readonly origin: string
}

/** `route`: a page of this site; `address`: somewhere else, the whole page goes there. */
export type CompletionTarget =
  { readonly kind: 'route'; readonly path: string } | { readonly kind: 'address'; readonly url: string }

/**
 * The success address with the order id. It comes from the configuration alone, never from the page's own address, and
 * only http and https are followed: a link cannot send a customer anywhere.
 */
function successTarget(address: string, origin: string, orderId: number): CompletionTarget | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  // Appended as text: reading and writing the parameters would respell those already there.
  url.search = `${url.search || '?'}${url.search ? '&' : ''}orderId=${orderId}`
  return { kind: 'address', url: url.href }
}

/** Where to go after an order. [P2-001, P2-002, P2-003, P2-004, C-19] */
export function completionTarget(order: CompletedOrder): CompletionTarget {
  const { orderId, source, isKiosk, successAddress, origin } = order
  const target = successAddress ? successTarget(successAddress, origin, orderId) : undefined
  if (target) return target
  if (source !== 'online-joining') return { kind: 'route', path: `/booking-confirmed/${orderId}` }
  return { kind: 'route', path: `/order-confirmed/${orderId}${isKiosk ? '?kiosk=true' : ''}` }
}
