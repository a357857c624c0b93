/** An address of a third party that a customer may be sent to; null for anything that is no page on the web. */
export function visitAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? address : null
}

/** Whether the time of a visit is over at `now`, epoch milliseconds; never where nobody says until when it lasts. */
export function isOver(expiresAt: string | null | undefined, now: number): boolean {
  const instant = Date.parse(expiresAt ?? '')
  return Number.isFinite(instant) && instant <= now
}
