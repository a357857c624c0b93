import type { Job } from '@touchline/contract'

/** A payment as the gateway tells its merchant. */
type AtGateway = { readonly vendor_tx_code: string; readonly held: number }

/**
 * Payments left after everything has had time to end: attempts with a job, and held money. An attempt without a job is
 * found by the invariants. A reversed one may be checked once more for its refund.
 */
export function leftUnderWay(upcoming: readonly Job[], transactions: readonly AtGateway[]): readonly string[] {
  const waiting = upcoming.filter(({ kind, what }) => kind === 'payment-sweep' && !what.includes(' was undone; '))
  const held = transactions.filter((one) => one.held !== 0)
  return [
    ...waiting.map(({ what, due_at: dueAt }) => `${what} at ${dueAt}`),
    ...held.map((one) => `${one.held} is held for ${one.vendor_tx_code}`),
  ]
}

/**
 * Two rounds of two hours are enough, but for money that goes back: what a bank sent back is tried again an hour later, and
 * a gateway that stored a failure repeats it for the day that it knows the key.
 */
export function mayTakeAnotherRound(round: number, left: readonly string[]): boolean {
  return round < 2 || (round < 14 && left.length > 0)
}
