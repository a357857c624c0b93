import type { Text } from '@touchline/contract'
import { type MinorUnits, sum, zero } from '@touchline/money'
import type { Tx } from '../../../repositories.ts'
import { mailCancelled, type Told } from '../../mails/index.ts'
import { currencyOf } from '../../site/index.ts'
import type { Outcome } from './cancellation.ts'
import type { GaveBack } from './give-back.ts'

/** Bookings that were cancelled as one, and the consequences. */
export type CancelledUnit = Pick<Outcome, 'fee' | 'blocks' | 'packages'> & {
  readonly bookings: readonly [Told, ...(readonly Told[])]
  readonly gave: GaveBack
}

type Telling = {
  readonly ids: { readonly mail: () => number }
  readonly publicUrl: string
  readonly now: number
  /** The reason given to the customers; null when they cancelled themselves. */
  readonly because: Text | string | null
}

/** Mails each customer once for each order, whatever was cancelled of it: with sums of what comes back and is owed. */
export async function tellOwners(tx: Tx, units: readonly CancelledUnit[], telling: Telling): Promise<void> {
  const { symbol } = currencyOf(await tx.site.getClient())
  const total = (amounts: readonly MinorUnits[]) => {
    const minor = sum(amounts)
    return minor > zero ? { minor, symbol } : null
  }
  const { ids, ...rest } = telling
  const ofOrders = Map.groupBy(units, ({ bookings: [{ ownerId, orderId }] }) => `${ownerId}:${orderId}`)
  for (const own of ofOrders.values()) {
    const [first, ...others] = own.flatMap(({ bookings }) => bookings).toSorted(byStart)
    if (!first) continue
    const consequences = {
      credit: total(own.map(({ gave }) => gave.credit)),
      card: total(own.map(({ gave }) => gave.card)),
      packages: [...new Set(own.flatMap(({ packages }) => packages))],
      fee: total(own.map(({ fee }) => fee)),
      blocks: [...new Set(own.flatMap(({ blocks }) => blocks))],
    }
    await mailCancelled(tx, { ...rest, mailId: ids.mail(), bookings: [first, ...others], consequences })
  }
}

function byStart(a: Told, b: Told): number {
  return a.startsAt - b.startsAt || a.bookingId - b.bookingId
}
