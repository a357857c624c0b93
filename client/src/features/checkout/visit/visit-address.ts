/** A third party's address that a customer may be sent to; null for anything but a web page. */
export function visitAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? address : null
}

/** Whether the checkout has expired at `now`, epoch milliseconds; never without an expiry. */
export function isOver(expiresAt: string | null | undefined, now: number): boolean {
  const instant = Date.parse(expiresAt ?? '')
  return Number.isFinite(instant) && instant <= now
}
